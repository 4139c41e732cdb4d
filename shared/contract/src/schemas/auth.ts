import { z } from 'zod'
import { CTA_SELECTOR, DEVICE_TYPE } from '../constants'
import { pastedSchema } from './common'
import { proofSchema, smsTokenSchema, solvedWorkSchema } from './proofs'

/** A number as a person typed it; the server normalises it (any of 09…, 9…, 218…, +218…, 00218…, Arabic digits). */
export const msisdnInputSchema = z.string().trim().min(1).max(32)
export const otpInputSchema = pastedSchema().min(1).max(16)
/** Id of the brand of the page; when left out, the one of the host name, else the default one. Unknown: 422. */
export const brandIdSchema = z.string().min(1).max(31).optional()
export const deviceTypeSchema = z.literal(DEVICE_TYPE)

export const loginBodySchema = z
  .object({
    msisdn: msisdnInputSchema,
    device_type: deviceTypeSchema,
    transaction_identify: z.string().max(256).optional(),
    /** Whose prices and words the person saw: the subscription will be that brand's. */
    brand: brandIdSchema,
    /** The answer to `proof_required` of kind `work`. */
    proof: solvedWorkSchema.optional(),
  })
  .meta({ id: 'LoginBody' })

/** The same reply for every number: it must not tell who is a subscriber. `retryAfter`: seconds until a resend. */
export const otpSentSchema = z
  .object({ message: z.string(), data: z.object({ msisdn: z.string(), retryAfter: z.int().min(0) }) })
  .meta({ id: 'OtpSent' })
export type OtpSent = z.infer<typeof otpSentSchema>

/** A secret of the browser, by which it confirms a right code or its message once more within two minutes: the answer was lost. */
const idempotencyKeySchema = z.string().regex(/^[\w-]{16,80}$/)

export const confirmOtpBodySchema = z
  .object({
    msisdn: msisdnInputSchema,
    otp: otpInputSchema,
    device_type: deviceTypeSchema,
    idempotency_key: idempotencyKeySchema.optional(),
    /** The answer to `proof_required` of kind `work`. */
    proof: solvedWorkSchema.optional(),
  })
  .meta({ id: 'ConfirmOtpBody' })

export const subscriptionStatusSchema = z.enum(['free', 'active', 'cancel'])
export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>

export const subscriberSchema = z
  .object({ id: z.string(), name: z.string(), subscription_status: subscriptionStatusSchema })
  .meta({ id: 'Subscriber' })
export type Subscriber = z.infer<typeof subscriberSchema>

export const sessionSchema = z.object({ token: z.string(), user: subscriberSchema }).meta({ id: 'SessionReply' })
export type SessionReply = z.infer<typeof sessionSchema>

/** `sms_token`: what `proof_required` of kind `sms` gave to this browser. `brand`: as at login. */
export const confirmSmsBodySchema = z
  .object({
    msisdn: msisdnInputSchema,
    sms_token: smsTokenSchema,
    device_type: deviceTypeSchema,
    brand: brandIdSchema,
    idempotency_key: idempotencyKeySchema.optional(),
  })
  .meta({ id: 'ConfirmSmsBody' })

/**
 * `waiting`: the page asks again in `retryAfter` seconds. `expired`: the token ran out, or is another browser's; `proof`
 * has the next one.
 */
export const smsConfirmationSchema = z
  .discriminatedUnion('state', [
    z.object({ state: z.literal('waiting'), retryAfter: z.int().min(1) }),
    z.object({ state: z.literal('expired'), proof: proofSchema }),
    z.object({ state: z.literal('signed_in'), session: sessionSchema }),
  ])
  .meta({ id: 'SmsConfirmation' })

/** Identity in the body is one of the specification's two readings; the server trusts only the token. */
export const subscriberIdentitySchema = z.object({ subscriber_id: z.string().max(64).optional() }).optional()

export const activateBodySchema = z
  .object({ subscriber_id: z.string().max(64).optional(), brand: brandIdSchema })
  .optional()

export const subscriptionConfirmBodySchema = z
  .object({
    otp: otpInputSchema,
    device_type: deviceTypeSchema,
    subscriber_id: z.string().max(64).optional(),
    msisdn: msisdnInputSchema,
    idempotency_key: idempotencyKeySchema.optional(),
  })
  .meta({ id: 'SubscriptionConfirmBody' })

/** `code` `00` succeeded; `01` is an OTP error although the status is 200. */
export const subscriptionConfirmReplySchema = z
  .object({ code: z.string(), message: z.string() })
  .meta({ id: 'SubscriptionConfirmReply' })
export type SubscriptionConfirmReply = z.infer<typeof subscriptionConfirmReplySchema>

export const protectedScriptQuerySchema = z.object({
  targeted_element: z
    .string()
    .max(64)
    .regex(/^[#.][A-Za-z][\w-]*$/)
    .default(CTA_SELECTOR),
})
export const protectedScriptReplySchema = z
  .object({
    messageCode: z.string(),
    success: z.object({ dcbprotect: z.string(), transaction_identify: z.string() }).optional(),
  })
  .meta({ id: 'ProtectedScriptReply' })
export type ProtectedScriptReply = z.infer<typeof protectedScriptReplySchema>

export const xsrfTokenReplySchema = z.object({ data: z.object({ token: z.string() }) })

/** SHA-256 of a verifier in base64url (RFC 7636, S256): what a partner's server gives a flow that begins. */
export const codeChallengeSchema = z.string().regex(/^[\w-]{43}$/)
/** 43 to 128 unreserved characters (RFC 7636, section 4.1), which only the partner's server has. */
const codeVerifierSchema = z.string().regex(/^[\w.~-]{43,128}$/)
const partnerBrandSchema = z.string().min(1).max(31)
const partnerOriginSchema = z.string().min(1).max(300)

export const authorizationCodeBodySchema = z
  .object({ brand: partnerBrandSchema, origin: partnerOriginSchema, code_challenge: codeChallengeSchema })
  .meta({ id: 'AuthorizationCodeBody' })

/** `expires_in` in seconds. */
export const authorizationCodeReplySchema = z
  .object({ data: z.object({ code: z.string(), expires_in: z.int().positive() }) })
  .meta({ id: 'AuthorizationCodeReply' })

/** As the flow had them: a code is for this brand, this page's origin and this verifier. */
export const exchangeCodeBodySchema = z
  .object({
    code: z.string().min(1).max(128),
    code_verifier: codeVerifierSchema,
    brand: partnerBrandSchema,
    origin: partnerOriginSchema,
  })
  .meta({ id: 'ExchangeCodeBody' })
