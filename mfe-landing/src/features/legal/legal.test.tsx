import { defaultBrand } from '@yawmi/brand'
import { queryByAttribute, renderWithHost, screen, useNetwork, within } from '@yawmi/testing'
import { declaration } from '../../remote'
import { shippedBrands } from '../../testing/shipped-brands'
import { Privacy } from './privacy/privacy'
import { Terms } from './terms/terms'

useNetwork()

const text = () => document.body.textContent?.replaceAll('\u00a0', ' ')

describe.each([
  ['terms', <Terms />, 'الشروط والأحكام'],
  ['privacy', <Privacy />, 'سياسة الخصوصية'],
])('the text of %s', (_, element, title) => {
  it('has one first heading and a section behind every link of its contents', () => {
    renderWithHost(element, { declaration, at: '/here' })
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const links = within(screen.getByRole('navigation')).getAllByRole('link')
    const targets = links.map((link) => link.getAttribute('href')!.replace('/here#', ''))
    expect(targets.length).toBeGreaterThan(8)
    for (const [place, target] of targets.entries()) {
      const section = queryByAttribute('id', document.body, target)!
      expect(within(section).getByRole('heading', { level: 2 })).toHaveTextContent(links[place]!.textContent)
    }
  })

  it('leaves no mark unfilled, and gives the address of the brand', () => {
    renderWithHost(element, { declaration, brand: shippedBrands.nasma })
    expect(text()).not.toMatch(/[{}]/)
    expect(text()).toContain('نسمة')
    expect(text()).not.toContain('يومي ')
    expect(screen.getAllByRole('link', { name: 'help@nasma.ly' })[0]).toHaveAttribute('href', 'mailto:help@nasma.ly')
  })
})

describe('the terms', () => {
  it.each([
    ['yawmi' as const, '0.250 دينار يوميًا لمشتركي الشبكة الأولى'],
    ['nasma' as const, '0.250 دينار أسبوعيًا لمشتركي نسمة موبايل'],
  ])('say the prices of %s', (id, price) => {
    renderWithHost(<Terms />, { declaration, brand: shippedBrands[id] })
    expect(text()).toContain(price)
  })

  it('promise what the service does of itself, and nothing that only people could keep', () => {
    renderWithHost(<Terms />, { declaration })
    expect(text()).toContain('السعر الذي وافقت عليه باقٍ لك ما دام اشتراكك قائمًا')
    expect(text()).toContain('انتهى الاشتراك، ولا يتراكم عليك دين')
    expect(text()).not.toMatch(/نعيده إلى رصيدك|لنعوّضك|أيام عمل|أخبرناك/)
  })

  it('speak of text messages and of the trial only where the brand has them', () => {
    const { unmount } = renderWithHost(<Terms />, { declaration })
    expect(text()).toContain(`أرسل ${defaultBrand.sms.cancel} إلى ${defaultBrand.sms.to}`)
    expect(text()).toContain('تجربة مجانية مدتها يوم واحد')
    expect(text()).toContain('وإن ألغيت أثناء التجربة المجانية بقي المحتوى متاحًا لك حتى نهايتها')
    unmount()
    const brand = { ...defaultBrand, trialHours: 0, features: { ...defaultBrand.features, smsEntry: false } }
    renderWithHost(<Terms />, { declaration, brand })
    expect(text()).not.toContain('19020')
    expect(text()).not.toContain('تجرب')
  })
})
