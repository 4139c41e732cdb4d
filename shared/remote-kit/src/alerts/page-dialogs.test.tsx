import { useEffect } from 'react'
import { defaultBrand } from '@yawmi/brand'
import { useNavigation } from '@yawmi/router'
import type { RemoteDeclaration } from '../declare'
import { DialogHost } from './page-dialogs'
import { forgetSession, writeStored } from '@yawmi/session'
import {
  act,
  answer,
  disconnect,
  gate,
  queryByAttribute,
  refuse,
  renderWithHost,
  screen,
  useNetwork,
  waitFor,
  within,
} from '@yawmi/testing'
import { goBack } from '../testing/go-back'

useNetwork()

const route = (name: string, path: `/${string}`) =>
  ({ name, path, screen: 's', layout: 'public', access: 'public', title: '' }) as const
const places: RemoteDeclaration = { name: 'landing', routes: [route('LandingPage', '/')], slots: [] }

const open = (role: 'anonymous' | 'free' | 'subscriber' = 'subscriber', page = <button>هنا</button>) =>
  renderWithHost(page, { dialogs: true, role, declaration: places, at: '/home' })
const gone = () =>
  waitFor(() => expect(screen.queryAllByRole('dialog').concat(screen.queryAllByRole('alertdialog'))).toEqual([]))
/** The entry of the history that an open dialog stands on. */
const onOwnEntry = () => waitFor(() => expect(history.state).toMatchObject({ yawmiDialog: 1 }))

describe('alerts', () => {
  it('shows a free visitor the lock, whose button leads to the landing page', async () => {
    const { bus, user, address } = open('free')
    bus.emit('alert/subscribers-only', {})
    await screen.findByRole('dialog', { name: 'هذا المحتوى للمشتركين فقط' })
    await user.click(screen.getByRole('button', { name: 'اشترك' }))
    await waitFor(() => expect(address()).toBe('/#hero'))
  })

  it('leads there once, however often its button is pressed', async () => {
    let back = () => {}
    const Leaving = () => {
      const navigation = useNavigation()
      useEffect(() => void (back = () => navigation.back({ path: '/' })), [navigation])
      return null
    }
    const { bus, address } = open('free', <Leaving />)
    bus.emit('alert/subscribers-only', {})
    const button = await screen.findByRole('button', { name: 'اشترك' })
    act(() => {
      button.click()
      button.click()
    })
    await waitFor(() => expect(address()).toBe('/#hero'))
    await gone()
    act(back)
    expect(address()).toBe('/home')
  })

  it('promises a free beginning only where the brand has one', async () => {
    const { bus } = renderWithHost(null, { dialogs: true, role: 'free', brand: { ...defaultBrand, trialHours: 0 } })
    bus.emit('alert/subscribers-only', {})
    expect(await screen.findByText('اشترك لتفتح كل المحتوى.')).toBeVisible()
  })

  it('lets a free visitor go on without subscribing', async () => {
    const { bus, user, address } = open('free')
    bus.emit('alert/subscribers-only', {})
    await user.click(await screen.findByRole('button', { name: 'المتابعة دون اشتراك' }))
    await gone()
    expect(address()).toBe('/home')
  })

  it('shows one at a time, in order, and the same alert once', async () => {
    const { bus, user } = open()
    bus.emit('alert/payment-required', {})
    bus.emit('alert/payment-required', {})
    bus.emit('alert/success', { title: 'تم', text: 'شكرًا' })
    const first = await screen.findByRole('alertdialog', { name: 'عزيزي المشترك، ليس لديك رصيد' })
    expect(first).toHaveTextContent('يرجى شحن الرصيد لاستخدام خدماتنا')
    expect(screen.queryByText('تم')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'حاول مرة أخرى' }))
    await screen.findByRole('dialog', { name: 'تم' })
    await user.click(screen.getByRole('button', { name: 'حسنًا' }))
    await gone()
  })

  it('shows an alert again that comes while the same one before it is closing', async () => {
    const { bus, user } = open()
    bus.emit('alert/server-error', { message: 'الأول' })
    const first = await screen.findByText('الأول')
    await user.click(screen.getByRole('button', { name: 'إغلاق' }))
    bus.emit('alert/server-error', { message: 'الثاني' })
    expect(await screen.findByText('الثاني')).toBeVisible()
    expect(first).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'إغلاق' }))
    await gone()
  })

  it('starts a renewal and hands over to the code dialog', async () => {
    answer('activate', { message: 'أرسلنا', data: { msisdn: '+218912345678', retryAfter: 30 } })
    const { bus, user, emitted } = open()
    bus.emit('alert/renewal-required', {})
    expect(await screen.findByRole('alertdialog', { name: 'انتهى اشتراكك في الباقة الحالية' })).toHaveTextContent(
      'يرجى التجديد',
    )
    await user.click(screen.getByRole('button', { name: 'تجديد' }))
    await waitFor(() =>
      expect(emitted).toContainEqual({
        name: 'auth/otp-wanted',
        payload: { purpose: 'activate', msisdn: '+218912345678', retryAfter: 30 },
      }),
    )
    await gone()
  })

  it('keeps the renewal open when activation fails, only logs why, and lets it be tried again', async () => {
    refuse('activate', 'internal')
    const { bus, user, emitted } = open()
    bus.emit('alert/renewal-required', {})
    await user.click(await screen.findByRole('button', { name: 'تجديد' }))
    expect(await screen.findByText('تعذّر بدء التجديد. حاول مرة أخرى.')).toBeVisible()
    expect(emitted.map(({ name }) => name)).not.toContain('alert/server-error')
    answer('activate', { message: 'أرسلنا', data: { msisdn: '+218912345678', retryAfter: 30 } })
    await user.click(screen.getByRole('button', { name: 'تجديد' }))
    await gone()
  })

  it('says how long a renewal must wait for another code, in the words of the server', async () => {
    refuse('activate', 'otp_wait', { message: 'انتظر 20 ثانية.', retryAfter: 20 })
    const { bus, user } = open()
    bus.emit('alert/renewal-required', {})
    await user.click(await screen.findByRole('button', { name: 'تجديد' }))
    expect(await screen.findByText('انتظر 20 ثانية.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'إغلاق' }))
    await gone()
  })

  it('leads to the code of a renewal whose answer was lost, of which the next one says only that another must wait', async () => {
    writeStored('msisdn', '+218912345678')
    disconnect('activate')
    const { bus, user, emitted } = open('subscriber')
    bus.emit('alert/renewal-required', {})
    await user.click(await screen.findByRole('button', { name: 'تجديد' }))
    expect(await screen.findByText('تعذّر بدء التجديد. حاول مرة أخرى.')).toBeVisible()
    refuse('activate', 'otp_wait', { message: 'انتظر 20 ثانية.', retryAfter: 20 })
    await user.click(screen.getByRole('button', { name: 'تجديد' }))
    await waitFor(() =>
      expect(emitted).toContainEqual({
        name: 'auth/otp-wanted',
        payload: { purpose: 'activate', msisdn: '+218912345678', retryAfter: 20 },
      }),
    )
    await gone()
  })

  it('leads back to the code that was sent, where its dialog was closed and another must wait', async () => {
    writeStored('msisdn', '+218925551234')
    answer('activate', { message: 'أرسلنا', data: { msisdn: '+218925551234', retryAfter: 30 } })
    const { bus, user, emitted } = open()
    const requested = () => emitted.flatMap(({ name, payload }) => (name === 'auth/otp-wanted' ? [payload] : []))
    const renew = async () => {
      const { length } = requested()
      bus.emit('alert/renewal-required', {})
      await user.click(await screen.findByRole('button', { name: 'تجديد' }))
      await waitFor(() => expect(requested()).toHaveLength(length + 1))
    }
    await renew()
    refuse('activate', 'otp_wait', { message: 'انتظر 20 ثانية.', retryAfter: 20 })
    await renew()
    expect(requested()).toMatchObject([{ retryAfter: 30 }, { msisdn: '+218925551234', retryAfter: 20 }])
  })

  it("shows the server's own words for a server error, and «حاول مرة أخرى»", async () => {
    const { bus, user } = open()
    bus.emit('alert/server-error', { message: 'الخدمة متوقفة للصيانة' })
    expect(await screen.findByText('الخدمة متوقفة للصيانة')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'حاول مرة أخرى' }))
    await gone()
  })

  it('shows nothing of one person to the next', async () => {
    const { bus } = open()
    bus.emit('alert/renewal-required', {})
    await screen.findByRole('alertdialog')
    bus.emit('auth/signed-out', { reason: 'logout' })
    await gone()
  })

  it('asks for no code where the person has signed out while their renewal was on its way', async () => {
    const { opened, open: release } = gate()
    const seen = answer(
      'activate',
      { message: 'أرسلنا', data: { msisdn: '+218912345678', retryAfter: 30 } },
      { after: opened },
    )
    const { bus, user, emitted } = open('subscriber')
    bus.emit('alert/renewal-required', {})
    await user.click(await screen.findByRole('button', { name: 'تجديد' }))
    await waitFor(() => expect(seen).toHaveLength(1))
    act(() => forgetSession())
    bus.emit('auth/signed-out', { reason: 'other-tab' })
    await gone()
    release()
    // An answer takes some turns of jsdom's loop, and a dialog's end some tenths of a second.
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)))
    expect(emitted.map(({ name }) => name)).not.toContain('auth/otp-wanted')
  })
})

describe('questions', () => {
  it('can be followed by another dialog that closes, where one was withdrawn at its work', async () => {
    const { bus, user } = open()
    const leaving = new AbortController()
    void bus.ask('dialog/confirm', { operation: 'unsubscribe', work: () => new Promise(() => {}) }, leaving.signal)
    await user.click(await screen.findByRole('button', { name: 'نعم' }))
    act(() => leaving.abort())
    await gone()
    bus.emit('alert/success', { title: 'تم' })
    await user.click(await screen.findByRole('button', { name: 'حسنًا' }))
    await gone()
  })

  it.each([
    ['unsubscribe', 'هل تريد إلغاء اشتراكك؟'],
    ['activate', 'هل تريد تجديد اشتراكك؟'],
    ['logout', 'هل تريد تسجيل الخروج؟'],
    ['delete', 'هل تريد حذف حسابك؟'],
  ] as const)('asks before %s, with yes and no', async (operation, name) => {
    const { bus, user } = open()
    const answered = bus.ask('dialog/confirm', { operation })
    const dialog = await screen.findByRole('alertdialog', { name })
    await user.click(within(dialog).getByRole('button', { name: 'نعم' }))
    await expect(answered).resolves.toBe(true)
    const declined = bus.ask('dialog/confirm', { operation })
    await user.click(within(await screen.findByRole('alertdialog', { name })).getByRole('button', { name: 'لا' }))
    await expect(declined).resolves.toBe(false)
    await gone()
  })

  it("asks a remote's own question", async () => {
    const { bus, user } = open()
    const answered = bus.ask('dialog/confirm', { question: 'هل تريد مسح كل شيء؟', consequence: 'لا يمكن التراجع.' })
    const dialog = await screen.findByRole('alertdialog', { name: 'هل تريد مسح كل شيء؟' })
    expect(dialog).toHaveTextContent('لا يمكن التراجع.')
    await user.click(screen.getByRole('button', { name: 'نعم' }))
    await expect(answered).resolves.toBe(true)
  })

  it('stays while its work runs, says why it failed, and goes once it is done', async () => {
    const { bus, user } = open()
    let attempts = 0
    const work = async () => {
      attempts += 1
      if (attempts === 1) throw new Error('no')
    }
    const answered = bus.ask('dialog/confirm', { operation: 'delete', work, failure: () => 'لم يُحذف' })
    await user.click(await screen.findByRole('button', { name: 'نعم' }))
    expect(await screen.findByText('لم يُحذف')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'نعم' }))
    await expect(answered).resolves.toBe(true)
    expect(attempts).toBe(2)
  })

  it('waits behind an alert, and shows a video after both', async () => {
    const { bus, user } = open()
    bus.emit('alert/success', { title: 'تم' })
    void bus.ask('dialog/confirm', { operation: 'logout' })
    const watched = bus.ask('dialog/video', { title: 'أمواج', address: 'http://media.test/waves.mp4' })
    await user.click(await screen.findByRole('button', { name: 'حسنًا' }))
    await user.click(await screen.findByRole('button', { name: 'لا' }))
    const viewer = await screen.findByRole('dialog', { name: 'أمواج' })
    expect(queryByAttribute('src', viewer, 'http://media.test/waves.mp4')).toHaveProperty('tagName', 'VIDEO')
    await user.click(within(viewer).getByRole('button', { name: 'إغلاق' }))
    await expect(watched).resolves.toBeUndefined()
  })
})

describe('the way out of a dialog', () => {
  it('is Escape, which means «لا», and returns the focus', async () => {
    const { bus, user } = open()
    screen.getByRole('button', { name: 'هنا' }).focus()
    const answered = bus.ask('dialog/confirm', { operation: 'logout' })
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() => expect(dialog).toHaveFocus())
    await user.keyboard('{Escape}')
    await expect(answered).resolves.toBeFalsy()
    await gone()
    await waitFor(() => expect(screen.getByRole('button', { name: 'هنا' })).toHaveFocus())
  })

  it('is «back», which leaves the page where it is', async () => {
    const { bus, address } = open()
    const answered = bus.ask('dialog/confirm', { operation: 'logout' })
    await screen.findByRole('alertdialog')
    await onOwnEntry()
    await goBack()
    await expect(answered).resolves.toBeFalsy()
    await gone()
    expect(address()).toBe('/home')
  })

  it('takes its entry out of the history when it is closed by a button', async () => {
    const { bus, user } = open()
    history.replaceState({ key: 'page' }, '')
    bus.emit('alert/success', { title: 'تم' })
    await screen.findByRole('dialog')
    await onOwnEntry()
    expect(history.state).toMatchObject({ key: 'page' })
    await user.click(screen.getByRole('button', { name: 'حسنًا' }))
    await gone()
    await waitFor(() => expect(history.state).toEqual({ key: 'page' }))
  })

  it('is barred while the answer is carried out', async () => {
    const { bus, user } = open()
    let done = () => {}
    const work = () => new Promise<void>((resolve) => (done = resolve))
    const answered = bus.ask('dialog/confirm', { operation: 'delete', work })
    await user.click(await screen.findByRole('button', { name: 'نعم' }))
    await onOwnEntry()
    await goBack()
    await user.keyboard('{Escape}')
    expect(screen.getByRole('alertdialog')).toBeVisible()
    done()
    await expect(answered).resolves.toBe(true)
    await gone()
  })
})

it('shows each dialog once where two hosts stand in one page', async () => {
  const { bus, user } = renderWithHost(<DialogHost />, { dialogs: true })
  bus.emit('alert/success', { title: 'تم' })
  expect(await screen.findAllByRole('dialog')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'حسنًا' }))
  await gone()
})
