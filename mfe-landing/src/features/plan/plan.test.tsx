import { defaultBrand } from '@yawmi/brand'
import { renderWithHost, screen, useNetwork } from '@yawmi/testing'
import { declaration } from '../../remote'
import { Plan } from './plan'

useNetwork()

describe('Plan', () => {
  it('leads to the form', () => {
    renderWithHost(<Plan />, { declaration })
    expect(screen.getByRole('link', { name: 'اشترك الآن' })).toHaveAttribute('href', '/#hero')
  })

  it('says the prices, the trial and the text message of the brand', () => {
    renderWithHost(<Plan />, { declaration })
    const plan = screen.getByRole('region', { name: 'اشتراك واحد يفتح كل شيء' })
    expect(plan).toHaveTextContent('0.250 دينار يوميًا')
    expect(plan).toHaveTextContent('تجربة مجانية مدتها يوم واحد')
    expect(plan).toHaveTextContent('أرسل 1 إلى 19020')
  })

  it('promises no trial and no text message that the brand does not have', () => {
    const brand = { ...defaultBrand, trialHours: 0, features: { ...defaultBrand.features, smsEntry: false } }
    renderWithHost(<Plan />, { declaration, brand })
    const plan = screen.getByRole('region')
    expect(plan).not.toHaveTextContent('تجربة مجانية')
    expect(plan).not.toHaveTextContent('19020')
  })
})
