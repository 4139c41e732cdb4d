import { defaultBrand } from '@yawmi/brand'
import { renderWithHost, screen, useNetwork, within } from '@yawmi/testing'
import { declaration } from '../../remote'
import { shippedBrands } from '../../testing/shipped-brands'
import { Faq } from './faq'

useNetwork()

const open = (brand = defaultBrand) => renderWithHost(<Faq />, { declaration, brand })
const details = (question: string) => screen.getAllByRole('group').find((group) => within(group).queryByText(question))!

describe('Faq', () => {
  it('answers the five questions of the specification', () => {
    open()
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'ما هو تطبيق يومي؟',
      'كيف أسجّل في الخدمة؟',
      'هل الخدمة مدفوعة؟',
      'كم سعر الاشتراك؟',
      'هل يمكنني إلغاء الاشتراك؟',
    ])
  })

  it('opens and closes each answer by its question', async () => {
    const { user } = open()
    const question = 'هل الخدمة مدفوعة؟'
    expect(details(question)).not.toHaveAttribute('open')
    await user.click(screen.getByText(question))
    expect(details(question)).toHaveAttribute('open')
    await user.click(screen.getByText(question))
    expect(details(question)).not.toHaveAttribute('open')
  })

  it('answers a brand’s own questions, as many as there are, in its values', async () => {
    const faq = {
      questions: [{ question: 'كيف ألغي {brand}؟', answer: ['بطريقتين:', ['من حسابك', 'برسالة إلى {email}']] }],
    }
    const brand = { ...shippedBrands.nasma, texts: { terms: '', privacy: '', faq: '/brands/nasma/1/faq.json' } }
    const { user } = renderWithHost(<Faq />, { declaration, brand, texts: { faq } })
    const headings = screen.getAllByRole('heading', { level: 3 })
    expect(headings.map((heading) => heading.textContent)).toEqual(['كيف ألغي نسمة؟'])
    await user.click(headings[0]!)
    expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'من حسابك',
      'برسالة إلى help@nasma.ly',
    ])
    expect(screen.getByRole('link', { name: 'help@nasma.ly' })).toBeVisible()
  })

  it('is where the header’s link leads', () => {
    open()
    expect(screen.getByRole('region')).toHaveAttribute('id', 'commonQs')
    expect(screen.getByRole('region')).toContainElement(details('كم سعر الاشتراك؟'))
  })

  it.each([
    ['yawmi' as const, '0.250 دينار يوميًا لمشتركي الشبكة الأولى أو 1.750 دينار أسبوعيًا لمشتركي الشبكة الثانية.'],
    ['nasma' as const, '0.250 دينار أسبوعيًا لمشتركي نسمة موبايل أو 1.750 دينار أسبوعيًا لمشتركي الشبكة الشريكة.'],
  ])('gives the price and period of each operator in the reading of %s', (id, prices) => {
    open(shippedBrands[id])
    expect(details('كم سعر الاشتراك؟').textContent?.replaceAll('\u00a0', ' ')).toContain(prices)
  })

  it('names three ways to cancel, two where the brand has no text messages', () => {
    const { unmount } = open()
    expect(details('هل يمكنني إلغاء الاشتراك؟')).toHaveTextContent(
      new RegExp(`حسابك.*${defaultBrand.support.email}.*أرسل ${defaultBrand.sms.cancel} إلى ${defaultBrand.sms.to}`),
    )
    unmount()
    open({ ...defaultBrand, features: { ...defaultBrand.features, smsEntry: false } })
    expect(details('هل يمكنني إلغاء الاشتراك؟')).not.toHaveTextContent('19020')
  })
})
