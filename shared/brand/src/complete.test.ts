import { completeBrand, defaultBrand, type Brand, type DeepPartial } from './index'

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

  it('is the default one wherever it says something of another kind', () => {
    const wrong = { name: 7, colors: 'red', operators: {}, features: { darkTheme: 'no' }, words: { a: 1 } }
    expect(completeBrand(wrong as unknown as DeepPartial<Brand>)).toEqual(defaultBrand)
  })
})
