import { useState, type ReactNode } from 'react'
import { defaultBrand } from '@yawmi/brand'
import { HostProvider, useHost } from '@yawmi/remote-kit'
import { readStored, signIn } from '@yawmi/session'
import {
  act,
  answer,
  aSubscriber,
  disconnect,
  queryAllByAttribute,
  refuse,
  type RenderOptions,
  renderWithHost,
  screen,
  useNetwork,
  waitFor,
} from '@yawmi/testing'
import CallbackScreen from './callback-screen'
import ConfirmOtpScreen from './confirm-otp-screen'
import WelcomeScreen from './welcome-screen'
import { declaration } from '../remote'
import { paths } from '../paths'
import { useHostPrefill } from '../hooks/use-host-prefill'
import { pendingCodeStore } from '../lib/otp/pending-code'
import { redirect, redirectInPlace } from '../lib/redirect'

// Leaving the page is the browser's: it is only watched here.
jest.mock('../lib/redirect', () => ({ redirect: jest.fn(), redirectInPlace: jest.fn() }))
const redirected = jest.mocked(redirect)
const replaced = jest.mocked(redirectInPlace)

useNetwork()
beforeEach(() => [redirected, replaced].forEach((each) => each.mockReset()))

const MSISDN = '+218912345678'
const render = (element: ReactNode, options: RenderOptions = {}) => renderWithHost(element, { declaration, ...options })

/** The same screens in a standalone remote. */
const Standalone = ({ children }: { children: ReactNode }) => (
  <HostProvider value={{ ...useHost(), mode: 'alone' }}>{children}</HostProvider>
)

describe('welcome', () => {
  it('says that something new begins with a free day, and leads to register', () => {
    render(<WelcomeScreen />)
    expect(screen.getByRole('heading', { level: 1, name: 'بداية جديدة مع التطبيق' })).toBeVisible()
    expect(screen.getByText('يوم مجاني')).toBeVisible()
    expect(screen.getByRole('link', { name: 'متابعة' })).toHaveAttribute('href', paths.register)
  })

  it('says nothing of a free day where the brand has none', () => {
    render(<WelcomeScreen />, { brand: { ...defaultBrand, trialHours: 0 } })
    expect(screen.queryByText(/مجاني/)).not.toBeInTheDocument()
  })

  it('shows the brand itself, and moves inside the page, where nobody is around it', async () => {
    const { user, address } = render(
      <Standalone>
        <WelcomeScreen />
      </Standalone>,
    )
    expect(screen.getByText('يومي')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'متابعة' }))
    expect(address()).toBe(paths.register)
  })

  it('goes on to a code that is still awaited when somebody’s page was loaded anew, and only then', async () => {
    pendingCodeStore('page').write({
      challenge: { purpose: 'subscribe', msisdn: MSISDN },
      resendAt: Date.now() + 20_000,
      sentAt: Date.now(),
    })
    const { address } = render(
      <Standalone>
        <WelcomeScreen />
      </Standalone>,
    )
    await waitFor(() => expect(address()).toBe(paths.confirmOtp))
    const view = render(<WelcomeScreen />)
    expect(view.address()).toBe('/')
  })

  it('moves inside the page also where the browser keeps nothing for the next', async () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError')
    })
    const { user, address } = render(<WelcomeScreen />)
    await user.click(screen.getByRole('link', { name: 'متابعة' }))
    expect(address()).toBe(paths.register)
    full.mockRestore()
  })

  it('takes no focus from the page that it appears in', () => {
    render(
      <Standalone>
        <WelcomeScreen />
      </Standalone>,
    )
    expect(document.body).toHaveFocus()
  })
})

describe('confirming the code', () => {
  const code = () => screen.getByRole('textbox', { name: /الرقم \d من 4/ })
  const confirm = () => screen.getByRole('button', { name: 'تأكيد' })
  const stored = () => localStorage.setItem('msisdn', MSISDN)

  it('goes back to register when no number was stored', () => {
    render(<ConfirmOtpScreen />)
    expect(redirected).toHaveBeenCalledWith(paths.register)
  })

  it('shows the stored number and is inactive until there are four digits', async () => {
    stored()
    const { user } = render(<ConfirmOtpScreen />)
    expect(screen.getByText(MSISDN)).toBeVisible()
    expect(code()).toHaveFocus()
    expect(confirm()).toBeDisabled()
    await user.type(code(), '123')
    expect(confirm()).toBeDisabled()
    await user.type(code(), '4')
    expect(confirm()).toBeEnabled()
  })

  it('keeps the session and goes to the callback by a full page', async () => {
    stored()
    answer('confirmOtp', { data: { token: 'the-token', user: aSubscriber() } })
    const { user, emitted } = render(<ConfirmOtpScreen />)
    await user.type(code(), '1234')
    await user.click(confirm())
    await waitFor(() => expect(redirected).toHaveBeenCalledWith(paths.callback))
    expect(readStored('token')).toBe('the-token')
    expect(emitted).toEqual([])
  })

  const comeBack = () => act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))

  it('leads on where somebody steps back from the end of the flow, whose code is spent', async () => {
    stored()
    answer('confirmOtp', { data: { token: 'the-token', user: aSubscriber() } })
    const { user, unmount } = render(<ConfirmOtpScreen />)
    await user.type(code(), '1234{Enter}')
    await waitFor(() => expect(redirected).toHaveBeenCalledWith(paths.callback))
    expect(code()).toHaveAttribute('readonly')
    comeBack()
    // In this page's place in the history: the next step back goes to the page before it.
    expect(replaced.mock.calls).toEqual([[paths.callback]])
    unmount()
    // A browser that keeps no pages loads it anew.
    render(<ConfirmOtpScreen />)
    expect(replaced.mock.calls).toEqual([[paths.callback], [paths.callback]])
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  it('takes a code that was sent since where a browser brings the page back as it was left', async () => {
    stored()
    answer('confirmOtp', { data: { token: 'the-token', user: aSubscriber() } })
    const { user } = render(<ConfirmOtpScreen />)
    await user.type(code(), '1234{Enter}')
    await waitFor(() => expect(redirected).toHaveBeenCalledWith(paths.callback))
    pendingCodeStore('page').write({
      challenge: { purpose: 'subscribe', msisdn: MSISDN },
      resendAt: Date.now() + 20_000,
      sentAt: Date.now(),
    })
    comeBack()
    expect(code()).not.toHaveAttribute('readonly')
    expect(code()).toHaveValue('')
    expect(confirm()).toBeDisabled()
  })

  it('tells the page and stays in it where nobody is around it', async () => {
    stored()
    answer('confirmOtp', { data: { token: 'the-token', user: aSubscriber() } })
    const { user, emitted, address } = render(
      <Standalone>
        <ConfirmOtpScreen />
      </Standalone>,
    )
    await user.type(code(), '1234{Enter}')
    await waitFor(() => expect(address()).toBe(paths.callback))
    expect(emitted).toEqual([{ name: 'auth/signed-in', payload: { subscriber: aSubscriber() } }])
    expect(redirected).not.toHaveBeenCalled()
  })

  it('has a place for errors of the code and one for all others', async () => {
    stored()
    refuse('confirmOtp', 'otp_rejected', { errors: { otp: ['انتهت صلاحية رمز التحقق.'] } })
    const { user } = render(<ConfirmOtpScreen />)
    await user.type(code(), '1234{Enter}')
    await waitFor(() => expect(code()).toHaveAccessibleDescription('انتهت صلاحية رمز التحقق.'))
    disconnect('confirmOtp')
    await user.type(code(), '5678{Enter}')
    expect(await screen.findByText(/تعذّر الاتصال/)).toBeVisible()
    expect(code()).not.toBeInvalid()
    expect(code()).toHaveValue('5678')
  })

  it('sends another code by login, without a transaction, for the stored number', async () => {
    stored()
    const seen = answer('login', { message: 'أرسلنا', data: { msisdn: MSISDN, retryAfter: 30 } })
    const { user } = render(<ConfirmOtpScreen />)
    expect(screen.getByText('لم يصلك الرمز؟')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'إعادة إرسال الرمز' }))
    expect(await screen.findByText('أرسلنا رمزًا جديدًا إلى رقمك.')).toBeVisible()
    expect(seen.map((call) => call.body)).toEqual([{ msisdn: MSISDN, device_type: 'web', brand: 'yawmi' }])
    expect(screen.getByRole('button', { name: 'إعادة إرسال الرمز' })).toBeDisabled()
  })

  const allowed = { ...defaultBrand, allowedOrigins: ['https://host.example'] }
  const prefill = (origin: string) =>
    act(
      () =>
        void window.dispatchEvent(
          new MessageEvent('message', { origin, data: { type: 'yawmi:prefill', otp: '٤٣٢١' } }),
        ),
    )

  it('lets an allowed host fill in the code, and no other', () => {
    stored()
    render(<ConfirmOtpScreen />, { brand: allowed })
    prefill('https://evil.example')
    expect(code()).toHaveValue('')
    prefill('https://host.example')
    expect(code()).toHaveValue('4321')
  })

  it('tells its host once, through all screens of a sign-in, that it listens', async () => {
    const postMessage = jest.fn()
    Object.assign(window, { ReactNativeWebView: { postMessage } })
    stored()
    const Flow = () => {
      const [isSent, setSent] = useState(false)
      return isSent ? <ConfirmOtpScreen /> : <button onClick={() => setSent(true)}>إلى الرمز</button>
    }
    const Register = () => {
      useHostPrefill(() => {})
      return null
    }
    const { user } = render(
      <Standalone>
        <Register />
        <Flow />
      </Standalone>,
      { brand: allowed },
    )
    await user.click(screen.getByRole('button', { name: 'إلى الرمز' }))
    prefill('https://host.example')
    expect(code()).toHaveValue('4321')
    expect(postMessage.mock.calls).toEqual([[JSON.stringify({ type: 'yawmi:ready' })]])
    Reflect.deleteProperty(window, 'ReactNativeWebView')
  })
})

describe('the callback', () => {
  const hidden = () =>
    Object.fromEntries(
      (queryAllByAttribute('type', document.body, 'hidden') as HTMLInputElement[]).map(({ name, value }) => [
        name,
        value,
      ]),
    )

  it('carries what a host reads, and tells its bridges the same', () => {
    const postMessage = jest.fn()
    Object.assign(window, { ReactNativeWebView: { postMessage } })
    sessionStorage.setItem('yawmi:otp-status', '200')
    signIn({ token: 'the-token', user: aSubscriber({ id: 's-9' }) })
    render(<CallbackScreen />)
    const values = { access_token: 'the-token', otp_status: '200', subscriber_id: 's-9', redirect: 'home' }
    expect(hidden()).toEqual(values)
    expect(screen.getByRole('status', { name: /نعيدك الآن/ })).toBeVisible()
    expect(postMessage.mock.calls.map(([json]) => JSON.parse(json as string) as unknown)).toEqual([
      { type: 'yawmi:signed-in', ...values },
    ])
    Reflect.deleteProperty(window, 'ReactNativeWebView')
  })

  describe('in a frame of a partner’s page', () => {
    const SHOP = 'https://shop.example'
    const CHALLENGE = 'c'.repeat(43)
    const partner = { ...defaultBrand, id: 'partner', allowedOrigins: [SHOP] }
    const postMessage = jest.fn()
    const native = jest.fn()
    beforeEach(() => {
      postMessage.mockReset()
      native.mockReset()
      Object.defineProperty(window, 'parent', { value: { postMessage }, configurable: true })
      Object.assign(window, { ReactNativeWebView: { postMessage: native } })
      signIn({ token: 'the-token', user: aSubscriber({ id: 's-9' }) })
    })
    afterEach(() => {
      Object.defineProperty(window, 'parent', { value: window, configurable: true })
      Reflect.deleteProperty(window, 'ReactNativeWebView')
      history.replaceState(null, '', '/')
    })
    const open = (address: string) => {
      history.replaceState(null, '', `/webview/callback?brand=partner${address}`)
      return render(<CallbackScreen />, { brand: partner })
    }
    const nothingOfThePerson = () => {
      expect(hidden()).toEqual({})
      expect(native).not.toHaveBeenCalled()
      expect(JSON.stringify(postMessage.mock.calls)).not.toMatch(/the-token|s-9/)
    }

    it('tells that page a one-time code for its origin and challenge, and nothing of the person', async () => {
      sessionStorage.setItem('yawmi:otp-status', '200')
      const seen = answer('authorizationCode', { data: { code: 'the-code', expires_in: 60 } })
      open(`&host=${encodeURIComponent(SHOP)}&code_challenge=${CHALLENGE}`)
      await waitFor(() => expect(postMessage).toHaveBeenCalled())
      expect(seen.map(({ body }) => body)).toEqual([{ brand: 'partner', origin: SHOP, code_challenge: CHALLENGE }])
      const message = { type: 'yawmi:signed-in', otp_status: '200', redirect: 'home', code: 'the-code' }
      expect(postMessage.mock.calls).toEqual([[message, SHOP]])
      nothingOfThePerson()
    })

    it.each([
      ['that names no challenge', `&host=${encodeURIComponent(SHOP)}`],
      ['that names an origin which the brand does not allow', `&host=https://evil.example&code_challenge=${CHALLENGE}`],
    ])('tells a page %s that it is over, without a code', async (_, address) => {
      sessionStorage.setItem('yawmi:otp-status', '200')
      const seen = answer('authorizationCode', { data: { code: 'the-code', expires_in: 60 } })
      open(address)
      await waitFor(() => expect(postMessage).toHaveBeenCalled())
      expect(seen).toEqual([])
      expect(postMessage.mock.calls).toEqual([[{ type: 'yawmi:signed-in', otp_status: '200', redirect: 'home' }, SHOP]])
      nothingOfThePerson()
    })

    it('asks for the code once more where a connection was lost under it', async () => {
      jest.spyOn(console, 'warn').mockImplementation(() => {})
      sessionStorage.setItem('yawmi:otp-status', '200')
      const lost = disconnect('authorizationCode')
      open(`&host=${encodeURIComponent(SHOP)}&code_challenge=${CHALLENGE}`)
      await waitFor(() => expect(lost).toHaveLength(1))
      answer('authorizationCode', { data: { code: 'the-code', expires_in: 60 } })
      await waitFor(() => expect(postMessage).toHaveBeenCalled(), { timeout: 8_000 })
      expect(postMessage.mock.calls[0]?.[0]).toHaveProperty('code', 'the-code')
    })

    it('tells that it is over without a code where the service gives none', async () => {
      jest.spyOn(console, 'warn').mockImplementation(() => {})
      sessionStorage.setItem('yawmi:otp-status', '200')
      refuse('authorizationCode', 'validation', { message: 'لا', errors: { origin: ['لا'] } })
      open(`&host=${encodeURIComponent(SHOP)}&code_challenge=${CHALLENGE}`)
      await waitFor(() => expect(postMessage).toHaveBeenCalled())
      expect(postMessage.mock.calls[0]?.[0]).not.toHaveProperty('code')
      nothingOfThePerson()
    })

    it('tells nobody of somebody who was signed in before, and asks for no code', async () => {
      const seen = answer('authorizationCode', { data: { code: 'the-code', expires_in: 60 } })
      open(`&host=${encodeURIComponent(SHOP)}&code_challenge=${CHALLENGE}`)
      expect(await screen.findByRole('status', { name: /نعيدك الآن/ })).toBeVisible()
      expect(seen).toEqual([])
      expect(postMessage).not.toHaveBeenCalled()
      nothingOfThePerson()
    })
  })

  it('leads back to register where nobody signed in, and tells nobody', () => {
    render(<CallbackScreen />, { role: 'free' })
    expect(screen.getByRole('link', { name: 'ابدأ من جديد' })).toHaveAttribute('href', paths.register)
    expect(hidden()).toEqual({})
  })
})
