import { bots } from '../../../bots/all.ts'
import { answerJobs } from './answer-jobs.ts'

answerJobs(bots)
