import { runProgram } from '../../start/program'
import { releasesCommand } from './releases-command'

/** Releases that all hosts share, beside a running server or without one: `releases-command.ts` says its words. */
runProgram('releases', (program) => releasesCommand(process.argv.slice(2), program))
