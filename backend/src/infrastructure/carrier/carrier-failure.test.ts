import { CarrierError, type CarrierFailure } from './errors'
import { ApiError } from '../../lib/errors'
import { carrierFailure } from './carrier-failure'

const ARABIC = /[\u0600-\u06ff]/

describe('carrierFailure', () => {
  it.each([
    ['unavailable', 503, 'carrier_unavailable'],
    ['timed_out', 503, 'carrier_unavailable'],
    ['no_credit', 402, 'payment_required'],
    ['expired', 406, 'subscription_expired'],
    ['refused', 422, 'number_refused'],
    ['not_found', 422, 'number_refused'],
  ] as const)('answers %s with %i, in Arabic', (failure: CarrierFailure, status, id) => {
    const answer = carrierFailure(new CarrierError(failure, 'of the adapter'))
    if (!(answer instanceof ApiError)) throw new Error('is no answer of the API')
    expect([answer.statusCode, answer.id]).toEqual([status, id])
    expect(answer.message).toMatch(ARABIC)
    expect(answer.message).not.toContain('adapter')
  })

  it('tells the number and its code apart from other refusals', () => {
    const answer = carrierFailure(new CarrierError('refused', '')) as ApiError
    expect(answer.toReply()).toMatchObject({ messageCode: '07', errors: { msisdn: [expect.stringMatching(ARABIC)] } })
  })

  it('leaves what is no failure of the carrier as it is', () => {
    const error = new TypeError('ours')
    expect(carrierFailure(error)).toBe(error)
  })
})
