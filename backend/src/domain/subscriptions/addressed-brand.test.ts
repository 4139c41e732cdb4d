import { type Brand, defaultBrand } from '@yawmi/brand'
import nasma from '@yawmi/brand/brands/nasma.json'
import rimal from '@yawmi/brand/brands/rimal.json'
import { addressedBrand, brandServing } from './addressed-brand'
import { type Plan, planOf } from './plan'

const planWith = (brand: object, more: Partial<Brand> = {}): Plan => planOf({ ...(brand as Brand), ...more })
const SHIPPED = [nasma, rimal, defaultBrand].map((brand) => planWith(brand))
const NUMBER = '+218921234567'

const addressed = (to: string, text: string, own: string | null | undefined = undefined, all = SHIPPED) =>
  addressedBrand({ msisdn: NUMBER, to, text }, own === undefined ? null : { brand: own }, all)?.brand

describe('a message to a short code', () => {
  it('is addressed to the brand with that short code, otherwise to none', () => {
    expect(addressed('15511', 'R')).toBe('rimal')
    expect(addressed('15511', 'R', 'nasma')).toBe('rimal')
    expect(addressed('19999', '1')).toBeUndefined()
  })

  it('is addressed to the brand of the number’s own subscription where several have the short code', () => {
    expect(addressed('19020', '1', 'nasma')).toBe('nasma')
    expect(addressed('19020', '?', 'nasma')).toBe('nasma')
    expect(addressed('19020', '1', null)).toBe('yawmi')
    expect(addressed('19020', '1', 'gone')).toBe('yawmi')
  })

  it('is addressed to the default brand where nothing else distinguishes several', () => {
    expect(addressed('19020', '1')).toBe('yawmi')
    expect(addressed('19020', '?')).toBe('yawmi')
  })

  it('is addressed to the brand with its keywords, else to one that serves the number', () => {
    const word = planWith(rimal, { id: 'word', sms: { to: '19020', subscribe: 'نعم', cancel: 'لا' } })
    expect(addressed('19020', 'نَعَم', undefined, [...SHIPPED, word])).toBe('word')
    const narrow = planWith(defaultBrand, { phoneRule: '^\\+21891\\d{7}$' })
    expect(addressed('19020', '1', undefined, [narrow, planWith(nasma)])).toBe('nasma')
  })
})

describe('a number that the carrier subscribed', () => {
  it('belongs to the default brand if that serves it, else to one that does, else to none', () => {
    expect(brandServing(NUMBER, SHIPPED)?.brand).toBe('yawmi')
    const narrow = planWith(defaultBrand, { phoneRule: '^\\+21891\\d{7}$' })
    expect(brandServing(NUMBER, [narrow, planWith(rimal)])?.brand).toBe('rimal')
    expect(brandServing('+201001234567', SHIPPED)).toBeNull()
  })
})
