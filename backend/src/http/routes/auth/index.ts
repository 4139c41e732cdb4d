import type { FastifyInstance } from 'fastify'
import { startSubscriptionJobs } from '../../../jobs/subscription-jobs'
import type { Accounts } from '../../../domain/accounts/accounts'
import type { Brands } from '../../../infrastructure/brands/brands'
import type { DesignFiles } from '../../../infrastructure/uploads/design-files'
import { subscriberRoutes } from '../subscriber/details'
import { handOverRoutes } from './hand-over'
import { loginRoutes } from './login'
import { subscriptionRoutes } from './subscription'

/** Milliseconds between two removals: transactions of the protection script, which anybody may ask for, gather meanwhile. */
const PURGE_MS = 10 * 60_000

interface AccountRoutes {
  accounts: Accounts
  brands: Brands
  designFiles: DesignFiles
  siteOrigin: string
  /** Whether this server sees to charges, messages and the carrier's events. */
  jobs: boolean
}

/** Every call that knows people, the jobs that nobody asks for, and the removal of what is over. */
export async function accountRoutes(app: FastifyInstance, options: AccountRoutes): Promise<void> {
  await app.register(loginRoutes, options)
  await app.register(handOverRoutes, options)
  await app.register(subscriptionRoutes, options)
  await app.register(subscriberRoutes, options)

  const purge = () => options.accounts.purge().catch((error: unknown) => app.log.warn({ err: error }, 'purge failed'))
  const timer = setInterval(() => void purge(), PURGE_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await options.accounts.guard.flush()
  })

  if (!options.jobs) return
  const stopJobs = startSubscriptionJobs(options.accounts, app.log)
  app.addHook('onClose', stopJobs)
}
