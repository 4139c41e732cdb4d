import { runProgram } from '../start/program'
import { contentCommand } from './content-command'

/** `content import <folder | file.csv> [--dry-run]`, beside a running server or without one. */
runProgram('content', (program) => contentCommand(process.argv.slice(2), program))
