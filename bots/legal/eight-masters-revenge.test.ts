import { neverIllegal } from '../testing/never-illegal.ts'

neverIllegal('eight-masters-revenge')
