import { neverIllegal } from '../testing/never-illegal.ts'

neverIllegal('kung-fu-fighting')
