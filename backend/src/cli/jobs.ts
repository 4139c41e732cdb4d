import { runProgram } from '../start/program'
import { jobsCommand } from './jobs-command'

/** The job queue, beside a running server or without one: `jobs-command.ts` says its words. */
runProgram('jobs', (program) => jobsCommand(process.argv.slice(2), program))
