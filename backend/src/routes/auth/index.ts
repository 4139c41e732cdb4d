import type { FastifyInstance } from 'fastify'
import type { Accounts } from '../../plugins/app/accounts'
import type { DesignFiles } from '../../uploads/design-files'
import { subscriberRoutes } from '../subscriber/details'
import { loginRoutes } from './login'
import { subscriptionRoutes } from './subscription'

const PURGE_MS = 60 * 60 * 1000

/** Every call that knows people, and the hourly removal of what is over. */
export async function accountRoutes(
  app: FastifyInstance,
  options: { accounts: Accounts; designFiles: DesignFiles },
): Promise<void> {
  await app.register(loginRoutes, options)
  await app.register(subscriptionRoutes, options)
  await app.register(subscriberRoutes, options)

  const purge = () => options.accounts.purge().catch((error: unknown) => app.log.warn({ err: error }, 'purge failed'))
  const timer = setInterval(() => void purge(), PURGE_MS).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
