import { neverIllegal } from '../testing/never-illegal.ts'

neverIllegal('kabuken')
