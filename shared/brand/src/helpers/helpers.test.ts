import nasma from '../../brands/nasma.json'
import {
  acceptsPhone,
  brandCssVariables,
  contrastRatio,
  defaultBrand,
  fillText,
  formatDinars,
  mixColors,
  operatorOf,
  priceText,
  pricesText,
  withBrandWords,
  type Brand,
} from '../index'

/** Texts with their no-break spaces as plain ones. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('brandCssVariables', () => {
  it('gives both themes, the radii and the font', () => {
    const variables = brandCssVariables(defaultBrand)
    expect(variables['--yw-light-brand']).toBe('#0B5D6B')
    expect(variables['--yw-dark-brand']).toBe('#5CC3D1')
    expect(variables['--yw-radius-card']).toBe('20px')
    expect(variables['--yw-brand-font']).toMatch(/^'Yawmi Tajawal'/)
  })

  it('leaves out values that are not what they should be, and names that it does not know', () => {
    const hostile = {
      ...defaultBrand,
      colors: {
        ...defaultBrand.colors,
        light: { ...defaultBrand.colors.light, brand: 'url(https://evil.example)', position: 'fixed' },
      },
      radii: { card: '1px} body{', field: 8 },
      font: 'constructor',
    } as unknown as Brand
    const variables = brandCssVariables(hostile)
    expect(variables).not.toHaveProperty('--yw-light-brand')
    expect(variables).not.toHaveProperty('--yw-light-position')
    expect(variables).not.toHaveProperty('--yw-radius-card')
    expect(variables).not.toHaveProperty('--yw-brand-font')
    expect(variables['--yw-radius-field']).toBe('8px')
  })
})

describe('prices', () => {
  it.each([
    [250, '0.250 دينار'],
    [1750, '1.750 دينار'],
    [1000, 'دينار واحد'],
    [2000, 'ديناران'],
    [5000, '5 دنانير'],
    [11_000, '11 دينارًا'],
    [100_000, '100 دينار'],
    [12_500, '12.500 دينار'],
    [1_234_567, '1234.567 دينار'],
  ])('writes %i dirhams as «%s»', (dirhams, text) => {
    expect(plain(formatDinars(dirhams))).toBe(text)
  })

  it('says what the price pays for', () => {
    expect(plain(priceText({ amount: 250, period: 'day' }))).toBe('0.250 دينار يوميًا')
    expect(plain(priceText({ amount: 250, period: 'week' }))).toBe('0.250 دينار أسبوعيًا')
  })

  it('names the operators only where there is a choice', () => {
    expect(plain(pricesText(defaultBrand))).toBe(
      '0.250 دينار يوميًا لمشتركي الشبكة الأولى أو 1.750 دينار أسبوعيًا لمشتركي الشبكة الثانية',
    )
    expect(plain(pricesText({ ...defaultBrand, operators: defaultBrand.operators.slice(0, 1) }))).toBe(
      '0.250 دينار يوميًا',
    )
  })
})

describe('phone numbers', () => {
  it.each(['+218912345678', '+218961234567'])('accepts %s', (msisdn) => {
    expect(acceptsPhone(defaultBrand, msisdn)).toBe(true)
  })

  it.each(['+218972345678', '+21891234567', '+2189123456789', '0912345678', '+201001234567', ''])(
    'refuses «%s»',
    (msisdn) => {
      expect(acceptsPhone(defaultBrand, msisdn)).toBe(false)
    },
  )

  it('finds the operator of every number that the brand accepts', () => {
    for (const brand of [defaultBrand, nasma as Brand]) {
      for (const digit of '123456') expect(operatorOf(brand, `+2189${digit}1234567`)).toBeDefined()
    }
    expect(operatorOf(defaultBrand, '+218921234567')?.id).toBe('second')
    expect(operatorOf(defaultBrand, '+218971234567')).toBeUndefined()
  })
})

describe('words', () => {
  it('fills the marks of a text and leaves those without a value', () => {
    expect(fillText('ما هو تطبيق {brand}؟ {n}', { brand: 'يومي' })).toBe('ما هو تطبيق يومي؟ {n}')
    expect(fillText('{toString}', {})).toBe('{toString}')
  })

  it('takes the brand’s own words for keys that the dictionary has', () => {
    const brand = { ...defaultBrand, words: { 'landing.subscribe': 'انضم', 'landing.unknown': 'x', 'auth.send': 'y' } }
    expect(withBrandWords('landing', { subscribe: 'اشترك', send: 'إرسال' }, brand)).toEqual({
      subscribe: 'انضم',
      send: 'إرسال',
    })
  })
})

describe('words in groups', () => {
  it('are replaced by their path, the brand’s name filled in', () => {
    const words = { 'content.resultCount.few': '{n} في {brand}', 'content.next': 'بعده' }
    const copy = { next: 'التالي', resultCount: { few: '{n} نتائج', other: '{n} نتيجة' } }
    expect(withBrandWords('content', copy, { ...defaultBrand, name: 'مدى', words })).toEqual({
      next: 'بعده',
      resultCount: { few: '{n} في مدى', other: '{n} نتيجة' },
    })
  })
})

describe('colours', () => {
  it('measures contrast as WCAG does', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })

  it('mixes as color-mix does', () => {
    expect(mixColors('#ff0000', 0.5, '#0000ff')).toBe('#800080')
    expect(mixColors('#123456', 1, '#ffffff')).toBe('#123456')
  })
})
