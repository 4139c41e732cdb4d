import { LOGIN_MESSAGE_CODE, PROTECTION_OK, type Proof } from '@yawmi/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { operatorNames } from '@yawmi/brand'
import { normaliseMsisdn } from '../../../lib/msisdn'
import type { Tx } from '../../../infrastructure/db/connect'
import { ApiError } from '../../../lib/errors'
import type { Accounts } from '../../../domain/accounts/accounts'
import { carrierFailure } from '../../../infrastructure/carrier/carrier-failure'
import { ar as otpCopy } from '../../../domain/otp/copy/ar'
import { readCode, verdictMessage } from '../../../domain/otp/answers'
import type { Attempt } from '../../../domain/sign-in/attempt'
import { ProofDemand } from '../../../domain/sign-in/proofs/proof-demand'
import { POLL_S } from '../../../domain/sign-in/proofs/sms-proofs'
import type { Plan } from '../../../domain/subscriptions/plan'
import { plainPriceText } from '../../../domain/subscriptions/sms-templates'
import { subscriberOf } from '../../plugins/viewer'
import { presentUser } from '../../presenters/subscriber'
import { endpoint } from '../../endpoint/endpoint'
import { ar } from './copy/ar'
import { brandHost, brandIsGone, pageBrand } from './page-brand'
import { browserOf, proofRequired, readAttempt, rememberDevice, smsProof } from './sign-in-attempt'

/** A number of any mobile operator of the country. */
const MOBILE = /^\+2189/
/** Seconds; whoever would wait longer for a code is offered to sign in by a message. */
const OFFER_SMS_AFTER_S = 300

/** Sign-in by number and code, or by a message from the number, and what stands before and after it. */
export async function loginRoutes(app: FastifyInstance, { siteOrigin }: { siteOrigin: string }): Promise<void> {
  const { accounts, brands } = app
  const { otp, plans, store, lifecycle, protection, sessions, subscriptions, carrier, smsProofs } = accounts

  endpoint(app, 'protectedScript', async ({ query, request }) => {
    const answer = carrier.protectedScript({ targetedElement: query.targeted_element })
    const { script, transaction } = await answer.catch((error: unknown) => {
      throw carrierFailure(error)
    })
    const transaction_identify = await protection.issue(browserOf(request), transaction)
    return { messageCode: PROTECTION_OK, success: { dcbprotect: script, transaction_identify } }
  })

  endpoint(app, 'login', async ({ body, request }) => {
    const page = plans.of(pageBrand(brands, request, body.brand))
    const msisdn = readNumber(accounts, body.msisdn, page)
    // Who asks for the code again, which is without a transaction, need not say the brand again.
    const asksAgain = body.brand === undefined && body.transaction_identify === undefined
    const sender = asksAgain ? await senderBefore(msisdn, page) : page
    if (!sender.serves(msisdn)) throw numberRefused(sender, msisdn)
    const attempt = await readAttempt(accounts, request, msisdn, body.proof)
    const offer = await subscriptions.priceWithoutTrial(msisdn, sender)
    const claimed = await passProtection(accounts, request, msisdn, body.transaction_identify)
    const sending = otp.sender.send({ msisdn, purpose: 'subscribe', attempt }, sender, {
      host: brandHost(brands, request),
      transaction: claimed?.carrierTransaction,
      price: offer ? plainPriceText(offer) : undefined,
    })
    const retryAfter = await sending.catch(async (error: unknown) => {
      if (isLongWait(error)) throw withProof(error, smsProof(accounts, attempt, sender))
      // A message goes on from here: the attempt was protected, and its consent will name it.
      const goesOn = error instanceof ProofDemand && error.kind === 'sms'
      if (!goesOn) await claimed?.release()
      throw await proofRequired(accounts, error, attempt, sender)
    })
    return { message: otpCopy.sent, data: { msisdn, retryAfter } }
  })

  endpoint(app, 'confirmOtp', async ({ body, request, reply }) => {
    const page = plans.of(pageBrand(brands, request, undefined))
    const msisdn = readNumber(accounts, body.msisdn, page)
    const code = readCode(body.otp)
    const attempt = await readAttempt(accounts, request, msisdn, body.proof)
    const confirming = { msisdn, purpose: 'subscribe', attempt, idempotencyKey: body.idempotency_key } as const
    const judging = otp.judge.confirm(confirming, code, async (brand) => {
      if (brand !== null && !plans.find(brand) && !(await store.find(msisdn))) throw brandIsGone('otp')
      return open(msisdn, brand)
    })
    const confirmed = await judging.catch(async (error: unknown) => {
      throw await proofRequired(accounts, error, attempt, await senderBefore(msisdn, page))
    })
    if (confirmed.kind !== 'right') {
      const message = verdictMessage(confirmed)
      const rejected = { message, errors: { otp: [message] } }
      if (confirmed.kind !== 'blocked') throw new ApiError('otp_rejected', rejected)
      const proof = smsProof(accounts, attempt, await senderBefore(msisdn, page))
      throw new ApiError('otp_rejected', { ...rejected, retryAfter: confirmed.retryAfter, proof })
    }
    return { data: enter(confirmed.value, attempt, request, reply) }
  })

  endpoint(app, 'confirmSms', async ({ body, request, reply }) => {
    const page = plans.of(pageBrand(brands, request, body.brand))
    const msisdn = readNumber(accounts, body.msisdn, page)
    const sender = body.brand === undefined ? await senderBefore(msisdn, page) : page
    const attempt = await readAttempt(accounts, request, msisdn, undefined)
    const token = body.sms_token
    const proving = { msisdn, token, idempotencyKey: body.idempotency_key }
    if (!smsProofs.isOf(attempt, token))
      return { data: { state: 'expired' as const, proof: smsProof(accounts, attempt, sender) } }
    const waiting = { data: { state: 'waiting' as const, retryAfter: POLL_S } }
    if (!(await smsProofs.hasCome(msisdn, token)) && !(await otp.prover.hasProved(proving))) return waiting
    if (!(await protection.covers(attempt.browser, msisdn))) throw pageTooOld('otp')
    if (!sender.serves(msisdn)) throw numberRefused(sender, msisdn)
    const proven = await otp.prover.prove(
      { ...proving, attempt, brand: sender.brand },
      (tx) => smsProofs.take(tx, msisdn, token),
      () => open(msisdn, sender.brand),
      () => smsProofs.receive(msisdn, token),
    )
    if (!proven) return waiting
    return { data: { state: 'signed_in' as const, session: enter(proven.value, attempt, request, reply) } }
  })

  endpoint(app, 'logout', async ({ viewer, reply }) => {
    await sessions.revoke(subscriberOf(viewer).sessionId)
    reply.xsrfToken(undefined)
    return { message: ar.signedOut }
  })

  /** The brand for which the number was last sent a code, else that of the page. */
  async function senderBefore(msisdn: string, page: Plan): Promise<Plan> {
    const before = await otp.sender.brandOf({ msisdn, purpose: 'subscribe' })
    return before === null ? page : plans.of(before)
  }

  /** A subscriber with a session, of a number that was proved just now. */
  async function open(msisdn: string, brand: string | null): Promise<Opened> {
    const transaction = await protection.lastOf(msisdn)
    const signIn = async (tx: Tx, subscriberId: string) => ({
      subscriberId,
      token: await sessions.start(tx, subscriberId, brand),
    })
    const { subscriberId, token } = await lifecycle.signUp(msisdn, brand, signIn, transaction)
    // Read before the code counts as used: a database that fails here costs the person no code.
    const account = await subscriptions.account(subscriberId)
    if (!account) throw new ApiError('unauthenticated')
    return { token, user: presentUser(account) }
  }

  function enter({ token, user }: Opened, attempt: Attempt, ...[request, reply]: Exchange): Opened {
    reply.xsrfToken(token)
    rememberDevice(accounts, request, reply, attempt, siteOrigin)
    return { token, user }
  }
}

type Exchange = [request: FastifyRequest, reply: FastifyReply]

interface Opened {
  /** Of the session. */
  token: string
  user: ReturnType<typeof presentUser>
}

const isLongWait = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.id === 'otp_wait' && (error.detail.retryAfter ?? 0) > OFFER_SMS_AFTER_S

const withProof = ({ id, detail }: ApiError, proof: Proof) => new ApiError(id, { ...detail, proof })

/** @param page whose example of a number a mistyped one is told. @throws ApiError 422 under `msisdn` */
function readNumber({ normalise }: Accounts, typed: string, page: Plan): string {
  const msisdn = normalise(typed)
  if (msisdn) return msisdn
  throw numberRefused(page, typed)
}

/** What is told of a number that the brand does not take: another operator's is right, and yet not for it. */
function numberRefused({ phoneExample, operators }: Plan, typed: string): ApiError {
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
  throw pageTooOld('msisdn')
}

/** By the code a page knows that a fresh transaction is all it needs. */
function pageTooOld(field: 'msisdn' | 'otp'): ApiError {
  const [message, messageCode] = [ar.pageTooOld, LOGIN_MESSAGE_CODE]
  return new ApiError('validation', { message, messageCode, errors: { [field]: [message] } })
}
