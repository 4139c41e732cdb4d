import { runProgram } from '../start/program'
import { brandsCommand } from './brands-command'

/** Brands that all hosts share, beside a running server or without one: `brands-command.ts` says its words. */
runProgram('brands', (program) => brandsCommand(process.argv.slice(2), program))
