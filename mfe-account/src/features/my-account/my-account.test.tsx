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
import { readStored, signIn } from '@yawmi/session'
import { refetchSubscriber } from '../../lib/subscriber.resource'
import MyAccountScreen from '../../screens/my-account-screen'

useNetwork()

const open = () => renderWithHost(<MyAccountScreen />, { role: 'subscriber', at: '/my-account', dialogs: true })
const nameField = () => screen.findByRole('textbox', { name: 'اسم المستخدم' })

describe('my account', () => {
  it('shows the name in a field and the rest to read', async () => {
    answer('subscriberDetails', { data: someDetails({ email: 'salem@example.ly' }) })
    open()
    expect(await nameField()).toHaveValue('سالم')
    expect(screen.getAllByRole('textbox')).toHaveLength(1)
    expect(screen.getByText('salem@example.ly')).toBeVisible()
    expect(screen.getByText('+218912345678', { selector: 'bdi' })).toHaveAttribute('dir', 'ltr')
    expect(definitionOf('تاريخ الانتهاء')).toHaveTextContent('2 يناير 2030')
  })

  it('begins with the first letter of the name, also in browsers that part no text into letters', async () => {
    answer('subscriberDetails', { data: someDetails() })
    const { Segmenter } = Intl
    Reflect.deleteProperty(Intl, 'Segmenter')
    open()
    expect(await screen.findByText('أهلًا سالم')).toBeVisible()
    expect(screen.getByText('س')).toBeInTheDocument()
    Object.assign(Intl, { Segmenter })
  })

  it('says «غير محدد» for an empty email', async () => {
    answer('subscriberDetails', { data: someDetails({ email: '' }) })
    open()
    await screen.findByText('البريد الإلكتروني')
    expect(definitionOf('البريد الإلكتروني')).toHaveTextContent('غير محدد')
  })

  it('offers edit and delete only once there is a name, and a way to give the first one', async () => {
    answer('subscriberDetails', { data: someDetails({ name: '' }) })
    const seen = answer('updateSubscriber', { data: someDetails({ name: 'هدى' }) })
    const { user } = open()
    await user.type(await nameField(), 'هدى')
    expect(screen.queryByRole('button', { name: 'تعديل البيانات' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'حذف الحساب' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'حفظ' }))
    // The dialog that says so may lie over them already.
    const button = (name: string) => screen.findByRole('button', { name, hidden: true })
    expect(await button('تعديل البيانات')).toBeVisible()
    expect(await button('حذف الحساب')).toBeVisible()
    expect(seen[0]?.body).toEqual({ name: 'هدى', _method: 'PUT' })
  })

  it('saves a changed name, says so, and keeps it on the device', async () => {
    answer('subscriberDetails', { data: someDetails() })
    answer('updateSubscriber', { data: someDetails({ name: 'سالم الورفلي' }) })
    const { user, emitted } = open()
    await user.type(await nameField(), ' الورفلي')
    await user.click(screen.getByRole('button', { name: 'تعديل البيانات' }))
    await waitFor(() =>
      expect(emitted).toContainEqual({ name: 'alert/success', payload: { title: 'تم تحديث اسم المستخدم بنجاح' } }),
    )
    expect(readStored('subscriber')?.name).toBe('سالم الورفلي')
    expect(await screen.findByText('أهلًا سالم الورفلي')).toBeVisible()
  })

  it('goes on with the new name where an answer from before the change comes after it', async () => {
    const before = gate()
    answer('subscriberDetails', { data: someDetails() })
    answer('updateSubscriber', { data: someDetails({ name: 'هدى' }) })
    const { user } = open()
    await user.clear(await nameField())
    await user.type(await nameField(), 'هدى')
    const seen = answer('subscriberDetails', { data: someDetails() }, { after: before.opened })
    const refetched = refetchSubscriber()
    await waitFor(() => expect(seen).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'تعديل البيانات' }))
    expect(await screen.findByText('أهلًا هدى')).toBeInTheDocument()
    before.open()
    await act(() => refetched)
    expect(readStored('subscriber')?.name).toBe('هدى')
    expect(screen.getByText('أهلًا هدى')).toBeInTheDocument()
  })

  it('shows nobody else what was saved for who was here before', async () => {
    answer('subscriberDetails', { data: someDetails() })
    const { opened, open: letAnswer } = gate()
    const seen = answer('updateSubscriber', { data: someDetails({ name: 'سالم الورفلي' }) }, { after: opened })
    const { user, emitted } = open()
    await user.type(await nameField(), ' الورفلي')
    await user.click(screen.getByRole('button', { name: 'تعديل البيانات' }))
    await waitFor(() => expect(seen).toHaveLength(1))
    answer('subscriberDetails', { data: someDetails({ name: 'هدى' }) })
    act(() => signIn({ token: 'of-another', user: aSubscriber() }))
    await screen.findByText('أهلًا هدى')
    letAnswer()
    await waitFor(() => expect(emitted.map(({ name }) => name)).toContain('alert/success'))
    expect(screen.getByText('أهلًا هدى')).toBeInTheDocument()
  })

  it('sends nothing while the name is empty', async () => {
    answer('subscriberDetails', { data: someDetails() })
    const seen = answer('updateSubscriber', { data: someDetails() })
    const { user } = open()
    await user.clear(await nameField())
    await user.type(await nameField(), '   {Enter}')
    expect(await nameField()).toHaveAccessibleDescription('اكتب اسمك أولًا.')
    expect(seen).toHaveLength(0)
  })

  it("shows the server's first error of the name under the field and keeps what was typed", async () => {
    answer('subscriberDetails', { data: someDetails() })
    refuse('updateSubscriber', 'validation', { errors: { name: ['الاسم طويل جدًا', 'خطأ آخر'] } })
    const { user } = open()
    await user.type(await nameField(), ' س')
    await user.click(screen.getByRole('button', { name: 'تعديل البيانات' }))
    await waitFor(async () => expect(await nameField()).toHaveAccessibleDescription('الاسم طويل جدًا'))
    expect(await nameField()).toHaveValue('سالم س')
  })

  it('clears the field error when the server fails, and leaves the alert to the page', async () => {
    answer('subscriberDetails', { data: someDetails() })
    refuse('updateSubscriber', 'validation', { errors: { name: ['الاسم طويل جدًا'] } })
    const { user, emitted } = open()
    await user.click(await screen.findByRole('button', { name: 'تعديل البيانات' }))
    expect(await screen.findByText('الاسم طويل جدًا')).toBeVisible()
    refuse('updateSubscriber', 'internal')
    await user.click(screen.getByRole('button', { name: 'تعديل البيانات' }))
    await waitFor(() => expect(emitted.map(({ name }) => name)).toContain('alert/server-error'))
    await waitFor(() => expect(screen.queryByText('الاسم طويل جدًا')).toBeNull())
  })

  it('deletes the account after «نعم», forgets the session and tells the page', async () => {
    answer('subscriberDetails', { data: someDetails() })
    const seen = answer('deleteSubscriber', { message: 'تم' })
    const { user, emitted } = open()
    await user.click(await screen.findByRole('button', { name: 'حذف الحساب' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'هل تريد حذف حسابك؟' })
    await user.click(within(dialog).getByRole('button', { name: 'نعم' }))
    await waitFor(() => expect(emitted).toContainEqual({ name: 'auth/signed-out', payload: { reason: 'deleted' } }))
    expect(seen).toHaveLength(1)
    expect(readStored('token')).toBeUndefined()
    expect(emitted.map(({ name }) => name)).not.toContain('session/refused')
  })

  it('deletes nothing after «لا»', async () => {
    answer('subscriberDetails', { data: someDetails() })
    const seen = answer('deleteSubscriber', { message: 'تم' })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'حذف الحساب' }))
    const dialog = await screen.findByRole('alertdialog')
    await user.click(within(dialog).getByRole('button', { name: 'لا' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(seen).toHaveLength(0)
    expect(readStored('token')).toBe('a-token')
  })

  it.each([
    ['the server is in trouble', () => void refuse('deleteSubscriber', 'internal'), /^لم يُحذف الحساب/],
    ['no answer came, and it may be deleted', () => void disconnect('deleteSubscriber'), /^لم يصلنا رد/],
  ])('says in the dialog that %s, and lets it be tried again', async (_, fail, text) => {
    answer('subscriberDetails', { data: someDetails() })
    fail()
    const { user, emitted } = open()
    await user.click(await screen.findByRole('button', { name: 'حذف الحساب' }))
    const dialog = await screen.findByRole('alertdialog')
    await user.click(within(dialog).getByRole('button', { name: 'نعم' }))
    expect(await within(dialog).findByText(text)).toBeVisible()
    expect(readStored('token')).toBe('a-token')
    answer('deleteSubscriber', { message: 'تم' })
    await user.click(within(dialog).getByRole('button', { name: 'نعم' }))
    await waitFor(() => expect(emitted.map(({ name }) => name)).toContain('auth/signed-out'))
  })

  it('signs out as after a deletion where the answer to it was lost and the next press finds nobody', async () => {
    answer('subscriberDetails', { data: someDetails() })
    disconnect('deleteSubscriber')
    const { user, emitted } = open()
    await user.click(await screen.findByRole('button', { name: 'حذف الحساب' }))
    const dialog = await screen.findByRole('alertdialog')
    await user.click(within(dialog).getByRole('button', { name: 'نعم' }))
    await within(dialog).findByText(/لم يصلنا رد/)
    refuse('deleteSubscriber', 'unauthenticated')
    await user.click(within(dialog).getByRole('button', { name: 'نعم' }))
    await waitFor(() => expect(emitted).toContainEqual({ name: 'auth/signed-out', payload: { reason: 'deleted' } }))
    expect(emitted.map(({ name }) => name)).not.toContain('session/refused')
  })

  it('signs out as after a deletion where the answer to it was lost and the page is loaded anew', async () => {
    answer('subscriberDetails', { data: someDetails() })
    disconnect('deleteSubscriber')
    const { user, unmount } = open()
    await user.click(await screen.findByRole('button', { name: 'حذف الحساب' }))
    const dialog = await screen.findByRole('alertdialog')
    await user.click(within(dialog).getByRole('button', { name: 'نعم' }))
    await within(dialog).findByText(/لم يصلنا رد/)
    unmount()
    refuse('subscriberDetails', 'unauthenticated')
    const { emitted } = open()
    await waitFor(() => expect(emitted).toContainEqual({ name: 'auth/signed-out', payload: { reason: 'deleted' } }))
    expect(emitted.map(({ name }) => name)).not.toContain('session/refused')
    expect(readStored('token')).toBeUndefined()
  })

  it('takes a session that expires after a refused deletion for one that expired', async () => {
    answer('subscriberDetails', { data: someDetails() })
    refuse('deleteSubscriber', 'internal')
    const { user, unmount } = open()
    await user.click(await screen.findByRole('button', { name: 'حذف الحساب' }))
    const dialog = await screen.findByRole('alertdialog')
    await user.click(within(dialog).getByRole('button', { name: 'نعم' }))
    await within(dialog).findByText(/^لم يُحذف الحساب/)
    unmount()
    refuse('subscriberDetails', 'unauthenticated')
    const { emitted } = open()
    await waitFor(() => expect(emitted.map(({ name }) => name)).toContain('session/refused'))
  })

  it('offers another try when the data could not be loaded', async () => {
    refuse('subscriberDetails', 'not_found')
    const { user } = open()
    const retry = await screen.findByRole('button', { name: 'حاول مرة أخرى' })
    answer('subscriberDetails', { data: someDetails() })
    await user.click(retry)
    expect(await nameField()).toHaveValue('سالم')
  })
})
