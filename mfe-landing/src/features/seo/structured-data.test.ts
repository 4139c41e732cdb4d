import { shippedBrands } from '../../testing/shipped-brands'
import { structuredData } from './structured-data'

describe('what search engines are told', () => {
  it('are the five questions of the landing page, as the brand answers them', () => {
    for (const brand of Object.values(shippedBrands)) {
      const said = JSON.stringify(structuredData('landing', brand))
      expect(said.match(/"@type":"Question"/g)).toHaveLength(5)
      expect(said).toContain(brand.name)
      expect(said).toContain(brand.support.email)
      expect(said).not.toMatch(/\{\w+\}/)
    }
  })

  it('is nothing of the other pages', () => {
    expect(structuredData('about', shippedBrands.yawmi)).toBeUndefined()
  })
})
