import { PROTECTION_OK, XSRF_COOKIE } from '@yawmi/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../../errors'
import type { Accounts } from '../../plugins/app/accounts'
import { carrierFailure } from '../../plugins/app/carrier-failure'
import { ar as otpCopy } from '../../plugins/app/otp/copy/ar'
import { readCode, verdictMessage } from '../../plugins/app/otp/otp'
import { subscriberOf } from '../../plugins/app/viewer'
import { presentUser } from '../../presenters/subscriber'
import { endpoint } from '../endpoint'
import { ar } from './copy/ar'

/** Sign-in by number and code, and what stands before and after it. */
export async function loginRoutes(app: FastifyInstance, { accounts }: { accounts: Accounts }): Promise<void> {
  const { otp, protection, sessions, subscriptions, carrier } = accounts

  endpoint(app, 'protectedScript', async ({ query, request }) => {
    const asked = carrier.protectedScript({ targetedElement: query.targeted_element })
    const { script, transaction } = await asked.catch((error: unknown) => {
      throw carrierFailure(error)
    })
    const transaction_identify = await protection.issue(browserOf(request), transaction)
    return { messageCode: PROTECTION_OK, success: { dcbprotect: script, transaction_identify } }
  })

  endpoint(app, 'login', async ({ body, request }) => {
    const msisdn = readNumber(accounts, body.msisdn)
    const transaction = body.transaction_identify
    const claimed = transaction === undefined ? undefined : await protection.claim(browserOf(request), transaction)
    if (claimed === null)
      throw new ApiError('validation', { message: ar.pageTooOld, errors: { msisdn: [ar.pageTooOld] } })
    const sending = otp.send({ msisdn, purpose: 'subscribe' }, claimed?.carrierTransaction)
    const retryAfter = await sending.catch(async (error: unknown) => {
      await claimed?.release()
      throw error
    })
    return { message: otpCopy.sent, data: { msisdn, retryAfter } }
  })

  endpoint(app, 'confirmOtp', async ({ body }) => {
    const msisdn = readNumber(accounts, body.msisdn)
    const confirmed = await otp.confirm({ msisdn, purpose: 'subscribe' }, readCode(body.otp), () =>
      subscriptions.open(msisdn, (tx, subscriber) => sessions.start(tx, subscriber.id)),
    )
    if (confirmed.kind !== 'right') {
      const message = verdictMessage(confirmed)
      const retryAfter = confirmed.kind === 'blocked' ? confirmed.retryAfter : undefined
      throw new ApiError('otp_rejected', { message, errors: { otp: [message] }, retryAfter })
    }
    const account = await subscriptions.account(confirmed.value.subscriber.id)
    if (!account) throw new ApiError('unauthenticated')
    return { data: { token: confirmed.value.value, user: presentUser(account) } }
  })

  endpoint(app, 'logout', async ({ viewer }) => {
    await sessions.revoke(subscriberOf(viewer).sessionId)
    return { message: ar.signedOut }
  })
}

/** @throws ApiError 422 under `msisdn` */
function readNumber({ normalise }: Accounts, typed: string): string {
  const msisdn = normalise(typed)
  if (msisdn) return msisdn
  throw new ApiError('validation', { message: ar.numberInvalid, errors: { msisdn: [ar.numberInvalid] } })
}

/** Its anti-forgery token stays with a browser while addresses of phones change; the request cannot be here without it. */
function browserOf(request: FastifyRequest): string {
  return [request.cookies[XSRF_COOKIE], request.headers['user-agent']].join('\n')
}
