import { defaultBrand } from '@yawmi/brand'
import type { ErrorReply, Proof } from '@yawmi/contract'
import { readStored } from '@yawmi/session'
import {
  act,
  answer,
  aSubscriber,
  refuse,
  renderWithHost,
  screen,
  useNetwork,
  waitFor,
  type RenderOptions,
  type SeenCall,
} from '@yawmi/testing'
import ConfirmOtpScreen from './confirm-otp-screen'
import RegisterScreen from './register-screen'
import { paths } from '../paths'
import { declaration } from '../remote'
import OtpDialog from '../features/otp/otp-dialog'
import { pendingCodeStore } from '../lib/otp/pending-code'
import { redirect } from '../lib/redirect'

// Leaving the page is the browser's: it is only watched here.
jest.mock('../lib/redirect', () => ({ redirect: jest.fn() }))
const redirected = jest.mocked(redirect)

useNetwork()

/** Browsers have it; jsdom does not. */
const { webcrypto } = jest.requireActual<{ webcrypto: Crypto }>('node:crypto')
const MSISDN = '+218912345678'
const SMS = {
  kind: 'sms',
  to: '19020',
  text: 'دخول 4821903756',
  token: '4821903756',
  expiresIn: 480,
  retryAfter: 1,
} as const
const WORK: Proof = {
  kind: 'work',
  challenge: {
    parameters: {
      algorithm: 'PBKDF2/SHA-256',
      nonce: '0011223344556677',
      salt: '8899aabbccddeeff',
      cost: 1,
      keyLength: 32,
      keyPrefix: '0',
      data: { bound: 'b', until: 2_000_000_000 },
    },
    signature: 'ab',
  },
  expiresIn: 300,
}
const demand = (operation: 'login' | 'confirmOtp', proof: Proof) =>
  refuse(operation, 'proof_required', { errors: { msisdn: ['أكّد رقمك.'], otp: ['أكّد رقمك.'] }, proof })
const sent = { message: 'أرسلنا', data: { msisdn: MSISDN, retryAfter: 30 } }
const session = { token: 'a-token', user: aSubscriber() }
const signedIn = () => answer('confirmSms', { data: { state: 'signed_in', session } })
const solved = expect.objectContaining({
  proof: { challenge: WORK.kind === 'work' && WORK.challenge, solution: expect.anything() as unknown },
}) as unknown

const before = globalThis.crypto
const give = (crypto: unknown) => Object.defineProperty(globalThis, 'crypto', { configurable: true, value: crypto })
beforeEach(() => {
  give(webcrypto)
  redirected.mockReset()
  answer('protectedScript', { messageCode: '00', success: { dcbprotect: 'void 0', transaction_identify: 'tx-1' } })
})
afterEach(() => void give(before))

/** Has the server answer otherwise once the browser is at work. @returns the calls that were answered so. */
function afterWork(then: () => SeenCall[]): () => SeenCall[] {
  let seen: SeenCall[] = []
  const real = webcrypto.subtle.importKey.bind(webcrypto.subtle) as (...args: unknown[]) => Promise<unknown>
  jest.spyOn(webcrypto.subtle, 'importKey').mockImplementationOnce(((...args: unknown[]) => {
    seen = then()
    return real(...args)
  }) as never)
  return () => seen
}

const step = () => screen.findByRole('group', { name: /نحتاج إلى التأكد من أن الرقم لك/ })

describe('the register page', () => {
  const subscribe = () => screen.getByRole('button', { name: 'اشترك' })
  const register = async (options: RenderOptions = {}) => {
    const view = renderWithHost(<RegisterScreen />, { declaration, ...options })
    await view.user.click(screen.getByRole('textbox', { name: 'رقم الهاتف' }))
    await view.user.paste('0912345678')
    await view.user.click(screen.getByRole('checkbox'))
    await view.user.click(subscribe())
    return view
  }

  it('solves what the server asks of the browser, and goes on as if nothing were', async () => {
    demand('login', WORK)
    const seen = afterWork(() => answer('login', sent))
    await register()
    await waitFor(() => expect(redirected).toHaveBeenCalledWith(paths.confirmOtp))
    expect(seen().map(({ body }) => body)).toEqual([solved])
    expect(seen()[0]?.body).toMatchObject({ msisdn: '0912345678', transaction_identify: 'tx-1', brand: 'yawmi' })
  })

  it('keeps what was typed where the browser cannot solve it, and shows the server’s word', async () => {
    give({})
    demand('login', WORK)
    await register()
    expect(await screen.findByText('أكّد رقمك.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'رقم الهاتف' })).toHaveValue('0912345678')
    expect(subscribe()).toBeEnabled()
  })

  it('leads to the message that the server wants, and from there on as a right code does', async () => {
    demand('login', SMS)
    const first = await register()
    await waitFor(() => expect(redirected).toHaveBeenCalledWith(paths.confirmOtp))
    first.unmount()

    const seen = signedIn()
    renderWithHost(<ConfirmOtpScreen />, { declaration })
    expect(await step()).toHaveFocus()
    expect(screen.getByRole('heading', { level: 1, name: 'أكّد رقمك برسالة' })).toBeVisible()
    expect(screen.queryByText(/يرجى إدخال رمز التحقق المرسل/)).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'تغيير رقم الهاتف' })).toBeVisible()
    await waitFor(() => expect(redirected).toHaveBeenCalledWith(paths.callback), { timeout: 3_000 })
    expect(seen[0]?.body).toMatchObject({ sms_token: SMS.token, msisdn: MSISDN })
    expect(readStored('token')).toBe('a-token')
    expect(readStored('msisdn')).toBe(MSISDN)
    expect(pendingCodeStore('page').read()).toBeUndefined()
  })

  it('leads back to a code that is on its way, where the message is only offered', async () => {
    answer('login', sent)
    const first = await register()
    await waitFor(() => expect(redirected).toHaveBeenCalledTimes(1))
    first.unmount()
    refuse('login', 'otp_wait', { retryAfter: 20, errors: { msisdn: ['انتظر.'] }, proof: SMS })
    const view = renderWithHost(<RegisterScreen />, { declaration })
    await view.user.click(subscribe())
    await waitFor(() => expect(redirected).toHaveBeenCalledTimes(2))
    view.unmount()

    const { user } = renderWithHost(<ConfirmOtpScreen />, { declaration })
    await step()
    await user.click(screen.getByRole('button', { name: 'أدخل الرمز الذي وصلك' }))
    expect(screen.getByRole('heading', { level: 1, name: 'رمز التحقق' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('textbox', { name: /الرقم \d من 4/ })).toHaveFocus())
  })
})

describe('the dialog', () => {
  const code = () => screen.getByRole('textbox', { name: /الرقم \d من 4/ })
  const open = (request: object = {}, options: RenderOptions = {}) => {
    const view = renderWithHost(<OtpDialog />, options)
    act(() => view.bus.emit('auth/otp-wanted', { purpose: 'subscribe', msisdn: MSISDN, retryAfter: 0, ...request }))
    return view
  }

  it('asks for the message that a page was answered, and tells the page when it has come', async () => {
    signedIn()
    const { emitted } = open({ proof: SMS })
    expect(await screen.findByRole('dialog', { name: 'أكّد رقمك برسالة' })).toBeVisible()
    await step()
    await waitFor(
      () => expect(emitted).toContainEqual({ name: 'auth/otp-confirmed', payload: { purpose: 'subscribe' } }),
      { timeout: 3_000 },
    )
    expect(emitted).toContainEqual({ name: 'auth/signed-in', payload: { subscriber: aSubscriber() } })
    expect(readStored('msisdn')).toBe(MSISDN)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('is there again with the message after a reload', async () => {
    answer('confirmSms', { data: { state: 'waiting', retryAfter: 3 } })
    const first = open({ proof: SMS })
    await step()
    first.unmount()
    renderWithHost(<OtpDialog />)
    expect(await step()).toHaveTextContent('دخول 4821903756')
  })

  it('solves what is asked before a code is judged, and keeps the code meanwhile', async () => {
    demand('confirmOtp', WORK)
    const { user, emitted } = open()
    await screen.findByRole('dialog')
    await user.type(code(), '1234')
    const seen = afterWork(() => answer('confirmOtp', { data: session }))
    await user.click(screen.getByRole('button', { name: 'إرسال' }))
    await waitFor(() => expect(emitted.at(-1)?.name).toBe('auth/otp-confirmed'))
    expect(seen().map(({ body }) => body)).toEqual([solved])
  })

  it('offers the message beside the word about a wrong code, and shows it when that is wanted', async () => {
    const words: Partial<ErrorReply> = { errors: { otp: ['رمز التحقق غير صحيح.'] }, proof: SMS }
    refuse('confirmOtp', 'otp_rejected', words)
    answer('confirmSms', { data: { state: 'waiting', retryAfter: 3 } })
    const { user } = open()
    await screen.findByRole('dialog')
    await user.type(code(), '1234')
    await user.click(screen.getByRole('button', { name: 'إرسال' }))
    expect(await screen.findByText('رمز التحقق غير صحيح.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'تأكيد الرقم برسالة بدل الرمز' }))
    expect(await step()).toHaveTextContent('دخول 4821903756')
    await user.click(screen.getByRole('button', { name: 'أدخل الرمز الذي وصلك' }))
    await waitFor(() => expect(code()).toHaveFocus())
  })

  it('asks for the message where another code is not sent without', async () => {
    demand('login', SMS)
    answer('confirmSms', { data: { state: 'waiting', retryAfter: 3 } })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'إعادة إرسال الرمز' }))
    expect(await step()).toHaveTextContent('دخول 4821903756')
  })

  it('speaks in the words of the brand', async () => {
    answer('confirmSms', { data: { state: 'waiting', retryAfter: 3 } })
    const words = { 'auth.smsTitle': 'رسالة منك', 'auth.smsCopy': 'انسخها' }
    open({ proof: SMS }, { brand: { ...defaultBrand, words } })
    expect(await screen.findByRole('dialog', { name: 'رسالة منك' })).toBeVisible()
    expect(await screen.findByRole('button', { name: 'انسخها' })).toBeVisible()
  })
})
