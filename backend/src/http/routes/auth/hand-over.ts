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
    const session = isPartner(brand, origin) ? await codes.exchange(code, { brand, origin }, code_verifier) : undefined
    const account = session && (await subscriptions.account(session.subscriberId))
    if (!account) throw refused('code', ar.codeRefused)
    return { data: { token: session.token, user: presentUser(account) } }
  })
}

/** One answer for whatever is wrong: it must not tell what was right. */
const refused = (field: string, message: string) =>
  new ApiError('validation', { message, errors: { [field]: [message] } })
