import { CONFIRM_ERROR_CODE, CONFIRM_OK_CODE } from '@yawmi/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OtpPurpose } from '../../../infrastructure/carrier/port'
import { ar as otpCopy } from '../../../domain/otp/copy/ar'
import { readCode, verdictMessage } from '../../../domain/otp/answers'
import type { Plan } from '../../../domain/subscriptions/plan'
import { plainPriceText } from '../../../domain/subscriptions/sms-templates'
import type { Standing } from '../../../domain/subscriptions/standing'
import { type SubscriberViewer, subscriberOf, type Viewer } from '../../plugins/viewer'
import { endpoint } from '../../endpoint/endpoint'
import { ar } from './copy/ar'
import { brandHost, pageBrand } from './page-brand'

/**
 * Leaving and renewing, each by a code. The token alone says whose subscription it is; identities in the bodies are
 * one of the specification's two readings and change nothing.
 */
export async function subscriptionRoutes(app: FastifyInstance): Promise<void> {
  const { brands } = app
  const { otp, subscriptions } = app.accounts

  async function sendCode(request: FastifyRequest, purpose: OtpPurpose, sender: Plan, price?: string) {
    const { msisdn } = subscriberOf(request.viewer)
    const retryAfter = await otp.sender.send({ msisdn, purpose }, sender, { host: brandHost(brands, request), price })
    return { message: otpCopy.sent, data: { msisdn, retryAfter } }
  }

  /** A code that did not do is answered 200 with `01` (specification, section 8); `effect` says the message of success. */
  async function confirm(
    viewer: Viewer,
    purpose: OtpPurpose,
    { otp: typed, idempotency_key: idempotencyKey }: { otp: string; idempotency_key?: string | undefined },
    effect: (who: SubscriberViewer, brand: string | null) => Promise<Outcome>,
  ) {
    const who = subscriberOf(viewer)
    const confirming = { msisdn: who.msisdn, purpose, idempotencyKey }
    const confirmed = await otp.judge.confirm(confirming, readCode(typed), (brand) => effect(who, brand))
    return confirmed.kind === 'right' ? confirmed.value : failed(verdictMessage(confirmed))
  }

  endpoint(app, 'unsubscribe', async ({ viewer, request }) => {
    const who = subscriberOf(viewer)
    return sendCode(request, 'unsubscribe', await subscriptions.currentPlan(who))
  })
  endpoint(app, 'unsubscribeConfirm', ({ viewer, body }) =>
    confirm(viewer, 'unsubscribe', body, async (who) => {
      await subscriptions.cancel(who)
      return done(ar.cancelled)
    }),
  )

  endpoint(app, 'activate', async ({ viewer, body, request }) => {
    const who = subscriberOf(viewer)
    const page = pageBrand(brands, request, body?.brand)
    const { plan, offer } = await subscriptions.renewal(who, page)
    return sendCode(request, 'activate', plan, offer ? plainPriceText(offer) : undefined)
  })
  endpoint(app, 'activateConfirm', ({ viewer, body }) =>
    confirm(viewer, 'activate', body, async (who, brand) => RENEWALS[await subscriptions.activate(who, brand)]),
  )
}

interface Outcome {
  code: string
  message: string
}

const done = (message: string): Outcome => ({ code: CONFIRM_OK_CODE, message })
const failed = (message: string): Outcome => ({ code: CONFIRM_ERROR_CODE, message })

/** What is said of a renewal, by how the subscriber stands after it. */
const RENEWALS: Record<Standing, Outcome> = {
  good: done(ar.renewed),
  // Renewed it is, and the code is used: a page that asked for it again would be told that it is wrong. It closes its dialog,
  // loads anew and says by the standing that credit is missing; the charge is tried again without a code.
  payment_required: done(ar.renewedUnpaid),
  // The carrier took the renewal and then refused to charge for it, as one that opens the service a moment later does.
  expired: failed(ar.notRenewed),
}
