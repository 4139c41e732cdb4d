import { runProgram } from '../start/program'
import { keysCommand } from './keys-command'

/** The service's keys, beside a running server or without one: `keys-command.ts` says its words. */
runProgram('keys', (program) => keysCommand(process.argv.slice(2), program))
