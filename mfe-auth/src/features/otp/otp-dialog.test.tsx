import { StrictMode } from 'react'
import {
  act,
  answer,
  aSubscriber,
  disconnect,
  gate,
  refuse,
  renderWithHost,
  screen,
  useNetwork,
  waitFor,
} from '@yawmi/testing'
import { defaultBrand } from '@yawmi/brand'
import { PENDING_OTP_KEY } from '@yawmi/contract'
import type { BusEvents } from '@yawmi/events'
import { forgetSession, readStored, writeStored } from '@yawmi/session'
import OtpDialog from './otp-dialog'

useNetwork()

const MSISDN = '+218912345678'
const WRONG = 'رمز التحقق غير صحيح، بقيت لك محاولتان.'
const session = () => answer('confirmOtp', { data: { token: 'a-token', user: aSubscriber() } })
const sent = (retryAfter = 60) => ({ message: 'أرسلنا', data: { msisdn: MSISDN, retryAfter } })

/** Opens the dialog as the page does. */
async function open(request: Partial<BusEvents['auth/otp-wanted']> = {}, role?: 'subscriber') {
  const view = renderWithHost(
    <StrictMode>
      <OtpDialog />
    </StrictMode>,
    { role },
  )
  act(() => view.bus.emit('auth/otp-wanted', { purpose: 'subscribe', msisdn: MSISDN, retryAfter: 0, ...request }))
  await screen.findByRole('dialog', { name: 'رمز التحقق' })
  return view
}
const code = () => screen.getByRole('textbox', { name: /الرقم \d من 4/ })
const send = () => screen.getByRole('button', { name: 'إرسال' })
const resend = () => screen.getByRole('button', { name: 'إعادة إرسال الرمز' })

describe('the OTP dialog', () => {
  it('stays away until somebody wants a code', () => {
    renderWithHost(<OtpDialog />)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it.each([MSISDN, '0912345678'])(
    'says to which number the code went, in the form of every page: %s',
    async (msisdn) => {
      await open({ msisdn })
      expect(screen.getByText(/يرجى إدخال رمز التحقق المرسل إلى الرقم/)).toBeVisible()
      expect(screen.getByText(MSISDN)).toHaveAttribute('dir', 'ltr')
      expect(screen.getByText('لم يصلك الرمز؟')).toBeVisible()
    },
  )

  it('shows the button only while there are four digits', async () => {
    const { user } = await open()
    await user.type(code(), '123')
    expect(screen.queryByRole('button', { name: 'إرسال' })).not.toBeInTheDocument()
    await user.type(code(), '4')
    expect(send()).toBeEnabled()
    await user.type(code(), '{Backspace}')
    expect(screen.queryByRole('button', { name: 'إرسال' })).not.toBeInTheDocument()
  })

  it('signs in with a right code typed in Arabic digits, and tells the page', async () => {
    const seen = session()
    const { user, emitted } = await open()
    // Another tab has asked for another number since.
    writeStored('msisdn', '+218920000000')
    await user.type(code(), '١٢٣٤')
    await user.click(send())
    await waitFor(() =>
      expect(emitted).toContainEqual({ name: 'auth/otp-confirmed', payload: { purpose: 'subscribe' } }),
    )
    expect(seen.map((call) => call.body)).toEqual([
      { msisdn: MSISDN, otp: '1234', device_type: 'web', idempotency_key: expect.any(String) },
    ])
    expect(emitted).toContainEqual({ name: 'auth/signed-in', payload: { subscriber: aSubscriber() } })
    expect(readStored('token')).toBe('a-token')
    expect(readStored('msisdn')).toBe(MSISDN)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('says that another code will be needed where the device stores no session', async () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError')
    })
    session()
    const { user, emitted } = await open()
    await user.type(code(), '1234')
    await user.click(send())
    expect(await screen.findByText(/لم يُحفظ دخولك/)).toBeInTheDocument()
    await waitFor(() => expect(emitted.map(({ name }) => name)).toContain('auth/signed-in'))
    full.mockRestore()
    await act(async () => forgetSession())
  })

  it('confirms and stores the one form of a number that a page of the former release emits as it was typed', async () => {
    const seen = session()
    const { user } = await open({ msisdn: '0912345678' })
    await user.type(code(), '1234{Enter}')
    await waitFor(() => expect(readStored('msisdn')).toBe(MSISDN))
    expect(seen[0]?.body).toMatchObject({ msisdn: MSISDN })
  })

  it('sends on Enter, once, however often it is pressed', async () => {
    const { opened, open: letAnswer } = gate()
    const seen = answer('confirmOtp', { data: { token: 't', user: aSubscriber() } }, { after: opened })
    const { user, emitted } = await open()
    await user.type(code(), '1234{Enter}{Enter}{Enter}')
    expect(screen.getByRole('button', { name: /جارٍ التحقق/ })).toBeVisible()
    const confirmed = () => emitted.filter(({ name }) => name === 'auth/otp-confirmed')
    letAnswer()
    await waitFor(() => expect(confirmed()).toHaveLength(1))
    expect(seen).toHaveLength(1)
  })

  const otherTab = (change: () => void) =>
    act(() => {
      change()
      dispatchEvent(new StorageEvent('storage', { key: 'token' }))
    })
  const isShown = () => screen.queryByRole('dialog') !== null

  it('goes where another tab has signed in: there is nothing left to sign in for', async () => {
    const { unmount } = await open()
    otherTab(() => localStorage.setItem('freeToken', 'free-visitor'))
    expect(isShown()).toBe(true)
    otherTab(() => localStorage.setItem('token', 'of-the-other-tab'))
    await waitFor(() => expect(isShown()).toBe(false))
    expect(sessionStorage.getItem(PENDING_OTP_KEY)).toBeNull()
    unmount()
  })

  it('goes where another tab has signed in as somebody else: its code is of the one before', async () => {
    await open({ purpose: 'unsubscribe' }, 'subscriber')
    otherTab(() => localStorage.setItem('token', 'of-somebody-else'))
    await waitFor(() => expect(isShown()).toBe(false))
  })

  it.each([
    ['signs in', MSISDN, true],
    ['leaves who is at another number alone', '+218920000000', false],
  ])(
    'with the answer to a code that was on its way when the dialog was closed and opened again: %s',
    async (_, msisdn, isSignedIn) => {
      const { opened, open: letAnswer } = gate()
      const seen = answer('confirmOtp', { data: { token: 'a-token', user: aSubscriber() } }, { after: opened })
      const { user, bus, emitted } = await open()
      await user.type(code(), '1234{Enter}')
      await waitFor(() => expect(seen).toHaveLength(1))
      await user.click(screen.getByRole('button', { name: 'إغلاق' }))
      act(() => bus.emit('auth/otp-wanted', { purpose: 'subscribe', msisdn, retryAfter: 0 }))
      await waitFor(() => expect(code()).toHaveValue(''))
      letAnswer()
      const confirmed = { name: 'auth/otp-confirmed', payload: { purpose: 'subscribe' } }
      if (isSignedIn) await waitFor(() => expect(emitted).toContainEqual(confirmed))
      else await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
      expect(readStored('token')).toBe(isSignedIn ? 'a-token' : undefined)
      expect(screen.queryByRole('textbox', { name: 'الرقم 1 من 4' }) !== null).toBe(!isSignedIn)
    },
  )

  it("shows the server's first word about a wrong code at the cells, and takes the next one", async () => {
    refuse('confirmOtp', 'otp_rejected', { errors: { otp: [WRONG, 'والثانية'] } })
    const { user, emitted } = await open()
    await user.type(code(), '1111{Enter}')
    expect(await screen.findByText(WRONG)).toBeVisible()
    expect(screen.queryByText('والثانية')).not.toBeInTheDocument()
    expect(code()).toHaveAccessibleDescription(WRONG)
    expect(code()).toBeInvalid()
    await waitFor(() => expect(code()).toHaveFocus())
    session()
    await user.type(code(), '1234')
    expect(screen.queryByText(WRONG)).not.toBeInTheDocument()
    await user.click(send())
    await waitFor(() =>
      expect(emitted).toContainEqual({ name: 'auth/otp-confirmed', payload: { purpose: 'subscribe' } }),
    )
  })

  it('keeps the code and tries again when the carrier is down', async () => {
    refuse('confirmOtp', 'carrier_unavailable')
    const { user, emitted } = await open()
    await user.type(code(), '1234{Enter}')
    expect(await screen.findByText(/خدمة المشغّل لا تستجيب/)).toBeVisible()
    expect(code()).toHaveValue('1234')
    expect(emitted).toContainEqual({ name: 'alert/server-error', payload: { message: 'رسالة من الخادم' } })
    session()
    await user.click(send())
    await waitFor(() =>
      expect(emitted).toContainEqual({ name: 'auth/otp-confirmed', payload: { purpose: 'subscribe' } }),
    )
  })

  it('sends a key with the code, the same until one is confirmed, and another for the next', async () => {
    const lost = refuse('confirmOtp', 'carrier_unavailable')
    const { user, bus } = await open()
    await user.type(code(), '1234{Enter}')
    await screen.findByText(/خدمة المشغّل لا تستجيب/)
    const again = session()
    await user.click(send())
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    act(() => bus.emit('auth/otp-wanted', { purpose: 'subscribe', msisdn: MSISDN, retryAfter: 0 }))
    await screen.findByRole('dialog')
    await user.type(code(), '1234{Enter}')
    await waitFor(() => expect(again).toHaveLength(2))
    const [first, second, third] = [...lost, ...again].map(({ body }) => body as { idempotency_key: string })
    expect(first?.idempotency_key).toMatch(/^[\w-]{16,80}$/)
    expect(second).toEqual(first)
    expect(third?.idempotency_key).not.toBe(first?.idempotency_key)
  })

  it('keeps the code and says so when there is no connection', async () => {
    disconnect('confirmOtp')
    const { user } = await open()
    await user.type(code(), '1234{Enter}')
    expect(await screen.findByText(/تعذّر الاتصال بالخدمة/)).toBeVisible()
    expect(code()).toHaveValue('1234')
  })

  it.each([
    ['its close button', () => screen.getByRole('button', { name: 'إغلاق' })],
    ['a click beside it', () => document.documentElement],
  ])('clears code and messages when it is closed by %s', async (_, way) => {
    refuse('confirmOtp', 'otp_rejected', { errors: { otp: [WRONG] } })
    const { user, bus } = await open()
    await user.type(code(), '1111{Enter}')
    await screen.findByText(WRONG)
    await user.click(way())
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    act(() => bus.emit('auth/otp-wanted', { purpose: 'subscribe', msisdn: MSISDN, retryAfter: 0 }))
    await screen.findByRole('dialog')
    expect(screen.queryByText(WRONG)).not.toBeInTheDocument()
    expect(code()).toHaveValue('')
  })

  it('closes when the person signs out in another tab', async () => {
    const { bus } = await open({ purpose: 'unsubscribe' }, 'subscriber')
    act(() => bus.emit('auth/signed-out', { reason: 'other-tab' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})

describe('words of the brand', () => {
  it('replace ours', async () => {
    const brand = { ...defaultBrand, words: { 'auth.otpTitle': 'كلمة المرور' } }
    const { bus } = renderWithHost(<OtpDialog />, { brand })
    act(() => bus.emit('auth/otp-wanted', { purpose: 'subscribe', msisdn: MSISDN, retryAfter: 0 }))
    expect(await screen.findByRole('dialog', { name: 'كلمة المرور' })).toBeVisible()
  })
})

describe('another code', () => {
  it('comes by login without a transaction, once the server allows it', async () => {
    const seen = answer('login', sent(30))
    const { user } = await open({ retryAfter: 0 })
    await user.type(code(), '12')
    await user.click(resend())
    expect(await screen.findByText('أرسلنا رمزًا جديدًا إلى رقمك.')).toBeVisible()
    expect(seen.map((call) => call.body)).toEqual([{ msisdn: MSISDN, device_type: 'web', brand: 'yawmi' }])
    expect(code()).toHaveValue('')
    await waitFor(() => expect(code()).toHaveFocus())
    expect(resend()).toBeDisabled()
    expect(screen.getByText(/0:(30|2\d)/)).toBeVisible()
  })

  it('counts down from what the server said, and goes on after a reload', async () => {
    const first = await open({ retryAfter: 90 })
    expect(resend()).toBeDisabled()
    expect(screen.getByText(/1:(30|2\d)/)).toBeVisible()
    // Hosts look there, and show the slot again.
    expect(sessionStorage.getItem(PENDING_OTP_KEY)).not.toBeNull()
    first.unmount()
    renderWithHost(<OtpDialog />)
    expect(await screen.findByRole('dialog')).toBeVisible()
    expect(screen.getByText(/1:(30|[12]\d)/)).toBeVisible()
    expect(screen.getByText(MSISDN)).toBeVisible()
  })

  it('does not come back after a reload once it was closed', async () => {
    const first = await open({ retryAfter: 90 })
    await first.user.click(screen.getByRole('button', { name: 'إغلاق' }))
    first.unmount()
    renderWithHost(<OtpDialog />)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('does not come back for somebody who has signed in since', async () => {
    const first = await open({ retryAfter: 90 })
    first.unmount()
    renderWithHost(<OtpDialog />, { role: 'subscriber' })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('waits as long as the server says when it was asked too soon', async () => {
    const text = 'يمكنك طلب رمز جديد بعد دقيقتين.'
    refuse('login', 'otp_wait', { retryAfter: 120, errors: { msisdn: [text], otp: [text] } })
    const { user } = await open()
    await user.click(resend())
    expect(await screen.findByText(text)).toBeVisible()
    expect(code()).not.toBeInvalid()
    expect(screen.getByText(/(2:00|1:[45]\d)/)).toBeVisible()
  })

  it('works apart from confirming: each says only its own progress', async () => {
    answer('login', sent(), { after: 'never' })
    const { user } = await open()
    await user.click(resend())
    expect(screen.getByRole('button', { name: /جارٍ الإرسال/ })).toBeVisible()
    await user.type(code(), '1234')
    expect(send()).toBeEnabled()
  })
})

describe.each([
  { purpose: 'unsubscribe', ask: 'unsubscribe', confirm: 'unsubscribeConfirm' },
  { purpose: 'activate', ask: 'activate', confirm: 'activateConfirm' },
] as const)('to $purpose', ({ purpose, ask, confirm }) => {
  it('confirms with the subscriber and the number, and tells the page', async () => {
    const seen = answer(confirm, { code: '00', message: 'تم' })
    const { user, emitted } = await open({ purpose }, 'subscriber')
    await user.type(code(), '1234{Enter}')
    await waitFor(() => expect(emitted).toContainEqual({ name: 'auth/otp-confirmed', payload: { purpose } }))
    expect(seen.map((call) => call.body)).toEqual([
      {
        ...{ otp: '1234', msisdn: MSISDN, subscriber_id: 'subscriber-1', device_type: 'web' },
        idempotency_key: expect.any(String),
      },
    ])
    expect(emitted.filter(({ name }) => name === 'auth/signed-in')).toEqual([])
  })

  it('shows the message of a 200 with code 01 as an error of the code', async () => {
    answer(confirm, { code: '01', message: WRONG })
    const { user, emitted } = await open({ purpose }, 'subscriber')
    await user.type(code(), '1234{Enter}')
    expect(await screen.findByText(WRONG)).toBeVisible()
    expect(code()).toHaveAccessibleDescription(WRONG)
    expect(emitted.filter(({ name }) => name === 'auth/otp-confirmed')).toEqual([])
  })

  it('closes when the server no longer knows who asks', async () => {
    refuse(confirm, 'unauthenticated')
    const { user, emitted } = await open({ purpose }, 'subscriber')
    await user.type(code(), '1234{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(emitted).toContainEqual({ name: 'session/refused', payload: { status: 401 } })
  })

  it('asks for another code by the same call', async () => {
    const seen = answer(ask, sent())
    const { user } = await open({ purpose }, 'subscriber')
    await user.click(resend())
    await screen.findByText('أرسلنا رمزًا جديدًا إلى رقمك.')
    const agreedOn = purpose === 'activate' && { brand: 'yawmi' }
    expect(seen.map((call) => call.body)).toEqual([{ subscriber_id: 'subscriber-1', ...agreedOn }])
  })
})
