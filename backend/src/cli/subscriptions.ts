import { runProgram } from '../start/program'
import { subscriptionsCommand } from './subscriptions-command'

/** Support's view of subscriptions, beside a running server or without one: `subscriptions-command.ts` says its words. */
runProgram('subscriptions', (program) => subscriptionsCommand(process.argv.slice(2), program))
