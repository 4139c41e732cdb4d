import { runProgram } from '../start/program'
import { checkSettingsCommand } from './check-settings-command'

/** What is wrong with the settings of a server: `check-settings-command.ts` says its words. */
runProgram('check-settings', (program) => checkSettingsCommand(process.argv.slice(2), program))
