import { randomInt } from 'node:crypto'
import { DEVICE_TYPE, OPERATIONS, type ProtectedScriptReply } from '@yawmi/contract'
import type autocannon from 'autocannon'
import { SCRIPT_QUERY } from './product'

/** People who sign in at once: each of them makes the server wait for its carrier. */
export const SIGN_INS = 10

/** What a client keeps from one step to the next. */
interface Context {
  msisdn?: string
  address?: string
  transaction?: string
  otp?: string
}

/** Numbers of one load, so that no two sign-ins of it share one. */
let last = 1_000

/** What a person's browser sends to be sent a code, each time for another number and from another address. */
function loginSteps(pair: Record<string, string>): autocannon.Request[] {
  const headers = { ...pair, 'content-type': 'application/json' }
  return [
    {
      method: 'POST',
      path: `${OPERATIONS.protectedScript[1]}?${SCRIPT_QUERY}`,
      setupRequest: (request, context: Context) => {
        context.msisdn = numberOf(last++)
        context.address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
        return { ...request, headers: { ...headers, 'x-forwarded-for': context.address } }
      },
      onResponse: (_status, body, context: Context) => {
        context.transaction = (JSON.parse(body) as ProtectedScriptReply).success?.transaction_identify
      },
    },
    {
      method: 'POST',
      path: OPERATIONS.login[1],
      setupRequest: (request, { msisdn, address, transaction }: Context) => ({
        ...request,
        headers: { ...headers, 'x-forwarded-for': address },
        body: JSON.stringify({ msisdn, device_type: DEVICE_TYPE, transaction_identify: transaction }),
      }),
    },
  ]
}

/** The same, and the code that was sent: as the sandbox shows it, and as the person enters it. */
export function signInSteps(pair: Record<string, string>): autocannon.Request[] {
  const headers = { ...pair, 'content-type': 'application/json' }
  return [
    ...loginSteps(pair),
    {
      method: 'GET',
      setupRequest: (request, { msisdn = '' }: Context) => ({
        ...request,
        path: `/sandbox/messages?msisdn=${encodeURIComponent(msisdn)}`,
      }),
      onResponse: (_status, body, context: Context) => {
        context.otp = /#(\d{4})/.exec(body)?.[1]
      },
    },
    {
      method: 'POST',
      path: OPERATIONS.confirmOtp[1],
      setupRequest: (request, { msisdn, address, otp }: Context) => ({
        ...request,
        headers: { ...headers, 'x-forwarded-for': address },
        body: JSON.stringify({ msisdn, device_type: DEVICE_TYPE, otp }),
      }),
    },
  ]
}

/** A number that the sandbox carrier has nothing special to say of. */
export function numberOf(n: number): string {
  return `+2189${1 + Math.floor(n / 10_000)}${String(n % 10_000).padStart(4, '0')}000`
}
