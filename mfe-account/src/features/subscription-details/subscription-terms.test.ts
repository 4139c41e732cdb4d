import { ar as strings } from '../../copy/ar'
import type { SubscriberAccount } from '../../lib/subscriber.resource'
import { closedText, inTrial, untilText } from './subscription-terms'

const end = new Date('2030-01-02T10:00:00.000Z')

/** Somebody whose free day is over, of whom nothing could be taken. */
const unpaid: SubscriberAccount = {
  ...{ id: '1', name: null, email: null, phone: '+218912345678', status: 'active', standing: 'payment_required' },
  ...{ trialEndsAt: end, expiresAt: end, pastCharges: [] },
  nextCharge: { at: new Date('2030-01-02T14:00:00.000Z'), amount: 250, period: 'day' },
}

it('says that the free trial is over and the credit does not do, where the first charge was tried in vain', () => {
  expect(inTrial(unpaid)).toBe(false)
  expect(untilText(unpaid, strings)).toMatch(/^انتهت تجربتك المجانية في 2 يناير 2030.*اشحن رصيدك/)
  // Once.
  expect(closedText(unpaid, strings)).toBeUndefined()
})

it('says that what was paid for is over, where a later charge was', () => {
  const paidOnce = { ...unpaid, pastCharges: [{ at: end, amount: 250 }] }
  expect(untilText(paidOnce, strings)).toMatch(/^انتهت مدتك المدفوعة في 2 يناير 2030/)
})
