import { defaultBrand } from '@yawmi/brand'
import { renderWithHost, screen, useNetwork } from '@yawmi/testing'
import { declaration } from '../../remote'
import { shippedBrands } from '../../testing/shipped-brands'
import { About } from './about'

useNetwork()

const text = () => document.body.textContent?.replaceAll('\u00a0', ' ')

describe('About', () => {
  it('says the price and the way in by text message', () => {
    renderWithHost(<About />, { declaration })
    expect(text()).toContain('0.250 دينار يوميًا')
    expect(text()).toContain('أرسل 1 إلى 19020')
  })

  it('names the three ways to cancel', () => {
    renderWithHost(<About />, { declaration })
    expect(text()).toContain('من حسابك، أو برسالة نصية فيها 0 إلى 19020، أو عن طريق الدعم')
  })

  it('speaks in the name of another brand, with its reading of the price', () => {
    renderWithHost(<About />, { declaration, brand: shippedBrands.nasma })
    expect(text()).toContain('نسمة خدمة ترفيه عربية')
    expect(text()).toContain('0.250 دينار أسبوعيًا')
    expect(text()).not.toContain('يومي ')
  })

  it('leads to the form', () => {
    renderWithHost(<About />, { declaration })
    expect(screen.getByRole('link', { name: 'اشترك من الصفحة الرئيسية' })).toHaveAttribute('href', '/#hero')
  })

  it('leaves out what the brand does not have', () => {
    const brand = { ...defaultBrand, trialHours: 0, features: { ...defaultBrand.features, smsEntry: false } }
    renderWithHost(<About />, { declaration, brand })
    expect(text()).not.toContain('19020')
    expect(text()).not.toContain('تجربة مجانية')
  })
})
