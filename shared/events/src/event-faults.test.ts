import type { BusMessage } from './bus'
import { eventFault } from './event-faults'

const fault = (name: string, payload: unknown) => eventFault({ name, payload } as BusMessage)

it.each([
  ['auth/signed-in', { subscriber: { id: '7' } }],
  ['auth/signed-out', { reason: 'logout' }],
  ['auth/otp-wanted', { purpose: 'activate', msisdn: '0912345678', retryAfter: 0 }],
  ['auth/otp-confirmed', { purpose: 'subscribe' }],
  ['alert/payment-required', {}],
  ['alert/success', { title: 'تم' }],
  ['session/refused', { status: 403 }],
])('finds nothing wrong with %s as the map has it', (name, payload) => expect(fault(name, payload)).toBeUndefined())

it.each([
  ['auth/signed-in', { subscriber: null }],
  ['auth/signed-in', null],
  ['auth/signed-out', { reason: 'because' }],
  ['auth/otp-wanted', { purpose: 'activate', msisdn: '0912345678' }],
  ['alert/server-error', { message: 503 }],
  ['session/refused', { status: 500 }],
])('finds %s with %j malformed', (name, payload) => expect(fault(name, payload)).toBe('malformed'))

it.each(['auth/forgotten', 'constructor'])('does not know %s', (name) => expect(fault(name, {})).toBe('unknown'))
