import {
  act,
  answer,
  aSubscriber,
  definitionOf,
  disconnect,
  gate,
  network,
  refuse,
  renderWithHost,
  screen,
  useNetwork,
  waitFor,
} from '@yawmi/testing'
import { createOtpFlow, type OtpFlow } from '../../../lib/otp/otp-flow'
import type { otpCalls } from '../../../lib/otp/otp-calls'
import { storedProof } from '../../../lib/otp/sms-proof'
import SmsStep from './sms-step'
import { useSyncExternalStore } from 'react'
import { isOpen } from '../../../lib/otp/otp-machine'
import { pendingCodeStore } from '../../../lib/otp/pending-code'

useNetwork()

const MSISDN = '+218912345678'
const PROOF = {
  kind: 'sms',
  to: '19020',
  text: 'دخول 4821903756',
  token: '4821903756',
  expiresIn: 480,
  retryAfter: 3,
} as const
const NEXT = { ...PROOF, text: 'دخول 5555566666', token: '5555566666' }
const session = { token: 'a-token', user: aSubscriber() }
const waiting = (retryAfter = 3) => answer('confirmSms', { data: { state: 'waiting', retryAfter } })
const keyOf = (call: { body: unknown } | undefined) => (call?.body as { idempotency_key?: string })?.idempotency_key
const signedIn = () => answer('confirmSms', { data: { state: 'signed_in', session } })

function Step({ flow }: { flow: OtpFlow }) {
  const state = useSyncExternalStore(flow.subscribe, flow.state)
  if (!isOpen(state) || !state.sms?.shown) return null
  return <SmsStep msisdn={state.challenge.msisdn} sms={state.sms} flow={flow} />
}

/** The step as the page shows it, for a message that is demanded, or offered beside a code. */
function open(demanded = true) {
  const onConfirmed = jest.fn()
  const flow = createOtpFlow({
    calls: {} as ReturnType<typeof otpCalls>,
    pendingCode: pendingCodeStore('page'),
    onConfirmed,
  })
  flow.request({ purpose: 'subscribe', msisdn: MSISDN }, 0, { ...storedProof(PROOF, demanded), shown: true })
  return { ...renderWithHost(<Step flow={flow} />), flow, onConfirmed }
}
const passing = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))
const hide = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

const touches = (points: number) =>
  Object.defineProperty(navigator, 'maxTouchPoints', { configurable: true, value: points })

beforeEach(() => void touches(5))
beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }))
afterEach(() => {
  Reflect.deleteProperty(document, 'hidden')
  pendingCodeStore('page').clear()
  jest.useRealTimers()
})

describe('the step that asks for a message', () => {
  it('says from which number what is to be sent where, and why, and warns of who only pretends', () => {
    open()
    const step = screen.getByRole('group', { name: /نحتاج إلى التأكد من أن الرقم لك/ })
    expect(step).toHaveFocus()
    expect(screen.getByText(MSISDN)).toHaveAttribute('dir', 'ltr')
    expect(screen.getByText('19020')).toHaveAttribute('dir', 'ltr')
    expect(definitionOf('نص الرسالة')).toHaveTextContent(/^دخول 4821903756$/)
    expect(screen.getByText(/لا ترسل رمزًا أعطاك إياه شخص آخر/)).toBeVisible()
    expect(screen.getByText('ننتظر رسالتك…')).toBeVisible()
    expect(screen.getByText('8:00')).toHaveAttribute('dir', 'ltr')
  })

  it('opens the phone’s messages with number and text filled in, on iOS and Android', () => {
    open()
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'إرسال رسالة' })
    expect(href).toBe(`sms:19020?&body=${encodeURIComponent('دخول 4821903756')}`)
  })

  it('has no such button at a desk, where the phone lies beside it', () => {
    touches(0)
    open()
    expect(screen.queryByRole('link', { name: 'إرسال رسالة' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'نسخ الرسالة' })).toBeVisible()
  })

  it('copies the message whole, says so, and says what to do where it cannot', async () => {
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'نسخ الرسالة' }))
    expect(await navigator.clipboard.readText()).toBe('دخول 4821903756')
    expect(await screen.findByText('تم النسخ')).toBeVisible()
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    Object.defineProperty(document, 'execCommand', { configurable: true, value: () => false })
    await user.click(screen.getByRole('button', { name: 'نسخ الرسالة' }))
    expect(await screen.findByText(/تعذّر النسخ/)).toBeVisible()
  })

  it('asks every few seconds, more seldom with time, and signs in when the message has come', async () => {
    // A clock that goes on by itself too would pass the tenth of a second on a busy machine.
    jest.useFakeTimers()
    const seen = waiting()
    const { onConfirmed } = open()
    await passing(2.9)
    expect(seen).toEqual([])
    await passing(0.1)
    expect(seen.map(({ body }) => body)).toEqual([
      {
        msisdn: MSISDN,
        sms_token: '4821903756',
        brand: 'yawmi',
        device_type: 'web',
        idempotency_key: expect.any(String),
      },
    ])
    await passing(57)
    expect(seen.length).toBeGreaterThan(7)
    expect(seen.length).toBeLessThan(14)
    signedIn()
    await passing(11)
    expect(onConfirmed.mock.calls).toEqual([[{ purpose: 'subscribe', msisdn: MSISDN }, session]])
    expect(pendingCodeStore('page').read()).toBeUndefined()
  })

  it('asks nothing while it is not looked at, and at once when the person is back', async () => {
    const seen = waiting()
    open()
    hide(true)
    await passing(60)
    expect(seen).toEqual([])
    hide(false)
    await passing(0)
    expect(seen).toHaveLength(1)
  })

  it('shows the new message when the token has run out, says so, and asks with that one', async () => {
    answer('confirmSms', { data: { state: 'expired', proof: NEXT } })
    open()
    await passing(3)
    expect(await screen.findByText(/انتهت صلاحية الرمز السابق/)).toBeVisible()
    expect(definitionOf('نص الرسالة')).toHaveTextContent(/^دخول 5555566666$/)
    const seen = waiting()
    await passing(3)
    expect(seen.map(({ body }) => (body as { sms_token: string }).sms_token)).toEqual(['5555566666'])
    // A reload finds the message that counts.
    expect(pendingCodeStore('page').read()?.sms?.token).toBe('5555566666')
  })

  it('goes on asking by itself when the network fails, and says so meanwhile', async () => {
    const lost = disconnect('confirmSms')
    const { onConfirmed } = open()
    await passing(3)
    expect(await screen.findByText(/تعذّر الاتصال بالخدمة/)).toBeVisible()
    expect(screen.getByText('ننتظر رسالتك…')).toBeVisible()
    const again = signedIn()
    await passing(4)
    expect(onConfirmed).toHaveBeenCalled()
    // The answer that was lost may have been the session: by the key of that call the server gives it once more.
    const [before, after] = [lost, again].map((calls) => keyOf(calls.at(-1)))
    expect(before).toMatch(/^[\w-]{16,80}$/)
    expect(after).toBe(before)
  })

  it('stops where only the person can go on, with the server’s words and a way to try again', async () => {
    refuse('confirmSms', 'validation', { errors: { otp: ['افتح الصفحة من جديد.'] } })
    const { user, onConfirmed } = open()
    await passing(3)
    expect(await screen.findByText('افتح الصفحة من جديد.')).toBeVisible()
    expect(screen.queryByText('ننتظر رسالتك…')).not.toBeInTheDocument()
    network.resetHandlers()
    signedIn()
    await user.click(screen.getByRole('button', { name: 'حاول مرة أخرى' }))
    // The button is gone: the focus goes on at the step.
    expect(screen.getByRole('group', { name: /نحتاج إلى التأكد/ })).toHaveFocus()
    await passing(1)
    expect(onConfirmed).toHaveBeenCalled()
  })

  it('signs in who went back to the code while the word of their message was on its way', async () => {
    const { opened, open: arrive } = gate()
    answer('confirmSms', { data: { state: 'signed_in', session } }, { after: opened })
    const { user, onConfirmed } = open(false)
    await passing(3)
    await user.click(screen.getByRole('button', { name: 'أدخل الرمز الذي وصلك' }))
    arrive()
    await waitFor(() => expect(onConfirmed).toHaveBeenCalledWith({ purpose: 'subscribe', msisdn: MSISDN }, session))
  })

  it('signs in who closed the dialog while the word of their message was on its way', async () => {
    const { opened, open: arrive } = gate()
    answer('confirmSms', { data: { state: 'signed_in', session } }, { after: opened })
    const { flow, onConfirmed } = open()
    await passing(3)
    act(() => flow.close())
    arrive()
    await waitFor(() => expect(onConfirmed).toHaveBeenCalledWith({ purpose: 'subscribe', msisdn: MSISDN }, session))
  })

  it('passes over a message of the number before, once another number is confirmed', async () => {
    const { opened, open: arrive } = gate()
    answer('confirmSms', { data: { state: 'signed_in', session } }, { after: opened })
    const { flow, onConfirmed } = open()
    await passing(3)
    act(() => flow.close())
    act(() => flow.request({ purpose: 'subscribe', msisdn: '+218923456789' }, 0))
    arrive()
    await passing(1)
    expect(onConfirmed).not.toHaveBeenCalled()
    expect(flow.state()).toMatchObject({ name: 'entering', challenge: { msisdn: '+218923456789' } })
  })

  it('leads back to a code that is on its way, and only then', async () => {
    const { user, flow, unmount } = open(false)
    await user.click(screen.getByRole('button', { name: 'أدخل الرمز الذي وصلك' }))
    expect(flow.state()).toMatchObject({ name: 'entering', sms: { shown: false } })
    unmount()
    open()
    expect(screen.queryByRole('button', { name: 'أدخل الرمز الذي وصلك' })).not.toBeInTheDocument()
  })
})
