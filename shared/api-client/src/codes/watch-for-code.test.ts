import { ApiError, GarbageError, NetworkError, ServerError } from '@yawmi/api-client'
import { ERRORS } from '@yawmi/contract'
import { watchForCode, type CodeWatch } from './watch-for-code'

const wait = new ApiError('otp_wait', 422, { error: 'otp_wait', message: 'انتظر', retryAfter: 20 })
const lost = new NetworkError('network', 0)

const [unavailable, down, internal] = (['unavailable', 'carrier_unavailable', 'internal'] as const).map(
  (error) => new ApiError(error, ERRORS[error].status, { error, message: 'عطل' }),
)
const late = new ServerError('carrier_unavailable', 503, {
  error: 'carrier_unavailable',
  message: 'عطل',
  retryAfter: 30,
})
/** A proxy's that did not wait for the server, and a network's that wants a sign-in. */
const [proxy, portal] = [new ServerError('internal', 504), new GarbageError('garbage', 200)]

it.each([lost, unavailable, late, proxy, portal])('goes on after %s when another code must wait', (failure) => {
  const { answerTo } = watchForCode()
  expect(answerTo('0912345678', failure)).toBeUndefined()
  expect(answerTo('0912345678', wait)).toEqual({ data: { msisdn: '+218912345678', retryAfter: 20 } })
})

it.each<[string, (watch: CodeWatch) => void, unknown]>([
  ['nothing was lost', () => undefined, wait],
  ['it was lost for another number', ({ answerTo }) => answerTo('0921111111', lost), wait],
  ['the carrier was down', ({ answerTo }) => answerTo('0912345678', down), wait],
  ['it fails by something else', ({ answerTo }) => answerTo('0912345678', lost), internal],
])('gives none where %s', (_, before, error) => {
  const watch = watchForCode()
  before(watch)
  expect(watch.answerTo('0912345678', error)).toBeUndefined()
})

it('goes on to a code that was sent, for as long as it is good', () => {
  jest.useFakeTimers()
  const { sent, answerTo } = watchForCode()
  sent('0912345678')
  jest.advanceTimersByTime(299_000)
  expect(answerTo('0912345678', wait)).toEqual({ data: { msisdn: '+218912345678', retryAfter: 20 } })
  jest.advanceTimersByTime(1_000)
  expect(answerTo('0912345678', wait)).toBeUndefined()
  jest.useRealTimers()
})
