import type { ReactNode } from 'react'
import { defaultBrand } from '@yawmi/brand'
import { HostProvider, useHost } from '@yawmi/remote-kit'
import { readStored, signIn } from '@yawmi/session'
import { act, answer, aSubscriber, disconnect, refuse, renderWithHost, screen, useNetwork, waitFor, within, type RenderOptions } from '@yawmi/testing'
import CallbackScreen from '../../screens/callback-screen'
import ConfirmOtpScreen from '../../screens/confirm-otp-screen'
import RegisterScreen from '../../screens/register-screen'
import WelcomeScreen from '../../screens/welcome-screen'
import { declaration } from '../../remote'
import { paths } from '../../paths'
import { redirect } from './redirect'

// Leaving the page is the browser's: it is only watched here.
jest.mock('./redirect', () => ({ redirect: jest.fn() }))
const redirected = jest.mocked(redirect)

useNetwork()
beforeEach(() => redirected.mockReset())

const MSISDN = '+218912345678'
const PROTECTION = { messageCode: '00', success: { dcbprotect: 'window.watched = "#cta_button"', transaction_identify: 'tx-1' } }
const sent = (retryAfter = 30) => ({ message: 'أرسلنا', data: { msisdn: MSISDN, retryAfter } })
const render = (element: ReactNode, options: RenderOptions = {}) => renderWithHost(element, { declaration, ...options })

/** The same screens alone in somebody else's page. */
const Alone = ({ children }: { children: ReactNode }) => <HostProvider value={{ ...useHost(), mode: 'alone' }}>{children}</HostProvider>

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
      <Alone>
        <WelcomeScreen />
      </Alone>,
    )
    expect(screen.getByText('يومي')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'متابعة' }))
    expect(address()).toBe(paths.register)
  })
})

describe('register', () => {
  const phone = () => screen.getByRole('textbox', { name: 'رقم الهاتف' })
  const consent = () => screen.getByRole('checkbox', { name: 'أوافق على الشروط والأحكام' })
  const subscribe = () => screen.getByRole('button', { name: 'اشترك' })

  beforeEach(() => void answer('protectedScript', PROTECTION))

  it('keeps digits only, at most ten, Arabic ones as ASCII', async () => {
    const { user } = render(<RegisterScreen />)
    await user.type(phone(), '٠٩1a2-34567899')
    expect(phone()).toHaveValue('0912345678')
  })

  it('is inactive until there are ten digits and the box is ticked', async () => {
    const { user } = render(<RegisterScreen />)
    expect(subscribe()).toBeDisabled()
    await user.type(phone(), '0912345678')
    expect(subscribe()).toBeDisabled()
    await user.click(consent())
    expect(subscribe()).toBeEnabled()
    await user.type(phone(), '{Backspace}')
    expect(subscribe()).toBeDisabled()
  })

  it('shows what each operator asks, and marks the one of the number', async () => {
    const { user } = render(<RegisterScreen />)
    const offers = within(screen.getByRole('list')).getAllByRole('listitem')
    expect(offers.map((offer) => offer.textContent)).toEqual([
      expect.stringMatching(/الشبكة الأولى.*0,25.دينار.يوميًا/),
      expect.stringMatching(/الشبكة الثانية.*1,75.دينار.أسبوعيًا/),
    ])
    await user.type(phone(), '0921234567')
    expect(offers[1]).toHaveAttribute('aria-current', 'true')
    expect(offers[0]).not.toHaveAttribute('aria-current')
  })

  it('fetches the protection script on load, for its own button', async () => {
    const seen = answer('protectedScript', PROTECTION)
    const { unmount } = render(<RegisterScreen />)
    await waitFor(() => expect(document.head).toHaveTextContent('window.watched'))
    expect(seen[0]?.query).toEqual({ targeted_element: '#cta_button' })
    expect(document.querySelector('#cta_button')).toBe(subscribe())
    unmount()
    expect(document.head).not.toHaveTextContent('window.watched')
  })

  it('asks for a code with the transaction, stores the number, and goes to confirm by a full page', async () => {
    const seen = answer('login', sent())
    const { user } = render(<RegisterScreen />)
    await user.type(phone(), '0912345678')
    await user.click(consent())
    await user.click(subscribe())
    await waitFor(() => expect(redirected).toHaveBeenCalledWith(paths.confirmOtp))
    expect(seen.map((call) => call.body)).toEqual([{ msisdn: '0912345678', device_type: 'web', transaction_identify: 'tx-1' }])
    expect(readStored('msisdn')).toBe(MSISDN)
  })

  it('goes on without a transaction when the protection script cannot be had', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    disconnect('protectedScript')
    const seen = answer('login', sent())
    const { user } = render(<RegisterScreen />)
    await user.type(phone(), '0912345678')
    await user.click(consent())
    await user.click(subscribe())
    await waitFor(() => expect(redirected).toHaveBeenCalled())
    expect(seen[0]?.body).toEqual({ msisdn: '0912345678', device_type: 'web' })
    expect(warn).toHaveBeenCalled()
    warn.mockRestore()
  })

  it.each([
    ["the field's first message", 'validation', { errors: { msisdn: ['رقم الهاتف غير صحيح.', 'والثانية'] } }, 'رقم الهاتف غير صحيح.'],
    ['the message of code 07', 'number_refused', { messageCode: '07', message: 'رقمك غير مقبول.' }, 'رقمك غير مقبول.'],
  ] as const)('shows %s under the number of a 422', async (_, error, more, text) => {
    refuse('login', error, more as object)
    const { user } = render(<RegisterScreen />)
    await user.type(phone(), '0912345678')
    await user.click(consent())
    await user.click(subscribe())
    expect(await screen.findByText(text)).toBeVisible()
    expect(phone()).toHaveAccessibleDescription(expect.stringContaining(text))
    expect(subscribe()).toBeEnabled()
    expect(redirected).not.toHaveBeenCalled()
  })

  it('says that the carrier is down, keeps everything, and tries again', async () => {
    refuse('login', 'carrier_unavailable')
    const { user } = render(<RegisterScreen />)
    await user.type(phone(), '0912345678')
    await user.click(consent())
    await user.click(subscribe())
    expect(await screen.findByText(/خدمة المشغّل لا تستجيب/)).toBeVisible()
    expect(phone()).toHaveValue('0912345678')
    answer('login', sent())
    await user.click(subscribe())
    await waitFor(() => expect(redirected).toHaveBeenCalled())
  })

  it('offers to enter the code that is on its way, when another is refused for now', async () => {
    answer('login', sent())
    const first = render(<RegisterScreen />)
    await first.user.type(phone(), '0912345678')
    await first.user.click(consent())
    await first.user.click(subscribe())
    await waitFor(() => expect(redirected).toHaveBeenCalled())
    first.unmount()

    refuse('login', 'otp_wait', { retryAfter: 20, errors: { msisdn: ['انتظر 20 ثانية.'] } })
    const { user } = render(<RegisterScreen />)
    await user.click(subscribe())
    expect(await screen.findByRole('link', { name: 'أدخل الرمز الذي وصلك' })).toHaveAttribute('href', paths.confirmOtp)
  })

  it('keeps number and consent while the terms are read', async () => {
    const first = render(<RegisterScreen />)
    await first.user.type(phone(), '0912345678')
    await first.user.click(consent())
    first.unmount()
    render(<RegisterScreen />)
    expect(phone()).toHaveValue('0912345678')
    expect(consent()).toBeChecked()
    expect(subscribe()).toBeEnabled()
  })

  it('links a carrier\'s own terms', () => {
    const links = { ...defaultBrand.links, terms: 'https://carrier.example/terms' }
    render(<RegisterScreen />, { brand: { ...defaultBrand, links } })
    expect(screen.getByRole('link', { name: 'الشروط والأحكام' })).toHaveAttribute('href', 'https://carrier.example/terms')
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
    expect(confirm()).toBeDisabled()
    await user.type(code(), '123')
    expect(confirm()).toBeDisabled()
    await user.type(code(), '4')
    expect(confirm()).toBeEnabled()
  })

  it('keeps the session and goes to the callback by a full page', async () => {
    stored()
    answer('confirmOtp', { data: { token: 'the-token', user: aSubscriber() } })
    const { user, said } = render(<ConfirmOtpScreen />)
    await user.type(code(), '1234')
    await user.click(confirm())
    await waitFor(() => expect(redirected).toHaveBeenCalledWith(paths.callback))
    expect(readStored('token')).toBe('the-token')
    expect(said).toEqual([])
  })

  it('tells the page and stays in it where nobody is around it', async () => {
    stored()
    answer('confirmOtp', { data: { token: 'the-token', user: aSubscriber() } })
    const { user, said, address } = render(
      <Alone>
        <ConfirmOtpScreen />
      </Alone>,
    )
    await user.type(code(), '1234{Enter}')
    await waitFor(() => expect(address()).toBe(paths.callback))
    expect(said).toEqual([{ name: 'auth/signed-in', payload: { subscriber: aSubscriber() } }])
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

  it('counts down from what register was told', async () => {
    answer('protectedScript', PROTECTION)
    answer('login', sent(45))
    const register = render(<RegisterScreen />)
    await register.user.type(screen.getByRole('textbox', { name: 'رقم الهاتف' }), '0912345678')
    await register.user.click(screen.getByRole('checkbox'))
    await register.user.click(screen.getByRole('button', { name: 'اشترك' }))
    await waitFor(() => expect(redirected).toHaveBeenCalled())
    register.unmount()
    render(<ConfirmOtpScreen />)
    expect(screen.getByText(/0:4[3-5]/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'إعادة إرسال الرمز' })).toBeDisabled()
  })

  const allowed = { ...defaultBrand, allowedOrigins: ['https://host.example'] }
  const prefill = (origin: string) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { origin, data: { type: 'yawmi:prefill', otp: '٤٣٢١' } })))

  it('lets an allowed host fill in the code, and no other', () => {
    stored()
    render(<ConfirmOtpScreen />, { brand: allowed })
    prefill('https://evil.example')
    expect(code()).toHaveValue('')
    prefill('https://host.example')
    expect(code()).toHaveValue('4321')
  })
})

describe('the callback', () => {
  const hidden = () =>
    Object.fromEntries([...document.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map(({ name, value }) => [name, value]))

  it('carries what a host reads, and tells its bridges the same', () => {
    const postMessage = jest.fn()
    Object.assign(window, { ReactNativeWebView: { postMessage } })
    sessionStorage.setItem('yawmi:otp-status', '200')
    signIn({ token: 'the-token', user: aSubscriber({ id: 's-9' }) })
    render(<CallbackScreen />)
    const values = { access_token: 'the-token', otp_status: '200', subscriber_id: 's-9', redirect: 'home' }
    expect(hidden()).toEqual(values)
    expect(screen.getByRole('status', { name: /نعيدك الآن/ })).toBeVisible()
    expect(postMessage.mock.calls.map(([json]) => JSON.parse(json as string) as unknown)).toEqual([{ type: 'yawmi:signed-in', ...values }])
    Reflect.deleteProperty(window, 'ReactNativeWebView')
  })

  it('leads back to register where nobody signed in, and tells nobody', () => {
    render(<CallbackScreen />, { role: 'free' })
    expect(screen.getByRole('link', { name: 'ابدأ من جديد' })).toHaveAttribute('href', paths.register)
    expect(hidden()).toEqual({})
  })
})
