import { shippedBrands } from '../testing/shipped-brands'
import { structuredData } from './structured-data'

describe('what search engines are told', () => {
  it('are the five questions of the landing page, as the brand answers them', () => {
    for (const brand of Object.values(shippedBrands)) {
      const json = JSON.stringify(structuredData('landing', brand))
      expect(json.match(/"@type":"Question"/g)).toHaveLength(5)
      expect(json).toContain(brand.name)
      expect(json).toContain(brand.support.email)
      expect(json).not.toMatch(/\{\w+\}/)
    }
  })

  it('are a brand’s own questions where it has some, with the lists of their answers in the sentence', () => {
    const faq = { questions: [{ question: 'ما هي {brand}؟', answer: ['خدمة.', ['نكت', 'صور']] }] }
    const json = JSON.stringify(structuredData('landing', shippedBrands.nasma, { faq }))
    expect(json.match(/"@type":"Question"/g)).toHaveLength(1)
    expect(json).toContain('ما هي نسمة؟')
    expect(json).toContain('"خدمة. نكت صور"')
  })

  it('is nothing of the other pages', () => {
    expect(structuredData('about', shippedBrands.yawmi)).toBeUndefined()
  })
})
