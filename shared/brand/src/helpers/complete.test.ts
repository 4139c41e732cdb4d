import { completeBrand, defaultBrand, type Brand, type DeepPartial } from '../index'

describe('a brand that a page hands over', () => {
  it('is the default one wherever it says nothing', () => {
    expect(completeBrand({})).toEqual(defaultBrand)
    const own = completeBrand({
      id: 'mine',
      colors: { light: { brand: '#123456' } },
      words: { 'auth.otpTitle': 'رمزك' },
    })
    expect(own).toMatchObject({ id: 'mine', name: defaultBrand.name, words: { 'auth.otpTitle': 'رمزك' } })
    expect(own.colors.light).toEqual({ ...defaultBrand.colors.light, brand: '#123456' })
  })

  it('stays in its own light colours at night where it gives no dark ones', () => {
    const light = { brand: '#5B2A9D' }
    expect(completeBrand({ colors: { light } }).features.darkTheme).toBe(false)
    expect(completeBrand({ colors: { light, dark: { brand: '#C9A7FF' } } }).features.darkTheme).toBe(true)
    expect(completeBrand({ colors: { light }, features: { darkTheme: true } }).features.darkTheme).toBe(true)
    expect(completeBrand({ features: { darkTheme: false } }).features.darkTheme).toBe(false)
  })

  it('is the default one wherever it says something of another kind', () => {
    const wrong = { name: 7, colors: 'red', operators: {}, features: { darkTheme: 'no' }, words: { a: 1 } }
    expect(completeBrand(wrong as unknown as DeepPartial<Brand>)).toEqual(defaultBrand)
  })
})
