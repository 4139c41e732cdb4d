import { OPERATIONS, type ErrorId, type OperationId } from '@yawmi/contract'
import { createBus, type BusMessage } from '@yawmi/events'
import { readStored, type Role } from '@yawmi/session'
import { NetworkError, errorOfReply } from './errors'
import { announceFailure, refusalText } from './failure-policy'

const ROLES: Role[] = ['anonymous', 'free', 'subscriber']
const EVERY = Object.keys(OPERATIONS) as OperationId[]

let logged: jest.SpyInstance
beforeEach(() => {
  localStorage.clear()
  logged = jest.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => logged.mockRestore())

/** By these a refusal is known as the server's own. */
const REFUSALS: Record<number, ErrorId> = { 401: 'unauthenticated', 403: 'forbidden' }

const reply = (more = {}) => ({ message: 'رسالة من الخادم', ...more })

/** What the page is told when a call fails. */
function eventsOf(operation: OperationId, status: number, role: Role): BusMessage[] {
  const bus = createBus(() => undefined)
  const messages: BusMessage[] = []
  bus.all().subscribe((message) => messages.push(message))
  const error = status === 0 ? new NetworkError('timeout', 0) : errorOfReply(status, reply({ error: REFUSALS[status] }))
  announceFailure(bus, operation, error, role)
  return messages
}

const callsThatTell = (status: number, role: Role = 'subscriber') =>
  EVERY.filter((operation) => eventsOf(operation, status, role).length > 0).sort()

describe('the error catalogue', () => {
  it.each(EVERY)(
    '401 at %s sends subscribers and anonymous visitors to the landing page, free visitors nowhere',
    (call) => {
      const leave = { name: 'session/refused', payload: { status: 401 } }
      expect(ROLES.map((role) => eventsOf(call, 401, role))).toEqual([[leave], [], [leave]])
    },
  )

  it.each(EVERY)('403 at %s sends subscribers and anonymous visitors home, free visitors nowhere', (call) => {
    const leave = { name: 'session/refused', payload: { status: 403 } }
    expect(ROLES.map((role) => eventsOf(call, 403, role))).toEqual([[leave], [], [leave]])
  })

  it('402 on the categories raises the payment alert, and on no other call', () => {
    expect(eventsOf('categories', 402, 'subscriber')).toEqual([{ name: 'alert/payment-required', payload: {} }])
    expect(callsThatTell(402)).toEqual(['categories', 'subCategories'])
  })

  it('406 on the categories raises the renewal alert, and on no other call', () => {
    expect(eventsOf('categories', 406, 'subscriber')).toEqual([{ name: 'alert/renewal-required', payload: {} }])
    expect(callsThatTell(406)).toEqual(['categories', 'subCategories'])
  })

  it('500 opens an alert with the server message on the calls that are named, and keeps it as alert_message', () => {
    expect(callsThatTell(500)).toEqual(
      [
        'activateConfirm',
        'confirmOtp',
        'contact',
        'login',
        'replaceSubscriber',
        'unsubscribe',
        'unsubscribeConfirm',
        'updateSubscriber',
      ].sort(),
    )
    expect(eventsOf('login', 503, 'anonymous')).toEqual([
      { name: 'alert/server-error', payload: { message: 'رسالة من الخادم' } },
    ])
    expect(readStored('alert_message')).toBe('رسالة من الخادم')
  })

  it('500 is logged with the server message on every call', () => {
    for (const call of EVERY) eventsOf(call, 500, 'subscriber')
    expect(logged).toHaveBeenCalledTimes(EVERY.length)
    expect(logged).toHaveBeenCalledWith('[api] login: internal (500)', 'رسالة من الخادم')
  })

  it.each(['activate', 'logout', 'protectedScript', 'categoryContent', 'subCategoryContent', 'contents'] as const)(
    'a failure of %s is only logged',
    (call) => {
      for (const status of [0, 402, 404, 406, 429, 500]) expect(eventsOf(call, status, 'subscriber')).toEqual([])
      expect(logged).toHaveBeenCalledTimes(6)
    },
  )

  it('a call with no answer tells the page nothing: the screen that asked says it', () => {
    expect(callsThatTell(0)).toEqual([])
  })

  it('422 tells the page nothing: it belongs to a field', () => {
    expect(callsThatTell(422)).toEqual([])
    expect(logged).not.toHaveBeenCalledWith(expect.stringContaining('login'), expect.anything())
  })

  it('422 at login says the first msisdn message, or the message where messageCode is 07', () => {
    const errors = { msisdn: ['الرقم غير صحيح', 'ثانٍ'] }
    expect(refusalText('login', errorOfReply(422, reply({ errors })))).toBe('الرقم غير صحيح')
    expect(refusalText('login', errorOfReply(422, reply({ errors, messageCode: '07' })))).toBe('رسالة من الخادم')
  })

  it.each(['confirmOtp', 'unsubscribeConfirm', 'activateConfirm'] as const)(
    '422 at %s says the first otp message',
    (call) => {
      expect(refusalText(call, errorOfReply(422, reply({ errors: { otp: ['الرمز خطأ', 'ثانٍ'] } })))).toBe('الرمز خطأ')
    },
  )

  it.each(['phone_number', 'name', 'subject', 'email', 'message'])(
    '422 at the contact form says the first message of %s under it',
    (field) => {
      const error = errorOfReply(422, reply({ errors: { [field]: ['أول', 'ثانٍ'] } }))
      expect(refusalText('contact', error, field)).toBe('أول')
    },
  )

  it('422 at the subscriber update says the first name message', () => {
    const error = errorOfReply(422, reply({ errors: { name: ['الاسم طويل', 'ثانٍ'] } }))
    expect(refusalText('updateSubscriber', error)).toBe('الاسم طويل')
    expect(refusalText('updateSubscriber', errorOfReply(500, reply()))).toBeUndefined()
  })
})
