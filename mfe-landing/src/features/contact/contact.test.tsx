import {
  answer,
  disconnect,
  gate,
  answerMalformed,
  refuse,
  renderWithHost,
  screen,
  useNetwork,
  waitFor,
} from '@yawmi/testing'
import { Contact } from './contact'

useNetwork()

const LETTER = {
  phone_number: '0912345678',
  name: 'سالم',
  subject: 'سؤال',
  email: 'salem@example.ly',
  message: 'كيف أغيّر اسمي؟',
}
const LABELS = {
  phone_number: 'رقم الهاتف',
  name: 'الاسم',
  subject: 'الموضوع',
  email: 'البريد الإلكتروني',
  message: 'الرسالة',
} as const

type Field = keyof typeof LABELS
const FIELDS = Object.keys(LABELS) as Field[]
const field = (name: Field) => screen.getByLabelText(new RegExp(`^${LABELS[name]}`))
const send = () => screen.getByRole('button', { name: 'إرسال' })

const write = async () => {
  const view = renderWithHost(<Contact />)
  for (const name of FIELDS) {
    await view.user.click(field(name))
    await view.user.paste(LETTER[name])
  }
  return view
}
const expectUnchanged = () => FIELDS.forEach((name) => expect(field(name)).toHaveValue(LETTER[name]))

describe('Contact', () => {
  it('has five fields, all required', () => {
    renderWithHost(<Contact />)
    expect(screen.getAllByRole('textbox')).toHaveLength(5)
    for (const name of FIELDS) expect(field(name)).toBeRequired()
  })

  it('keeps what was written on while the letter was on its way', async () => {
    const { opened, open } = gate()
    const seen = answer('contact', { message: 'تم' }, { after: opened })
    const { user } = await write()
    await user.click(send())
    await waitFor(() => expect(seen).toHaveLength(1))
    await user.click(field('message'))
    await user.paste(' وشكرًا')
    open()
    await user.click(await screen.findByRole('button', { name: 'حسنًا' }))
    expect(field('message')).toHaveValue(`${LETTER.message} وشكرًا`)
  })

  it('sends the letter, thanks for it and clears the form', async () => {
    const seen = answer('contact', { message: 'تم' })
    const { user } = await write()
    await user.click(send())
    expect(await screen.findByRole('dialog', { name: 'تم إرسال رسالتك بنجاح' })).toHaveTextContent(
      'شكرًا لتواصلك معنا، سنرد عليك في أقرب وقت.',
    )
    expect(seen[0]?.body).toEqual(LETTER)
    await user.click(screen.getByRole('button', { name: 'حسنًا' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    for (const name of FIELDS) expect(field(name)).toHaveValue('')
  })

  it('shows the first of the server’s errors under each field, keeps the letter and goes to the first wrong one', async () => {
    refuse('contact', 'validation', {
      errors: Object.fromEntries(FIELDS.map((name) => [name, [`خطأ في ${name}`, 'خطأ ثانٍ']])),
    })
    const { user } = await write()
    await user.click(send())
    for (const name of FIELDS) {
      expect(await screen.findByText(`خطأ في ${name}`)).toBeVisible()
      expect(field(name)).toBeInvalid()
    }
    expect(screen.queryByText('خطأ ثانٍ')).not.toBeInTheDocument()
    await waitFor(() => expect(field('phone_number')).toHaveFocus())
    expectUnchanged()
  })

  it('takes the error of a field away when it is changed, and leaves the others', async () => {
    refuse('contact', 'validation', { errors: { name: ['الاسم قصير'], subject: ['الموضوع قصير'] } })
    const { user } = await write()
    await user.click(send())
    await screen.findByText('الاسم قصير')
    await user.type(field('name'), 'م')
    expect(screen.queryByText('الاسم قصير')).not.toBeInTheDocument()
    expect(screen.getByText('الموضوع قصير')).toBeVisible()
    expect(screen.getByText(/^راجع الحقول/)).toBeVisible()
    await user.type(field('subject'), 'م')
    expect(screen.queryByText(/^راجع الحقول/)).not.toBeInTheDocument()
  })

  it('sends an empty letter too: the server says what is missing', async () => {
    const seen = refuse('contact', 'validation', { errors: { name: ['هذا الحقل مطلوب.'] } })
    const { user } = renderWithHost(<Contact />)
    await user.click(send())
    expect(await screen.findByText('هذا الحقل مطلوب.')).toBeVisible()
    expect(seen).toHaveLength(1)
  })

  it.each([
    ['the server is in trouble', () => void refuse('contact', 'internal'), /حدث خلل لدينا/],
    ['the connection breaks', () => disconnect('contact'), /تعذّر الوصول إلى الخادم/],
    ['something else answers', () => answerMalformed('contact'), /رد غير مفهوم/],
    ['there were too many letters', () => void refuse('contact', 'too_many_requests'), /رسائل كثيرة/],
  ])('keeps the letter and says what happened when %s', async (_, happen, words) => {
    happen()
    const { user } = await write()
    await user.click(send())
    expect(await screen.findByText(words)).toBeVisible()
    expectUnchanged()
  })

  it('arrives when sent again', async () => {
    disconnect('contact')
    const { user } = await write()
    await user.click(send())
    await screen.findByText(/تعذّر الوصول/)
    answer('contact', { message: 'تم' })
    await user.click(send())
    expect(await screen.findByRole('dialog')).toBeVisible()
  })

  it('says where to write without the form', () => {
    renderWithHost(<Contact />)
    expect(screen.getByRole('link', { name: 'support@yawmi.ly' })).toHaveAttribute('href', 'mailto:support@yawmi.ly')
  })
})
