import { LOGIN_MESSAGE_CODE, PROTECTION_OK } from '@yawmi/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { operatorNames } from '@yawmi/brand'
import { normaliseMsisdn } from '../../carrier/msisdn'
import { ApiError } from '../../errors'
import type { Accounts } from '../../plugins/app/accounts'
import { carrierFailure } from '../../plugins/app/carrier-failure'
import { ar as otpCopy } from '../../plugins/app/otp/copy/ar'
import { readCode, verdictMessage } from '../../plugins/app/otp/otp'
import type { Terms } from '../../plugins/app/subscriptions/terms'
import { subscriberOf } from '../../plugins/app/viewer'
import { browserIdOf } from '../../plugins/app/xsrf'
import { presentUser } from '../../presenters/subscriber'
import { endpoint } from '../endpoint'
import type { Brands } from '../../site/brands'
import { ar } from './copy/ar'
import { brandHost, brandIsGone, pageBrand } from './page-brand'

/** A number of any mobile operator of the country. */
const MOBILE = /^\+2189/

interface LoginDeps {
  accounts: Accounts
  brands: Brands
}

/** Sign-in by number and code, and what stands before and after it. */
export async function loginRoutes(app: FastifyInstance, { accounts, brands }: LoginDeps): Promise<void> {
  const { otp, terms, store, protection, sessions, subscriptions, carrier } = accounts

  endpoint(app, 'protectedScript', async ({ query, request }) => {
    const asked = carrier.protectedScript({ targetedElement: query.targeted_element })
    const { script, transaction } = await asked.catch((error: unknown) => {
      throw carrierFailure(error)
    })
    const transaction_identify = await protection.issue(browserOf(request), transaction)
    return { messageCode: PROTECTION_OK, success: { dcbprotect: script, transaction_identify } }
  })

  endpoint(app, 'login', async ({ body, request }) => {
    const page = terms.of(pageBrand(brands, request, body.brand))
    const msisdn = readNumber(accounts, body.msisdn, page)
    // Who asks for the code again, which is without a transaction, need not say the brand again.
    const asksAgain = body.brand === undefined && body.transaction_identify === undefined
    const before = asksAgain ? await otp.brandOf({ msisdn, purpose: 'subscribe' }) : null
    const sender = before === null ? page : terms.of(before)
    if (!sender.serves(msisdn)) throw numberRefused(sender, msisdn)
    const claimed = await passProtection(accounts, request, msisdn, body.transaction_identify)
    const sending = otp.send({ msisdn, purpose: 'subscribe' }, sender, {
      host: brandHost(brands, request),
      transaction: claimed?.carrierTransaction,
    })
    const retryAfter = await sending.catch(async (error: unknown) => {
      await claimed?.release()
      throw error
    })
    return { message: otpCopy.sent, data: { msisdn, retryAfter } }
  })

  endpoint(app, 'confirmOtp', async ({ body, request, reply }) => {
    const msisdn = readNumber(accounts, body.msisdn, terms.of(pageBrand(brands, request, undefined)))
    const confirmed = await otp.confirm({ msisdn, purpose: 'subscribe' }, readCode(body.otp), async (brand) => {
      if (brand !== null && !terms.find(brand) && !(await store.find(msisdn))) throw brandIsGone('otp')
      const transaction = await protection.lastOf(msisdn)
      return subscriptions.open(
        msisdn,
        brand,
        (tx, subscriber) => sessions.start(tx, subscriber.id, brand),
        transaction,
      )
    })
    if (confirmed.kind !== 'right') {
      const message = verdictMessage(confirmed)
      const retryAfter = confirmed.kind === 'blocked' ? confirmed.retryAfter : undefined
      throw new ApiError('otp_rejected', { message, errors: { otp: [message] }, retryAfter })
    }
    const account = await subscriptions.account(confirmed.value.subscriber.id)
    if (!account) throw new ApiError('unauthenticated')
    const token = confirmed.value.value
    reply.xsrfToken(token)
    return { data: { token, user: presentUser(account) } }
  })

  endpoint(app, 'logout', async ({ viewer, reply }) => {
    await sessions.revoke(subscriberOf(viewer).sessionId)
    reply.xsrfToken(undefined)
    return { message: ar.signedOut }
  })
}

/**
 * @param page whose example of a number a mistyped one is told
 * @throws ApiError 422 under `msisdn`
 */
function readNumber({ normalise }: Accounts, typed: string, page: Terms): string {
  const msisdn = normalise(typed)
  if (msisdn) return msisdn
  throw numberRefused(page, typed)
}

/** What is told of a number that the brand does not take: another operator's is right, and yet not for it. */
function numberRefused({ phoneExample, operators }: Terms, typed: string): ApiError {
  const isMobile = normaliseMsisdn(typed, MOBILE) !== null
  const message = isMobile
    ? ar.numberOfOthers(operatorNames({ operators }), phoneExample)
    : ar.numberInvalid(phoneExample)
  return new ApiError('validation', { message, errors: { msisdn: [message] } })
}

/**
 * Takes the transaction of the protection script. Without one the browser must have had a login for the number accepted
 * of late: it asks for the code again.
 * @throws ApiError 422 under `msisdn`
 */
async function passProtection(
  { protection, carrier }: Accounts,
  request: FastifyRequest,
  msisdn: string,
  transaction: string | undefined,
) {
  const browser = browserOf(request)
  if (transaction === undefined && (await protection.covers(browser, msisdn))) return undefined
  const claimed = transaction === undefined ? null : await protection.claim(browser, transaction, msisdn)
  if (claimed) return claimed
  // A page has no transaction also when the carrier is down: then that is what the person is told.
  if (transaction === undefined)
    await carrier.subscriber(msisdn).catch((error: unknown) => {
      throw carrierFailure(error)
    })
  // By the code a page knows that a fresh transaction is all it needs.
  const [message, messageCode] = [ar.pageTooOld, LOGIN_MESSAGE_CODE]
  throw new ApiError('validation', { message, messageCode, errors: { msisdn: [message] } })
}

/** Whose the transaction is; the request cannot be here without its anti-forgery pair. */
function browserOf(request: FastifyRequest): string {
  return [browserIdOf(request), request.headers['user-agent']].join('\n')
}
