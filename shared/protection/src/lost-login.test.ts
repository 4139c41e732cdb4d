import { ApiError, NetworkError } from '@yawmi/api-client'
import { watchForLostLogin } from './lost-login'

const wait = new ApiError('otp_wait', 422, { error: 'otp_wait', message: 'انتظر', retryAfter: 20 })
const lost = new NetworkError('network', 0)

it.each([lost, new ApiError('unavailable', 503)])('goes on after %s when another code must wait', (failure) => {
  const answerLost = watchForLostLogin()
  expect(answerLost('0912345678', failure)).toBeUndefined()
  expect(answerLost('0912345678', wait)).toEqual({ data: { msisdn: '+218912345678', retryAfter: 20 } })
})

it.each<[string, (answerLost: ReturnType<typeof watchForLostLogin>) => void, unknown]>([
  ['nothing was lost', () => undefined, wait],
  ['it was lost for another number', (answerLost) => answerLost('0921111111', lost), wait],
  ['the carrier was down', (answerLost) => answerLost('0912345678', new ApiError('carrier_unavailable', 503)), wait],
  ['it fails by something else', (answerLost) => answerLost('0912345678', lost), new ApiError('internal', 500)],
])('gives none where %s', (_, before, error) => {
  const answerLost = watchForLostLogin()
  before(answerLost)
  expect(answerLost('0912345678', error)).toBeUndefined()
})
