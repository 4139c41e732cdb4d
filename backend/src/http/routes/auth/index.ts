import type { FastifyInstance } from 'fastify'
import type { Accounts } from '../../../domain/accounts/accounts'
import type { Brands } from '../../../infrastructure/brands/brands'
import type { DesignFiles } from '../../../infrastructure/uploads/design-files'
import { subscriberRoutes } from '../subscriber/details'
import { handOverRoutes } from './hand-over'
import { loginRoutes } from './login'
import { subscriptionRoutes } from './subscription'

interface AccountRoutes {
  accounts: Accounts
  brands: Brands
  designFiles: DesignFiles
  siteOrigin: string
}

/** Every call that knows people. */
export async function accountRoutes(app: FastifyInstance, options: AccountRoutes): Promise<void> {
  await app.register(loginRoutes, options)
  await app.register(handOverRoutes, options)
  await app.register(subscriptionRoutes, options)
  await app.register(subscriberRoutes, options)
}
