import nasma from '../../brands/nasma.json'
import rimal from '../../brands/rimal.json'
import yawmi from '../../brands/yawmi.json'
import { defaultBrand, type Brand } from '../index'
import { brandFaults } from '../faults/faults'
import { brandSchema } from './schema'

const changed = (change: Record<string, unknown>) => ({ ...structuredClone(yawmi), ...change })
const colored = (theme: 'light' | 'dark', colors: Partial<Brand['colors']['light']>) =>
  changed({ colors: { ...yawmi.colors, [theme]: { ...yawmi.colors[theme], ...colors } } })

describe('brands that ship', () => {
  it.each([yawmi, nasma, rimal])('$id is sound, contrast of both themes included', (brand) => {
    expect(brandFaults(brand)).toEqual([])
  })

  it('asks both readings of the price: a quarter dinar a day and a quarter dinar a week', () => {
    expect(yawmi.operators.map(({ offers }) => offers)).toEqual([
      [{ amount: 250, period: 'day' }],
      [{ amount: 1750, period: 'week' }],
    ])
    expect(nasma.operators.flatMap(({ offers }) => offers.map(({ period }) => period))).toEqual(['week', 'week'])
  })
})

describe('brandSchema', () => {
  it('fills in the default brand wherever a file says nothing', () => {
    expect(brandSchema.parse({ id: 'yawmi' })).toEqual(defaultBrand)
  })

  it('keeps the colours that a file gives and takes the rest of that theme from the default', () => {
    const { colors } = brandSchema.parse({ id: 'mine', colors: { light: { brand: '#123456' } } })
    expect(colors.light).toEqual({ ...defaultBrand.colors.light, brand: '#123456' })
    expect(brandSchema.parse({ id: 'mine', colors: {} }).colors.dark).toEqual(defaultBrand.colors.dark)
  })

  it('describes every option and gives each but the id a default', () => {
    for (const [key, option] of Object.entries(brandSchema.shape)) {
      expect([key, Boolean(option.description)]).toEqual([key, true])
      if (key !== 'id') expect([key, option.safeParse(undefined).success]).toEqual([key, true])
    }
  })
})

describe('brandFaults', () => {
  it.each([
    ['no id', { name: 'x' }, 'id: '],
    ['a misspelt key', changed({ colours: {} }), 'colours: there is no such option; did you mean colors?'],
    ['an empty name', changed({ name: '  ' }), 'name: '],
    [
      'a colour that is a style',
      colored('light', { brand: 'red;background:url(//evil)' }),
      'colors.light.brand: must be a colour',
    ],
    ['a radius beyond all bounds', changed({ radii: { card: 400, field: 8 } }), 'radii.card: '],
    ['a font that is not offered', changed({ font: 'comic' }), 'font: '],
    ['a word without a dictionary', changed({ words: { subscribe: 'انضم' } }), 'words.subscribe: '],
    ['a phone rule that is no rule', changed({ phoneRule: '^\\+218(9$' }), 'phoneRule: must be prefixes and a length'],
    ['a phone rule for part of a number', changed({ phoneRule: '9[1-6]' }), 'phoneRule: must be prefixes and a length'],
    [
      'a phone rule that can run for minutes',
      changed({ phoneRule: '^\\+218(9+)+$' }),
      'phoneRule: must be prefixes and a length, such as { "prefixes": ["91", "93"], "length": 9 }; of regular',
    ],
    [
      'a prefix as people type it',
      changed({ phoneRule: { prefixes: ['091'] } }),
      'phoneRule.prefixes.0: must be the first digits behind +218, such as 91 for 091…',
    ],
    ['a phone rule of no prefix', changed({ phoneRule: { prefixes: [] } }), 'phoneRule.prefixes: must be at least 1'],
    [
      'a prefix that is longer than its numbers',
      changed({ phoneRule: { prefixes: ['9123'], length: 3 } }),
      'phoneRule: a prefix has more digits than its numbers',
    ],
    [
      'a price in dinars',
      changed({ operators: [{ ...yawmi.operators[0], offers: [{ amount: 0.25, period: 'day' }] }] }),
      'operators.0.offers.0.amount: ',
    ],
    [
      'a period that is none',
      changed({ operators: [{ ...yawmi.operators[0], offers: [{ amount: 250, period: 'month' }] }] }),
      'operators.0.offers.0.period: ',
    ],
    ['no operator', changed({ operators: [] }), 'operators: '],
    [
      'one operator twice',
      changed({ operators: [yawmi.operators[0], yawmi.operators[0]] }),
      'operators: first stands there twice',
    ],
    [
      'a link that runs a script',
      changed({ links: { ...yawmi.links, terms: 'javascript:alert(1)' } }),
      'links.terms: must be a path',
    ],
    [
      'a link to another host in disguise',
      changed({ links: { ...yawmi.links, terms: '//evil.example' } }),
      'links.terms: ',
    ],
    ['a logo that is no picture', changed({ logo: { image: '/logo.exe' } }), 'logo.image: must end in'],
    [
      'a logo for the dark theme alone',
      changed({ logo: { imageDark: '/dark.svg' } }),
      'logo.imageDark: needs logo.image, which the light theme shows',
    ],
    [
      'a logo shape that is markup',
      changed({ logo: { shapes: [{ d: '"/><script>', paint: 'brand' }] } }),
      'logo.shapes.0.d: ',
    ],
    [
      'an origin with a path',
      changed({ allowedOrigins: ['https://a.example/x'] }),
      'allowedOrigins.0: must be an origin',
    ],
    [
      'an origin in the clear',
      changed({ allowedOrigins: ['http://a.example'] }),
      'allowedOrigins.0: must be an origin',
    ],
    ['a host with a scheme', changed({ hosts: ['https://a.example'] }), 'hosts.0: must be a host name'],
    ['a support address that is none', changed({ support: { email: 'nobody', phone: '' } }), 'support.email: '],
    ['a short code in words', changed({ sms: { ...yawmi.sms, to: 'abc' } }), 'sms.to: must be 3 to 6 digits'],
    [
      'a part of the home page that there is not',
      changed({ home: { sections: ['today', 'video'] } }),
      'home.sections.1: must be one of today, categories, favorites, videos, backgrounds, quotes, not "video"; did you mean videos?',
    ],
    [
      'a part of a page twice',
      changed({ landing: { sections: ['faq', 'plan', 'faq'] } }),
      'landing.sections: faq stands there twice',
    ],
    ['a page without parts', changed({ home: { sections: [] } }), 'home.sections: must be at least 1 entry'],
    ['text that is hard to read', colored('dark', { quiet: '#33404a' }), 'colors.dark.quiet: contrast on paper is'],
    [
      'a button that is hard to read',
      colored('light', { accentInk: '#ffffff' }),
      'colors.light.accentInk: contrast on accent is',
    ],
    [
      'fields whose outline is hard to see',
      colored('light', { edge: '#e0e0e0' }),
      'colors.light.edge: contrast on paper is',
    ],
    ['something that is no brand at all', 'yawmi', 'brand: '],
  ])('names %s', (_, brand, fault) => {
    expect(brandFaults(brand)).toContainEqual(expect.stringContaining(fault))
  })

  it('names every fault of a file at once', () => {
    const faults = brandFaults({
      id: 'X',
      name: '',
      font: 'comic',
      radii: { card: -1 },
      hosts: ['a b'],
      trialHours: 'day',
    })
    expect(faults.map((fault) => fault.split(':')[0])).toEqual(
      expect.arrayContaining(['id', 'name', 'font', 'radii.card', 'hosts.0', 'trialHours']),
    )
  })
})

it('reads a phone rule of any number as all of its first digits', () => {
  const any = { phoneRule: '^\\+218\\d{9}$' }
  expect(brandSchema.parse({ id: 'mine', ...any }).phoneRule).toEqual({ prefixes: [...'123456789'], length: 9 })
})

describe('an address whose host stands in the policy of pages', () => {
  it.each([
    'https://*',
    'https://*.partner.ly',
    'https://a.b;sandbox',
    'https://a.example evil.example',
    "https://a.example'",
    'https://a.example"',
    'https://موجة.example',
    'https://[::1]',
    'https://me:secret@a.example',
    'https://a.example/',
    'https://a.example:443',
    'https://a.example:99999',
    'https://a..example',
    'https://-a.example',
    'https://a.example?x',
    'https://a.example#x',
    'http://localhost.evil.example',
    'null',
    '*',
    'data:',
  ])('is no origin: %s', (origin) => {
    expect(brandFaults(changed({ allowedOrigins: [origin] }))).toEqual([
      expect.stringContaining('allowedOrigins.0: must be an origin such as https://example.com, with nothing after it'),
    ])
  })

  it.each([
    'https://a.example',
    'https://a.example:8443',
    'https://xn--mgb.example',
    'http://localhost:5173',
    'http://127.0.0.1:8080',
  ])('is an origin: %s', (origin) => expect(brandFaults(changed({ allowedOrigins: [origin] }))).toEqual([]))

  it.each(['https://*/a.svg', 'https://a.b;sandbox/a.svg', 'https://me:secret@a.example/a.svg', '/\\a.example/a.svg'])(
    'is no place of a logo: %s',
    (image) =>
      expect(brandFaults(changed({ logo: { image } }))).toEqual([
        'logo.image: must be a path of the site such as /terms, an https address or empty',
      ]),
  )
})
