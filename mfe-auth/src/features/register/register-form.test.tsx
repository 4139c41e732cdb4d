import type { ReactNode } from 'react'
import { defaultBrand } from '@yawmi/brand'
import { readStored } from '@yawmi/session'
import {
  act,
  answer,
  disconnect,
  queryAllByAttribute,
  refuse,
  type Rendered,
  type RenderOptions,
  renderWithHost,
  screen,
  useNetwork,
  waitFor,
  within,
} from '@yawmi/testing'
import ConfirmOtpScreen from '../../screens/confirm-otp-screen'
import RegisterScreen from '../../screens/register-screen'
import { declaration } from '../../remote'
import { paths } from '../../paths'
import { redirect } from '../../lib/redirect'

// Leaving the page is the browser's: it is only watched here.
jest.mock('../../lib/redirect', () => ({ redirect: jest.fn() }))
const redirected = jest.mocked(redirect)

useNetwork()
beforeEach(() => redirected.mockReset())

const MSISDN = '+218912345678'
const PROTECTION = {
  messageCode: '00',
  success: { dcbprotect: 'window.watched = "#cta_button"', transaction_identify: 'tx-1' },
}
const sent = (retryAfter = 30) => ({ message: 'أرسلنا', data: { msisdn: MSISDN, retryAfter } })
const render = (element: ReactNode, options: RenderOptions = {}) => renderWithHost(element, { declaration, ...options })

describe('register', () => {
  const phone = () => screen.getByRole('textbox', { name: 'رقم الهاتف' })
  const consent = () => screen.getByRole('checkbox', { name: 'أوافق على الشروط والأحكام' })
  const subscribe = () => screen.getByRole('button', { name: 'اشترك' })

  /** As one does who has a phone book, and agrees. */
  const fillIn = async (user: Rendered['user']) => {
    await user.click(phone())
    await user.paste('0912345678')
    await user.click(consent())
  }

  beforeEach(() => void answer('protectedScript', PROTECTION))

  it('keeps digits only, at most ten, Arabic ones as ASCII', async () => {
    const { user } = render(<RegisterScreen />)
    await user.type(phone(), '٠٩1a2-34567899')
    expect(phone()).toHaveValue('0912345678')
  })

  it('is inactive until there are ten digits and the box is ticked', async () => {
    const { user } = render(<RegisterScreen />)
    const button = subscribe()
    expect(button).toBeDisabled()
    await user.click(phone())
    await user.paste('0912345678')
    expect(button).toBeDisabled()
    await user.click(consent())
    expect(button).toBeEnabled()
    await user.type(phone(), '{Backspace}')
    expect(button).toBeDisabled()
  })

  it('shows below the button what each operator asks, and marks the one of the number', async () => {
    const { user } = render(<RegisterScreen />)
    const offers = within(screen.getByRole('list')).getAllByRole('listitem')
    expect(subscribe().compareDocumentPosition(offers[0]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(offers.map((offer) => offer.textContent)).toEqual([
      expect.stringMatching(/الشبكة الأولى.*0.250.دينار.يوميًا/),
      expect.stringMatching(/الشبكة الثانية.*1.750.دينار.أسبوعيًا/),
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
    expect(queryAllByAttribute('id', document.body, 'cta_button')).toEqual([subscribe()])
    unmount()
    expect(document.head).not.toHaveTextContent('window.watched')
  })

  it('asks for a code with the transaction, stores the number, and goes to confirm by a full page', async () => {
    const seen = answer('login', sent())
    // Of a code before, which says nothing of this one.
    sessionStorage.setItem('yawmi:otp-status', '200')
    const { user } = render(<RegisterScreen />)
    await fillIn(user)
    await user.click(subscribe())
    await waitFor(() => expect(redirected).toHaveBeenCalledWith(paths.confirmOtp))
    expect(sessionStorage.getItem('yawmi:otp-status')).toBeNull()
    expect(seen.map((call) => call.body)).toEqual([
      { msisdn: '0912345678', device_type: 'web', transaction_identify: 'tx-1', brand: 'yawmi' },
    ])
    expect(readStored('msisdn')).toBe(MSISDN)
  })

  it('leaves a login without a transaction to the server when the protection script cannot be had', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    disconnect('protectedScript')
    const text = 'تعذّر التحقق من الصفحة. حدّثها ثم حاول مرة أخرى.'
    const seen = refuse('login', 'validation', { messageCode: '07', message: text })
    const { user } = render(<RegisterScreen />)
    await fillIn(user)
    await user.click(subscribe())
    expect(await screen.findByText(text)).toBeVisible()
    expect(redirected).not.toHaveBeenCalled()
    expect(seen[0]?.body).toEqual({ msisdn: '0912345678', device_type: 'web', brand: 'yawmi' })
    expect(warn).toHaveBeenCalled()
    warn.mockRestore()
  })

  it.each([
    [
      "the field's first message",
      'validation',
      { errors: { msisdn: ['رقم الهاتف غير صحيح.', 'والثانية'] } },
      'رقم الهاتف غير صحيح.',
    ],
    ['the message of code 07', 'number_refused', { messageCode: '07', message: 'رقمك غير مقبول.' }, 'رقمك غير مقبول.'],
  ] as const)('shows %s under the number of a 422', async (_, error, more, text) => {
    refuse('login', error, more as object)
    const { user } = render(<RegisterScreen />)
    await fillIn(user)
    await user.click(subscribe())
    expect(await screen.findByText(text)).toBeVisible()
    expect(phone()).toHaveAccessibleDescription(expect.stringContaining(text))
    expect(subscribe()).toBeEnabled()
    expect(redirected).not.toHaveBeenCalled()
  })

  it('tells another operator’s number as such, and sends nothing', async () => {
    const seen = answer('login', sent())
    const [operator] = defaultBrand.operators
    const rule = { phoneRule: '^\\+21892\\d{7}$' }
    const operators = [{ ...operator!, ...rule, name: 'مدى' }]
    const { user } = render(<RegisterScreen />, { brand: { ...rule, operators, phoneExample: '0921234567' } })
    await fillIn(user)
    await user.click(subscribe())
    const text = 'هذا الرقم ليس من أرقام مدى. اكتب رقمًا منها، مثل 0921234567.'
    expect(await screen.findByText(text)).toBeVisible()
    expect(phone()).toHaveAccessibleDescription(expect.stringContaining(text))
    expect(seen).toHaveLength(0)
    await user.type(phone(), '{Backspace}')
    expect(screen.queryByText(text)).not.toBeInTheDocument()
  })

  it('says that the carrier is down, keeps everything, and tries again', async () => {
    refuse('login', 'carrier_unavailable')
    const { user } = render(<RegisterScreen />)
    await fillIn(user)
    await user.click(subscribe())
    expect(await screen.findByText(/خدمة المشغّل لا تستجيب/)).toBeVisible()
    expect(phone()).toHaveValue('0912345678')
    answer('login', sent())
    await user.click(subscribe())
    await waitFor(() => expect(redirected).toHaveBeenCalled())
  })

  it('offers to enter the code that is on its way, when another is refused for now', async () => {
    answer('login', sent())
    const view = render(<RegisterScreen />)
    await fillIn(view.user)
    await view.user.click(subscribe())
    await waitFor(() => expect(redirected).toHaveBeenCalled())
    view.unmount()

    refuse('login', 'otp_wait', { retryAfter: 20, errors: { msisdn: ['انتظر 20 ثانية.'] } })
    const { user } = render(<RegisterScreen />)
    await user.click(subscribe())
    expect(await screen.findByRole('link', { name: 'أدخل الرمز الذي وصلك' })).toHaveAttribute('href', paths.confirmOtp)
  })

  it('goes on to the code that was sent where the answer to that was lost', async () => {
    disconnect('login')
    const { user } = render(<RegisterScreen />)
    await fillIn(user)
    await user.click(subscribe())
    await screen.findByText(/تعذّر الاتصال بالخدمة/)
    refuse('login', 'otp_wait', { retryAfter: 20, errors: { msisdn: ['انتظر 20 ثانية.'] } })
    await user.click(subscribe())
    await waitFor(() => expect(redirected).toHaveBeenCalledWith(paths.confirmOtp))
  })

  it('keeps number and consent while the terms are read', async () => {
    const view = render(<RegisterScreen />)
    await fillIn(view.user)
    view.unmount()
    render(<RegisterScreen />)
    expect(phone()).toHaveValue('0912345678')
    expect(consent()).toBeChecked()
    expect(subscribe()).toBeEnabled()
  })

  it('hands on when another code may be asked for', async () => {
    answer('login', sent(45))
    const { user, unmount } = render(<RegisterScreen />)
    await fillIn(user)
    await user.click(subscribe())
    await waitFor(() => expect(redirected).toHaveBeenCalled())
    unmount()
    render(<ConfirmOtpScreen />)
    expect(screen.getByText(/0:(4[0-5]|3\d)/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'إعادة إرسال الرمز' })).toBeDisabled()
  })

  it('fetches another transaction by itself when the server takes the first no longer', async () => {
    let issued = 0
    const reply = () => ({
      ...PROTECTION,
      success: { ...PROTECTION.success, transaction_identify: `tx-${(issued += 1)}` },
    })
    answer('protectedScript', reply)
    const logins = refuse('login', 'validation', {
      messageCode: '07',
      message: 'مضى وقت طويل على فتح الصفحة.',
    })
    const { user } = render(<RegisterScreen />)
    await fillIn(user)
    await user.click(subscribe())
    await screen.findByText(/مضى وقت طويل/)
    expect(logins.map((call) => (call.body as { transaction_identify: string }).transaction_identify)).toEqual([
      'tx-1',
      'tx-2',
    ])
  })

  it('lets an allowed host fill in the number, and no other', () => {
    render(<RegisterScreen />, { brand: { ...defaultBrand, allowedOrigins: ['https://host.example'] } })
    const prefill = (origin: string, data: unknown) =>
      act(() => void window.dispatchEvent(new MessageEvent('message', { origin, data })))
    prefill('https://evil.example', { type: 'yawmi:prefill', msisdn: '0911111111' })
    prefill('https://host.example', { type: 'other', msisdn: '0911111111' })
    prefill('https://host.example', { type: 'yawmi:prefill', msisdn: 911111111 })
    expect(phone()).toHaveValue('')
    prefill('https://host.example', { type: 'yawmi:prefill', msisdn: '+218 91 2345678' })
    expect(phone()).toHaveValue('0912345678')
    expect(subscribe()).toBeDisabled()
  })

  it("links a carrier's own terms", () => {
    const links = { ...defaultBrand.links, terms: 'https://carrier.example/terms' }
    render(<RegisterScreen />, { brand: { ...defaultBrand, links } })
    expect(screen.getByRole('link', { name: 'الشروط والأحكام' })).toHaveAttribute(
      'href',
      'https://carrier.example/terms',
    )
  })
})
