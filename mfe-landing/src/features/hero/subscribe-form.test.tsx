import { defaultBrand } from '@yawmi/brand'
import { readStored } from '@yawmi/session'
import {
  answer,
  disconnect,
  answerMalformed,
  gate,
  refuse,
  renderWithHost,
  screen,
  useNetwork,
  waitFor,
} from '@yawmi/testing'
import { declaration } from '../../remote'
import { SubscribeForm } from './subscribe-form'

useNetwork()

const NUMBER = '0912345678'
/** The same as the server normalises it. */
const MSISDN = '+218912345678'
const script = { messageCode: '00', success: { dcbprotect: '/* watches */', transaction_identify: 'tx-1' } }
const sent = { message: 'أرسلنا الرمز', data: { msisdn: MSISDN, retryAfter: 30 } }

const open = () => renderWithHost(<SubscribeForm />, { declaration })
const field = () => screen.getByLabelText('رقم الهاتف')
const enter = async (user: ReturnType<typeof open>['user']) => {
  await user.click(field())
  await user.paste(NUMBER)
}
const button = () => screen.findByRole('button', { name: 'اشترك' })

describe('SubscribeForm', () => {
  beforeEach(() => {
    answer('protectedScript', script)
    jest.spyOn(console, 'warn').mockImplementation(() => {})
  })

  it('keeps the button disabled and says that it loads until the protection script is there', async () => {
    answer('protectedScript', script, { after: 'never' })
    open()
    const cta = screen.getByRole('button', { name: 'جارٍ التحميل…' })
    expect(cta).toBeDisabled()
    expect(cta).toHaveAttribute('id', 'cta_button')
  })

  it('lets the button be pressed when the script is there, and when it failed', async () => {
    const { unmount } = open()
    expect(await button()).toBeEnabled()
    unmount()
    refuse('protectedScript', 'internal')
    open()
    expect(await button()).toBeEnabled()
  })

  it('takes digits only, Arabic ones too, and at most ten', async () => {
    const { user } = open()
    await user.type(field(), '٠٩١-ab 234567899')
    expect(field()).toHaveValue('0912345678')
  })

  it('asks for a code with the number and the transaction, and then for the dialog', async () => {
    const seen = answer('login', sent)
    const { user, emitted } = open()
    await enter(user)
    await user.click(await button())
    await waitFor(() =>
      expect(emitted).toContainEqual({
        name: 'auth/otp-wanted',
        payload: { purpose: 'subscribe', msisdn: MSISDN, retryAfter: 30 },
      }),
    )
    expect(seen[0]?.body).toEqual({ msisdn: NUMBER, device_type: 'web', transaction_identify: 'tx-1', brand: 'yawmi' })
    expect(readStored('msisdn')).toBe(MSISDN)
  })

  it('stores and emits the number as the server normalised it; the field keeps what was typed', async () => {
    answer('login', sent)
    const { user, emitted } = open()
    await user.type(field(), '٠٩١٢٣٤٥٦٧٨')
    await user.click(await button())
    await user.click(await screen.findByRole('button', { name: 'إدخال الرمز' }))
    expect(readStored('msisdn')).toBe(MSISDN)
    expect(emitted.map(({ payload }) => payload)).toMatchObject([{ msisdn: MSISDN }, { msisdn: MSISDN }])
    expect(field()).toHaveValue(NUMBER)
  })

  it('emits the number of a message as the server normalised it', async () => {
    const proof = { kind: 'sms', to: '19020', text: 't', token: '4821903756', expiresIn: 480, retryAfter: 3 } as const
    refuse('login', 'proof_required', { errors: { msisdn: ['أكّد رقمك.'] }, proof: { ...proof, msisdn: MSISDN } })
    const { user, emitted } = open()
    await enter(user)
    await user.click(await button())
    await waitFor(() => expect(emitted.at(-1)?.payload).toMatchObject({ msisdn: MSISDN, proof }))
  })

  it('leads on to the message that the server wants in place of a code, each time it is pressed', async () => {
    const proof = {
      kind: 'sms',
      to: '19020',
      text: 'دخول 4821903756',
      token: '4821903756',
      expiresIn: 480,
      retryAfter: 3,
    } as const
    refuse('login', 'proof_required', { errors: { msisdn: ['أكّد رقمك.'] }, proof })
    const { user, emitted } = open()
    await enter(user)
    for (const times of [1, 2]) {
      await user.click(await button())
      await waitFor(() => expect(emitted.filter(({ name }) => name === 'auth/otp-wanted')).toHaveLength(times))
      expect(emitted.at(-1)?.payload).toEqual({ purpose: 'subscribe', msisdn: NUMBER, retryAfter: 0, proof })
    }
    expect(screen.queryByText('أكّد رقمك.')).not.toBeInTheDocument()
    expect(field()).toHaveValue(NUMBER)
  })

  it('leads back to the dialog for the code that was sent', async () => {
    answer('login', sent)
    const { user, emitted } = open()
    await enter(user)
    await user.click(await button())
    await user.click(await screen.findByRole('button', { name: 'إدخال الرمز' }))
    expect(emitted.filter(({ name }) => name === 'auth/otp-wanted')).toHaveLength(2)
    await user.type(field(), '{Backspace}')
    expect(screen.queryByRole('button', { name: 'إدخال الرمز' })).not.toBeInTheDocument()
  })

  it('leads back to that dialog also where another code must wait', async () => {
    answer('login', sent)
    const { user, emitted } = open()
    await enter(user)
    await user.click(await button())
    await screen.findByRole('button', { name: 'إدخال الرمز' })
    const text = 'يمكنك طلب رمز جديد بعد 29 ثانية.'
    refuse('login', 'otp_wait', { retryAfter: 29, errors: { msisdn: [text] } })
    await user.click(await button())
    expect(await screen.findByText(text)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'إدخال الرمز' }))
    expect(emitted.filter(({ name }) => name === 'auth/otp-wanted')).toHaveLength(2)
  })

  it('keeps the focus on the button while a fresh script comes after the code', async () => {
    answer('login', sent)
    const { user, emitted } = open()
    await enter(user)
    const cta = await button()
    answer('protectedScript', script, { after: 'never' })
    await user.click(cta)
    await waitFor(() => expect(emitted).toContainEqual(expect.objectContaining({ name: 'auth/otp-wanted' })))
    expect(cta).toHaveTextContent('جارٍ التحميل…')
    expect(cta).toHaveAttribute('aria-disabled', 'true')
    expect(cta).toBeEnabled()
    expect(cta).toHaveFocus()
  })

  it('uses a fresh transaction for the next code', async () => {
    let round = 0
    answer('protectedScript', () => ({
      ...script,
      success: { ...script.success, transaction_identify: `tx-${(round += 1)}` },
    }))
    const seen = answer('login', sent)
    const { user } = open()
    await enter(user)
    await user.click(await button())
    await waitFor(() => expect(readStored('transaction_identify')).toBe('tx-2'))
    await user.click(await button())
    await waitFor(() => expect(seen).toHaveLength(2))
    expect(seen[1]?.body).toMatchObject({ transaction_identify: 'tx-2' })
  })

  it('logs in without a transaction when the script failed', async () => {
    disconnect('protectedScript')
    const seen = answer('login', sent)
    const { user } = open()
    await enter(user)
    await user.click(await button())
    await waitFor(() => expect(seen[0]?.body).toEqual({ msisdn: NUMBER, device_type: 'web', brand: 'yawmi' }))
  })

  it('asks for the number first, and sends nothing', async () => {
    const seen = answer('login', sent)
    const { user } = open()
    await user.click(await button())
    expect(await screen.findByText('اكتب رقم هاتفك أولًا.')).toBeVisible()
    expect(field()).toHaveFocus()
    expect(seen).toHaveLength(0)
  })

  it('tells another operator’s number as such, and sends nothing', async () => {
    const seen = answer('login', sent)
    const [operator] = defaultBrand.operators
    const brand = {
      operators: [{ ...operator!, name: 'مدى', phoneRule: '^\\+21892\\d{7}$' }],
      phoneRule: '^\\+21892\\d{7}$',
      phoneExample: '0921234567',
    }
    const { user } = renderWithHost(<SubscribeForm />, { declaration, brand })
    await enter(user)
    await user.click(await button())
    expect(await screen.findByText('هذا الرقم ليس من أرقام مدى. اكتب رقمًا منها، مثل 0921234567.')).toBeVisible()
    expect(field()).toBeInvalid()
    expect(field()).toHaveValue(NUMBER)
    expect(seen).toHaveLength(0)
  })

  it('says what it is doing while the code is on its way', async () => {
    answer('login', sent, { after: 'never' })
    const { user } = open()
    await enter(user)
    await user.click(await button())
    expect(await screen.findByRole('button', { name: 'جارٍ الإرسال…' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('sends once, however hastily it is pressed', async () => {
    const { opened, open: letAnswer } = gate()
    const seen = answer('login', sent, { after: opened })
    const { user } = open()
    await enter(user)
    await user.dblClick(await button())
    letAnswer()
    await screen.findByRole('button', { name: 'إدخال الرمز' })
    expect(seen).toHaveLength(1)
  })

  describe('for someone who subscribed before and was signed out', () => {
    const open = () => renderWithHost(<SubscribeForm />, { declaration })

    it('leads in by the same number and code, and says that nothing is subscribed or charged twice', async () => {
      const seen = answer('login', sent)
      const { user, emitted } = open()
      await button()
      await user.click(screen.getByRole('button', { name: 'تسجيل الدخول' }))
      expect(field()).toHaveFocus()
      expect(field()).toHaveAccessibleDescription(/لا اشتراك ثانيًا ولا خصم جديد/)
      expect(screen.getByText(/بالضغط على «تسجيل الدخول» فإنك توافق/)).toBeVisible()
      await enter(user)
      await user.click(screen.getByRole('button', { name: 'تسجيل الدخول' }))
      await waitFor(() => expect(emitted.at(-1)?.name).toBe('auth/otp-wanted'))
      expect(seen[0]?.body).toMatchObject({ msisdn: NUMBER })
    })

    it('names its own button when something fails', async () => {
      disconnect('login')
      const { user } = open()
      await button()
      await user.click(screen.getByRole('button', { name: 'تسجيل الدخول' }))
      await enter(user)
      await user.click(screen.getByRole('button', { name: 'تسجيل الدخول' }))
      expect(await screen.findByText(/ثم اضغط «تسجيل الدخول» مرة أخرى/)).toBeVisible()
    })

    it('goes back to subscribing, with the number kept', async () => {
      const { user } = open()
      await button()
      await enter(user)
      await user.click(screen.getByRole('button', { name: 'تسجيل الدخول' }))
      await user.click(screen.getByRole('button', { name: 'اشترك' }))
      expect(screen.getByText(/بالضغط على «اشترك»/)).toBeVisible()
      expect(field()).toHaveValue(NUMBER)
      expect(screen.queryByText(/لا اشتراك ثانيًا/)).not.toBeInTheDocument()
    })
  })

  describe('when login fails', () => {
    const press = async () => {
      const view = open()
      await enter(view.user)
      await view.user.click(await button())
      return view
    }

    it('shows the first text that the server gave for the number', async () => {
      refuse('login', 'validation', { errors: { msisdn: ['رقم غير صحيح', 'نص آخر'] } })
      await press()
      expect(await screen.findByText('رقم غير صحيح')).toBeVisible()
      expect(screen.queryByText('نص آخر')).not.toBeInTheDocument()
      expect(field()).toBeInvalid()
      expect(field()).toHaveValue(NUMBER)
    })

    it('shows the message of the reply when its code is 07', async () => {
      refuse('login', 'number_refused', { messageCode: '07', message: 'رقمك محظور', errors: { msisdn: ['نص آخر'] } })
      await press()
      expect(await screen.findByText('رقمك محظور')).toBeVisible()
    })

    it('shows the message of a reply that names no field', async () => {
      refuse('login', 'validation', { message: 'راجع البيانات' })
      await press()
      expect(await screen.findByText('راجع البيانات')).toBeVisible()
    })

    it('keeps the number after a fault of the server, which the bus is told', async () => {
      refuse('login', 'internal', { message: 'عطل' })
      const { emitted } = await press()
      expect(await screen.findByText(/حدث خلل لدينا/)).toBeVisible()
      expect(emitted).toContainEqual({ name: 'alert/server-error', payload: { message: 'عطل' } })
      expect(readStored('alert_message')).toBe('عطل')
      expect(field()).toHaveValue(NUMBER)
    })

    it('says that the server was not reached, and sends again when asked', async () => {
      disconnect('login')
      const { user, emitted } = await press()
      expect(await screen.findByText(/تعذّر الوصول إلى الخادم/)).toBeVisible()
      answer('login', sent)
      await user.click(await button())
      await waitFor(() => expect(emitted.at(-1)?.name).toBe('auth/otp-wanted'))
      expect(screen.queryByText(/تعذّر الوصول/)).not.toBeInTheDocument()
    })

    it('goes on to the code that was sent where the answer to that was lost', async () => {
      disconnect('login')
      const { user, emitted } = await press()
      await screen.findByText(/تعذّر الوصول إلى الخادم/)
      refuse('login', 'otp_wait', { retryAfter: 20, errors: { msisdn: ['انتظر 20 ثانية.'] } })
      await user.click(await button())
      await waitFor(() =>
        expect(emitted).toContainEqual({
          name: 'auth/otp-wanted',
          payload: { purpose: 'subscribe', msisdn: MSISDN, retryAfter: 20 },
        }),
      )
      expect(screen.queryByText('انتظر 20 ثانية.')).not.toBeInTheDocument()
    })

    it('says how long another code must wait, where no answer was lost', async () => {
      refuse('login', 'otp_wait', { retryAfter: 20, errors: { msisdn: ['انتظر 20 ثانية.'] } })
      const { emitted } = await press()
      expect(await screen.findByText('انتظر 20 ثانية.')).toBeVisible()
      expect(emitted.filter(({ name }) => name === 'auth/otp-wanted')).toEqual([])
    })

    it('says that the device is offline', async () => {
      disconnect('login')
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
      await press()
      expect(await screen.findByText(/لا يوجد اتصال بالإنترنت/)).toBeVisible()
      jest.restoreAllMocks()
    })

    it('says so when something else than the server answered', async () => {
      answerMalformed('login')
      await press()
      expect(await screen.findByText(/رد غير مفهوم/)).toBeVisible()
    })

    it('says what to allow where the browser blocks cookies', async () => {
      refuse('login', 'xsrf_mismatch')
      await press()
      expect(await screen.findByText(/اسمح بملفات تعريف الارتباط/)).toBeVisible()
    })

    it('says so when there were too many attempts', async () => {
      refuse('login', 'too_many_requests')
      await press()
      expect(await screen.findByText(/محاولات كثيرة/)).toBeVisible()
    })

    it('takes the error away when the number changes', async () => {
      refuse('login', 'validation', { errors: { msisdn: ['رقم غير صحيح'] } })
      const { user } = await press()
      await screen.findByText('رقم غير صحيح')
      await user.type(field(), '{Backspace}')
      expect(screen.queryByText('رقم غير صحيح')).not.toBeInTheDocument()
    })
  })

  it('links the consent to the terms of the brand', () => {
    open()
    expect(screen.getByText(/بالضغط على «اشترك» فإنك توافق على/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'الشروط والأحكام' })).toHaveAttribute('href', defaultBrand.links.terms)
  })

  it('links the consent to a carrier’s own page', () => {
    const brand = { ...defaultBrand, links: { ...defaultBrand.links, terms: 'https://carrier.example/terms' } }
    renderWithHost(<SubscribeForm />, { declaration, brand })
    expect(screen.getByRole('link', { name: 'الشروط والأحكام' })).toHaveAttribute(
      'href',
      'https://carrier.example/terms',
    )
  })
})
