import { runProgram } from '../start/program'
import { contentCommand } from './content-command'

/** The content command, beside a running server or without one: `content-command.ts` says its words. */
runProgram('content', (program) => contentCommand(process.argv.slice(2), program))
