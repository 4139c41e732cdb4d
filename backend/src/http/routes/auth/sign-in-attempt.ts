import type { SolvedWork } from '@yawmi/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../../lib/errors'
import type { Accounts } from '../../../domain/accounts/accounts'
import { type Attempt, attemptOf } from '../../../domain/sign-in/attempt'
import { DEVICE_COOKIE, DEVICE_DAYS, deviceCookie } from '../../../domain/sign-in/known-device'
import { ProofDemand } from '../../../domain/sign-in/proofs/proof-demand'
import type { Plan } from '../../../domain/subscriptions/plan'
import { browserIdOf, cookieScope } from '../../plugins/xsrf'
import { ar } from './copy/ar'

type Parts = Pick<Accounts, 'keys' | 'now' | 'smsProofs' | 'workProofs'>

/** What a browser is known by; the request cannot be here without its CSRF token. */
export function browserOf(request: FastifyRequest): string {
  return [browserIdOf(request), request.headers['user-agent']].join('\n')
}

/** Who signs in, with the proof of work that came along, checked. */
export async function readAttempt(
  { keys, now, workProofs }: Parts,
  request: FastifyRequest,
  msisdn: string,
  proof: SolvedWork | undefined,
): Promise<Attempt> {
  const browser = browserOf(request)
  const isSolved = proof !== undefined && (await workProofs.isSolvedBy([browser, msisdn], proof))
  const facts = { msisdn, browser, ip: request.ip, deviceCookie: request.cookies[DEVICE_COOKIE] }
  return attemptOf(keys, { ...facts, solved: isSolved ? proof : undefined }, now())
}

/** The device is known for the number from now on. */
export function rememberDevice(
  { keys, now }: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  { msisdn, numbers }: Attempt,
  siteOrigin: string,
): void {
  reply.setCookie(DEVICE_COOKIE, deviceCookie(keys, msisdn, numbers, now()), {
    ...cookieScope(request, siteOrigin),
    httpOnly: true,
    maxAge: DEVICE_DAYS * 24 * 60 * 60,
  })
}

/** A message from the number in the place of a code, for the browser of the request. */
export function smsProof(
  { smsProofs }: Parts,
  { browser, msisdn }: Pick<Attempt, 'browser' | 'msisdn'>,
  { sms }: Plan,
) {
  return smsProofs.offer({ browser, msisdn }, sms.to)
}

/** @returns what the API answers to a demand; any other failure as it is */
export async function proofRequired(parts: Parts, error: unknown, attempt: Attempt, plan: Plan): Promise<unknown> {
  if (!(error instanceof ProofDemand)) return error
  const proof =
    error.kind === 'sms'
      ? smsProof(parts, attempt, plan)
      : await parts.workProofs.offer([attempt.browser, attempt.msisdn])
  const message = proof.kind === 'sms' ? ar.smsWanted(proof.text, proof.to) : ar.workWanted
  return new ApiError('proof_required', { message, proof, errors: { msisdn: [message], otp: [message] }, cause: error })
}
