import { neverIllegal } from '../testing/never-illegal.ts'

neverIllegal('kung-fur-fight')
