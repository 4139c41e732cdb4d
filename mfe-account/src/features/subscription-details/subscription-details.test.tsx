import { defaultBrand } from '@yawmi/brand'
import { Route, Routes } from '@yawmi/remote-kit'
import { readStored, signIn } from '@yawmi/session'
import {
  act,
  answer,
  aSubscriber,
  definitionOf,
  disconnect,
  gate,
  refuse,
  renderWithHost,
  screen,
  someDetails,
  useNetwork,
  waitFor,
  within,
} from '@yawmi/testing'
import { declaration } from '../../remote'
import SubscriptionDetailsScreen from '../../screens/subscription-details-screen'
import WebviewProfileScreen from '../../screens/webview-profile-screen'

useNetwork()

const paying = () =>
  someDetails({
    nextCharge: { at: '2030-01-02T10:00:00.000Z', amount: 250 },
    charges: [
      { at: '2030-01-01T10:00:00.000Z', amount: 250, period: 'day' },
      { at: '2030-01-02T09:00:00.000Z', amount: 1750, period: 'week' },
    ],
  })
const left = () => someDetails({ status: 'cancel', nextCharge: null })
const otpSent = { message: 'أُرسل', data: { msisdn: '+218912345678', retryAfter: 30 } }

const open = () => renderWithHost(<SubscriptionDetailsScreen />, { role: 'subscriber', dialogs: true })
async function fact(name: string) {
  await screen.findByText(name, { selector: 'dt' })
  return definitionOf(name)
}

async function answerYes(user: ReturnType<typeof open>['user'], button: string, question: string) {
  await user.click(await screen.findByRole('button', { name: button }))
  const dialog = await screen.findByRole('alertdialog', { name: question })
  await user.click(within(dialog).getByRole('button', { name: 'نعم' }))
  return dialog
}

describe('subscription details', () => {
  it('says what is paid, until when, and what comes next', async () => {
    answer('subscriberDetails', { data: paying() })
    open()
    expect(await screen.findByText(/0.250\s+دينار\s+يوميًا/)).toBeVisible()
    expect(screen.getByText(/محتواك متاح حتى 2 يناير 2030/)).toBeVisible()
    expect(screen.getByText(/0.250\s+دينار في 2 يناير 2030/)).toBeVisible()
  })

  it('says for how long a charge pays as it was agreed to, not as the brand of the page asks', async () => {
    const nextCharge = { at: '2030-01-02T10:00:00.000Z', amount: 250, period: 'week' as const }
    answer('subscriberDetails', { data: { ...paying(), nextCharge } })
    open()
    expect(await screen.findByText(/0.250\s+دينار\s+أسبوعيًا/)).toBeVisible()
  })

  it('shows name, email, phone, expiry and an enabled status', async () => {
    answer('subscriberDetails', { data: paying() })
    open()
    expect(await fact('اسم المشترك')).toHaveTextContent('سالم')
    expect(await fact('البريد الإلكتروني')).toHaveTextContent('غير محدد')
    expect(within(await fact('رقم الهاتف')).getByText('+218912345678')).toHaveAttribute('dir', 'ltr')
    expect(await fact('تاريخ الانتهاء')).toHaveTextContent('2 يناير 2030')
    expect(await fact('الحالة')).toHaveTextContent('مفعّل')
  })

  it('lists past charges, the newest first', async () => {
    answer('subscriberDetails', { data: paying() })
    open()
    const rows = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1)
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/2 يناير 2030.*1.750/),
      expect.stringMatching(/1 يناير 2030.*0.250/),
    ])
  })

  it('shows a week of charges first, and all of them when asked', async () => {
    const charges = Array.from({ length: 9 }, (_, day) => ({
      at: `2030-01-0${day + 1}T10:00:00.000Z`,
      amount: 250,
      period: 'day',
    }))
    answer('subscriberDetails', { data: { ...paying(), charges } })
    const { user } = open()
    expect(within(await screen.findByRole('table')).getAllByRole('row')).toHaveLength(1 + 7)
    await user.click(screen.getByRole('button', { name: 'عرض كل ما دفعته' }))
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(1 + 9)
    expect(screen.queryByRole('button', { name: 'عرض كل ما دفعته' })).toBeNull()
    // The newest first: the second day's is the first that was left out.
    expect(screen.getByRole('row', { name: /^2 يناير 2030/ })).toHaveFocus()
  })

  it('says that the credit does not do when a charge was tried in vain', async () => {
    answer('subscriberDetails', {
      data: { ...paying(), nextCharge: { at: '2030-01-02T14:00:00.000Z', amount: 250 } },
    })
    open()
    expect(await screen.findByText(/ورصيدك لا يكفي للتجديد/)).toBeVisible()
    expect(screen.queryByText(/محتواك متاح/)).toBeNull()
  })

  it.each([
    ['2030-01-02T10:00:00.000Z', /لن يتجدد اشتراكك، ونهايته 2 يناير 2030/],
    ['2020-01-02T10:00:00.000Z', /لن يتجدد اشتراكك، ونهايته 2 يناير 2020/],
  ])(
    'says to one who has left until when the content is paid, whatever the clock of the device: %s',
    async (end, text) => {
      answer('subscriberDetails', { data: { ...left(), expirationDate: end } })
      open()
      expect(await screen.findByText(text)).toBeVisible()
      expect(screen.getByText('لن نخصم منك شيئًا.')).toBeVisible()
    },
  )

  it('keeps on the device how the subscription stands', async () => {
    answer('subscriberDetails', { data: left() })
    open()
    await screen.findByRole('button', { name: 'تجديد الاشتراك' })
    expect(readStored('subscriptionStatus')).toBe('cancel')
    expect(readStored('subscriber')?.subscription_status).toBe('cancel')
  })

  it('tells the free trial and its end from what is paid', async () => {
    const end = '2030-01-02T10:00:00.000Z'
    answer('subscriberDetails', {
      data: someDetails({ trialEndsAt: end, expirationDate: end, nextCharge: { at: end, amount: 250 } }),
    })
    open()
    expect(await screen.findByText('تجربة مجانية')).toBeVisible()
    expect(screen.getByText(/تجربتك المجانية حتى 2 يناير 2030/)).toBeVisible()
    expect(screen.getByText('لم نخصم منك شيئًا حتى الآن.')).toBeVisible()
  })

  describe('when the content is closed, says so as every other page does, and what to do now', () => {
    const end = '2030-01-02T10:00:00.000Z'
    const inTrial = { trialEndsAt: end, expirationDate: end, nextCharge: { at: end, amount: 250 } }
    it.each([
      [
        'no credit within the free day',
        { ...inTrial, standing: 'payment_required' },
        /^ليس لديك رصيد.*التجربة لا تكلّفك.*اشحن رصيدك/,
      ],
      ['no credit later', { ...paying(), standing: 'payment_required' }, /^ليس لديك رصيد.*اشحن رصيدك/],
      ['ended by the carrier', { ...inTrial, status: 'cancel', standing: 'expired' }, /^انتهى اشتراكك.*تجدّد اشتراكك/],
    ] as const)('%s', async (_, details, text) => {
      answer('subscriberDetails', { data: someDetails(details) })
      open()
      expect(await screen.findByText(text)).toBeVisible()
    })

    it('nothing of it while it is open', async () => {
      answer('subscriberDetails', { data: someDetails({ ...inTrial, standing: 'good' }) })
      open()
      expect(await screen.findByText(/تجربتك المجانية حتى/)).toBeVisible()
      expect(screen.queryByText(/متوقف/)).toBeNull()
    })
  })

  it('names every way to cancel', async () => {
    answer('subscriberDetails', { data: paying() })
    open()
    const { sms, support } = defaultBrand
    expect(await screen.findByText(`برسالة نصية: أرسل ${sms.cancel} إلى ${sms.to}.`)).toBeVisible()
    expect(screen.getByRole('link', { name: support.email })).toHaveAttribute('href', `mailto:${support.email}`)
  })

  it('asks before it cancels, then wants a code, and asks for the data again when the code was right', async () => {
    answer('subscriberDetails', { data: paying() })
    const seen = answer('unsubscribe', otpSent)
    const { user, bus, emitted } = open()
    await answerYes(user, 'إلغاء الاشتراك', 'هل تريد إلغاء اشتراكك؟')
    const request = {
      name: 'auth/otp-wanted',
      payload: { purpose: 'unsubscribe', msisdn: '+218912345678', retryAfter: 30 },
    }
    await waitFor(() => expect(emitted).toContainEqual(request))
    expect(seen[0]?.body).toEqual({ subscriber_id: 'subscriber-1' })

    answer('subscriberDetails', { data: left() })
    bus.emit('auth/otp-confirmed', { purpose: 'unsubscribe' })
    expect(await screen.findByRole('button', { name: 'تجديد الاشتراك' })).toBeVisible()
    expect(await fact('الحالة')).toHaveTextContent('منتهٍ')
  })

  it('renews an ended subscription the same way', async () => {
    answer('subscriberDetails', { data: left() })
    const seen = answer('activate', otpSent)
    const { user, emitted } = open()
    await answerYes(user, 'تجديد الاشتراك', 'هل تريد تجديد اشتراكك؟')
    await waitFor(() => expect(emitted.map(({ name }) => name)).toContain('auth/otp-wanted'))
    expect(seen[0]?.body).toEqual({ subscriber_id: 'subscriber-1', brand: 'yawmi' })
    expect(screen.queryByRole('button', { name: 'إلغاء الاشتراك' })).toBeNull()
  })

  it('cancels nothing after «لا»', async () => {
    answer('subscriberDetails', { data: paying() })
    const seen = answer('unsubscribe', otpSent)
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'إلغاء الاشتراك' }))
    await user.click(await screen.findByRole('button', { name: 'لا' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(seen).toHaveLength(0)
  })

  it('goes on to the code that was sent where the answer to that was lost', async () => {
    answer('subscriberDetails', { data: paying() })
    disconnect('unsubscribe')
    const { user, emitted } = open()
    const dialog = await answerYes(user, 'إلغاء الاشتراك', 'هل تريد إلغاء اشتراكك؟')
    await within(dialog).findByText(/لم نتمكن من إرسال الرمز/)
    refuse('unsubscribe', 'otp_wait', { message: 'انتظر 20 ثانية.', retryAfter: 20 })
    await user.click(within(dialog).getByRole('button', { name: 'نعم' }))
    await waitFor(() =>
      expect(emitted).toContainEqual({
        name: 'auth/otp-wanted',
        payload: { purpose: 'unsubscribe', msisdn: '+218912345678', retryAfter: 20 },
      }),
    )
  })

  it('goes on to the code that was sent where its dialog was closed and another must wait, and to none that was for something else', async () => {
    answer('subscriberDetails', { data: paying() })
    answer('unsubscribe', otpSent)
    const { user, bus, emitted } = open()
    const requests = () => emitted.filter(({ name }) => name === 'auth/otp-wanted')
    await answerYes(user, 'إلغاء الاشتراك', 'هل تريد إلغاء اشتراكك؟')
    await waitFor(() => expect(requests()).toHaveLength(1))
    refuse('unsubscribe', 'otp_wait', { message: 'انتظر 20 ثانية.', retryAfter: 20 })
    await answerYes(user, 'إلغاء الاشتراك', 'هل تريد إلغاء اشتراكك؟')
    await waitFor(() => expect(requests()).toHaveLength(2))
    expect(requests()[1]?.payload).toEqual({ purpose: 'unsubscribe', msisdn: '+218912345678', retryAfter: 20 })

    answer('subscriberDetails', { data: left() })
    act(() => bus.emit('auth/otp-confirmed', { purpose: 'unsubscribe' }))
    refuse('activate', 'otp_wait', { message: 'انتظر 10 ثوان.', retryAfter: 10 })
    await screen.findByRole('button', { name: 'تجديد الاشتراك' })
    const dialog = await answerYes(user, 'تجديد الاشتراك', 'هل تريد تجديد اشتراكك؟')
    expect(await within(dialog).findByText('انتظر 10 ثوان.')).toBeVisible()
    expect(requests()).toHaveLength(2)
  })

  it('says in the dialog when a code may be asked for again', async () => {
    answer('subscriberDetails', { data: paying() })
    refuse('unsubscribe', 'otp_wait', { message: 'يمكنك طلب رمز جديد بعد 30 ثانية.', retryAfter: 30 })
    const { user } = open()
    const dialog = await answerYes(user, 'إلغاء الاشتراك', 'هل تريد إلغاء اشتراكك؟')
    expect(await within(dialog).findByText('يمكنك طلب رمز جديد بعد 30 ثانية.')).toBeVisible()
  })
})

describe('profile in a web view', () => {
  const screens = (
    <Routes>
      <Route path="/webview/profile/:access" element={<WebviewProfileScreen />} />
      <Route path="/webview/profile" element={<WebviewProfileScreen />} />
    </Routes>
  )

  it('keeps the access token, takes it out of the address and shows the subscription', async () => {
    const seen = answer('subscriberDetails', { data: paying() })
    const { address } = renderWithHost(screens, { at: '/webview/profile/a-host-token', declaration })
    expect(await screen.findByRole('heading', { level: 1, name: 'تفاصيل الاشتراك' })).toBeVisible()
    expect(address()).toBe('/webview/profile')
    expect(readStored('accessToken')).toBe('a-host-token')
    expect(seen.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer a-host-token'])
  })

  it('leads to the sign-in where the app has brought no token', async () => {
    const { user, hostEvents } = renderWithHost(screens, { at: '/webview/profile/undefined', declaration })
    await user.click(await screen.findByRole('button', { name: 'تسجيل الدخول' }))
    expect(hostEvents).toContainEqual({ type: 'navigate', name: 'webview_register', params: {} })
  })

  it('forgets whoever was signed in on the device before', async () => {
    signIn({ token: 'somebody-else', user: aSubscriber() })
    answer('subscriberDetails', { data: paying() })
    renderWithHost(screens, { at: '/webview/profile/a-host-token', declaration })
    await screen.findByRole('heading', { level: 1, name: 'تفاصيل الاشتراك' })
    expect(readStored('token')).toBeUndefined()
  })

  it('keeps on the device whose token it is, which finds there what they have made', async () => {
    signIn({ token: 'before', user: aSubscriber() })
    localStorage.setItem('yawmi:draft:image:1', '1;subscriber-1;{}')
    const details = gate()
    answer('subscriberDetails', { data: paying() }, { after: details.opened })
    renderWithHost(screens, { at: '/webview/profile/renewed', declaration })
    await waitFor(() => expect(readStored('accessToken')).toBe('renewed'))
    expect(readStored('subscriber_id')).toBeUndefined()
    details.open()
    await screen.findByRole('heading', { level: 1, name: 'تفاصيل الاشتراك' })
    expect(readStored('subscriber_id')).toBe('subscriber-1')
    expect(localStorage.getItem('yawmi:draft:image:1')).toBe('1;subscriber-1;{}')
  })
})
