import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../../lib/errors'
import { CODE_LIFETIME_SECONDS } from '../../../domain/sessions/authorization-codes'
import { subscriberOf } from '../../plugins/viewer'
import { presentUser } from '../../presenters/subscriber'
import { endpoint } from '../../endpoint/endpoint'
import { ar } from './copy/ar'

/** How a partner whose page frames the sign-in flow comes to a session: a one-time code, exchanged by its server. */
export async function handOverRoutes(app: FastifyInstance): Promise<void> {
  const { brands } = app
  const { codes, subscriptions } = app.accounts
  const isPartner = (brand: string, origin: string) => brands.get(brand)?.allowedOrigins.includes(origin) ?? false

  endpoint(app, 'authorizationCode', async ({ body, viewer }) => {
    const { brand, origin, code_challenge } = body
    const code = isPartner(brand, origin)
      ? await codes.issue(subscriberOf(viewer).sessionId, { brand, origin }, code_challenge)
      : undefined
    if (code === undefined) throw refused('origin', ar.notOfThisFlow)
    return { data: { code, expires_in: CODE_LIFETIME_SECONDS } }
  })

  endpoint(app, 'exchangeCode', async ({ body }) => {
    const { brand, origin, code, code_verifier } = body
    const shown = [code, { brand, origin }, code_verifier] as const
    const subscriberId = isPartner(brand, origin) ? await codes.subscriberOf(...shown) : undefined
    const account = subscriberId && (await subscriptions.account(subscriberId))
    // Used up last: a database that fails before costs the partner no code.
    const token = account && (await codes.exchange(...shown))
    if (!token) throw refused('code', ar.codeRefused)
    return { data: { token, user: presentUser(account) } }
  })
}

/** One answer for whatever is wrong: it must not tell what was right. */
const refused = (field: string, message: string) =>
  new ApiError('validation', { message, errors: { [field]: [message] } })
