import {
  ApiError,
  GarbageError,
  NetworkError,
  ServerError,
  TooManyRequestsError,
  ValidationError,
} from '@yawmi/api-client'
import { ar } from '../../copy/ar'
import { failureOf, problemText } from './otp-problem'

const NOW = 1_000
const refusal = (more: object) =>
  new ValidationError('otp_rejected', 422, { message: 'الرسالة', error: 'otp_rejected', ...more })

describe('what a failed call means', () => {
  it.each([
    ['no connection', new NetworkError('network', 0), ar.failedOffline],
    ['no answer in time', new NetworkError('timeout', 0), ar.failedSlow],
    ['a carrier that is down', new ServerError('carrier_unavailable', 503), ar.failedCarrier],
    ['a server in trouble', new ServerError('internal', 500), ar.failedUnexpected],
    ['too many at once', new TooManyRequestsError('too_many_requests', 429), ar.failedBusy],
    ["a captive portal's page", new GarbageError('garbage', 200), ar.failedGarbage],
    ['a browser that blocks cookies', new ApiError('xsrf_mismatch', 419), ar.failedCookies],
    ['any other refusal', new ApiError('not_found', 404), ar.failedUnexpected],
    ['a fault of ours', new TypeError('x is undefined'), ar.failedUnexpected],
    ['a 422 without a word', refusal({}), ar.failedUnexpected],
  ])('says what to do about %s', (_, error, text) => {
    expect(problemText(failureOf(error, 'refused').problem, ar)).toBe(text)
  })

  it("takes the first of the server's words about the code", () => {
    const { problem } = failureOf(refusal({ errors: { otp: ['الأولى', 'الثانية'], msisdn: ['الرقم'] } }), 'refused')
    expect(problem).toEqual({ kind: 'refused', text: 'الأولى' })
  })

  it("takes the server's words about the number when another code was asked for", () => {
    const { problem } = failureOf(refusal({ errors: { msisdn: ['الرقم'] } }), 'not-sent')
    expect(problem).toEqual({ kind: 'not-sent', text: 'الرقم' })
  })

  it('takes the whole message with code 07', () => {
    const { problem } = failureOf(refusal({ messageCode: '07', errors: { msisdn: ['الرقم'] } }), 'not-sent')
    expect(problem).toEqual({ kind: 'not-sent', text: 'الرسالة' })
  })

  it('knows when asking again makes sense', () => {
    expect(failureOf(refusal({ errors: { otp: ['انتظر'] }, retryAfter: 60 }), 'refused', NOW).resendAt).toBe(61_000)
    expect(failureOf(refusal({ errors: { otp: ['خطأ'] } }), 'refused', NOW).resendAt).toBeUndefined()
  })
})
