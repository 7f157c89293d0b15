import { bots } from '../bots/all.ts'
import { answerJobs } from './bots/answer-jobs.ts'

answerJobs(bots)
