import yawmi from '../../brands/yawmi.json'
import { brandFaults } from './faults'

const dictionaries = {
  auth: { otpTitle: 'رمز التحقق', registerTitle: 'اشترك في {brand}' },
  landing: { subscribe: 'اشترك' },
}
const { light, dark } = yawmi.colors
const [first, second] = yawmi.operators

/** A carrier's first try: thirty things are wrong with it. */
const HOPELESS = {
  id: 'My Brand',
  name: '',
  shortName: 'أطول من أن يقف تحت أيقونة',
  latinName: 7,
  tagline: null,
  colours: {},
  logo: { image: '/logo.exe', shapes: [{ d: '<script>', paint: 'gold' }] },
  colors: {
    light: { ...light, brand: 'red', quiet: '#c0c0c0', edge: '#eeeeee' },
    dark: { ...dark, accentInk: '#ffffff', brandd: '#000000' },
  },
  radii: { card: 400, field: '8px' },
  font: 'comic',
  words: {
    subscribe: 'انضم',
    'auth.otpTitel': 'رمزك',
    'auth.registerTitle': 'اشترك معنا',
    'landing.subscribe': 'انضم إلى {name}',
    'shop.buy': 'اشتر',
  },
  phoneRule: '^\\+218(9+)+$',
  phoneExample: '٠٩١',
  operators: [
    { ...first, offers: [{ amount: 0.25, period: 'month' }] },
    {
      ...second,
      name: '',
      offers: [
        { amount: 250, period: 'day' },
        { amount: 250, period: 'week' },
      ],
    },
  ],
  trialHours: -1,
  sms: { to: 'abc', subscribe: '1', cancel: '1' },
  support: { email: 'nobody' },
  links: { terms: 'javascript:alert(1)', privacy: '' },
  hosts: ['https://a.example'],
  allowedOrigins: ['http://a.example'],
  features: { darkTheme: 'yes' },
}

it.each([
  [{ subscribe: 'نعم', cancel: 'نَعَم' }, ['sms.cancel: must differ from sms.subscribe']],
  [{ subscribe: 'r', cancel: 'R.' }, ['sms.cancel: must differ from sms.subscribe']],
  [{ subscribe: '#', cancel: 'لا' }, ['sms.subscribe: must have a letter or a digit']],
  [{ subscribe: '٠', cancel: 'لا' }, ['sms.subscribe: must not be 0, which cancels with every brand']],
])('refuses keywords that messages could not be told apart by: %j', (keywords, faults) => {
  expect(brandFaults({ ...HOPELESS, sms: { to: '19020', ...keywords } }).filter((fault) => /^sms/.test(fault))).toEqual(
    faults,
  )
})

it('says each of many faults of one file in words of its own, in one run', () => {
  const faults = brandFaults(HOPELESS, { dictionaries })
  expect(new Set(faults).size).toBe(faults.length)
  expect(faults.length).toBeGreaterThanOrEqual(30)
  for (const sentences of [
    'id: must be lower-case letters, digits and hyphens',
    'name: must not be empty',
    'shortName: must be at most 12 characters',
    'latinName: must be a text, not 7',
    'tagline: must be a text, not empty (null)',
    'colours: there is no such option; did you mean colors?',
    'logo.image: must end in .svg, .png or .webp',
    'logo.shapes.0.d: must be SVG path data',
    'logo.shapes.0.paint: must be one of paper, surface, ink, brand, brandInk, accent, accentInk, not "gold"',
    'colors.light.brand: must be a colour written as #rrggbb',
    'colors.light.quiet: contrast on paper is 1.72:1, at least 4.5:1 is needed',
    'colors.light.edge: contrast on paper is 1.10:1, at least 3:1 is needed',
    'colors.dark.accentInk: contrast on accent is 2.04:1, at least 4.5:1 is needed',
    'colors.dark.brandd: there is no such option; did you mean brand?',
    'radii.card: must be at most 40',
    'radii.field: must be a number, not a text',
    'font: must be one of tajawal, cairo, system, not "comic"',
    'words.subscribe: must be <dictionary>.<key>, such as landing.subscribe',
    'words.auth.otpTitel: there is no such word; did you mean auth.otpTitle?',
    'words.auth.registerTitle: must keep {brand}',
    'words.landing.subscribe: there is no value for {name}; this word has {brand}',
    'words.shop.buy: there is no such word',
    expect.stringMatching(/^phoneRule: must be prefixes and a length, such as \{/),
    'phoneExample: must be 10 digits that begin with 0, as the pages ask for them',
    'operators.0.offers.0.amount: must be a whole number, not 0.25',
    'operators.0.offers.0.period: must be one of day, week, not "month"',
    'operators.1.name: must not be empty',
    'operators.1.offers: must be exactly 1 entry',
    'trialHours: must be at least 0',
    'sms.to: must be 3 to 6 digits',
    'sms.cancel: must differ from sms.subscribe',
    'support.email: must be an e-mail address',
    'links.terms: must be a path of the site such as /terms, an https address or empty',
    'links.privacy: must not be empty, people agree to it',
    'hosts.0: must be a host name such as yawmi.example, without https:// and without a port',
    'allowedOrigins.0: must be an origin such as https://example.com, with nothing after it and each host by its own name, without *; http only for localhost and 127.0.0.1',
    'features.darkTheme: must be true or false, not a text',
  ])
    expect(faults).toContainEqual(sentences)
})

describe('what no single option shows', () => {
  const faultsOf = (change: object) => brandFaults({ ...yawmi, ...change })

  it('is a number that is accepted and belongs to nobody, or to two', () => {
    expect(faultsOf({ operators: [first] })).toContainEqual(expect.stringContaining('belongs to no operator'))
    expect(faultsOf({ operators: [first, { ...second, phoneRule: yawmi.phoneRule }] })).toContainEqual(
      expect.stringContaining('belongs to more than one operator'),
    )
  })

  it('is an example that the rule refuses, and a rule that refuses everybody', () => {
    expect(faultsOf({ phoneExample: '0991234567' })).toEqual(['phoneExample: is not accepted by phoneRule'])
    expect(faultsOf({ phoneRule: '^\\+2181$' })).toContain('phoneRule: accepts no Libyan mobile number')
  })
})

describe('words', () => {
  const world = {
    dictionaries: {
      auth: { welcomeHeadline: 'بداية جديدة', registerTitle: 'اشترك في {brand}', welcomeThen: 'ثم {prices}' },
      content: { next: 'التالي', 'titles.jokes': 'نكت', 'resultCount.few': '{n} نتائج' },
      sms: { receipt: '{brand}: خُصم {amount}. للإلغاء أرسل {cancel} إلى {to}.', time: '{date} {clock}' },
    },
    marks: { sms: ['price'], 'sms.time': [] },
  }
  const faultsOf = (words: Record<string, string>) => brandFaults({ ...yawmi, words }, world)

  it('have the marks of that very word, and the brand’s name anywhere', () => {
    expect(faultsOf({ 'auth.welcomeHeadline': 'مرحبًا بك في {brand}' })).toEqual([])
    expect(faultsOf({ 'auth.welcomeHeadline': 'مرحبًا، {prices}' })).toEqual([
      'words.auth.welcomeHeadline: there is no value for {prices}; this word has {brand}',
    ])
    expect(faultsOf({ 'auth.registerTitle': 'اشترك ثم {prices} في {brand}' })).toEqual([
      'words.auth.registerTitle: there is no value for {prices}; this word has {brand}',
    ])
  })

  it('of groups are named by their path, and a misspelt one is told the nearest', () => {
    expect(faultsOf({ 'content.titles.jokes': 'طرائف', 'content.resultCount.few': '{n} أجوبة' })).toEqual([])
    expect(faultsOf({ 'content.nxt': 'x', 'content.resultCount.fwe': '{n}', 'contents.next': 'x' })).toEqual([
      'words.content.nxt: there is no such word; did you mean content.next?',
      'words.content.resultCount.fwe: there is no such word; did you mean content.resultCount.few?',
      'words.contents.next: there is no such word; did you mean content.next?',
    ])
  })

  it('of messages keep what must be said, and may say the price', () => {
    expect(faultsOf({ 'sms.receipt': '{brand}: {amount}. السعر {price}. {cancel} إلى {to}.' })).toEqual([])
    expect(faultsOf({ 'sms.receipt': '{brand}: {amount} إلى {to}.', 'sms.time': '{date} {clock} {price}' })).toEqual([
      'words.sms.receipt: must keep {cancel}',
      'words.sms.time: there is no value for {price}; this word has {date}, {clock}, {brand}',
    ])
  })

  it('fit in their place and hold no markup', () => {
    expect(faultsOf({ 'content.next': 'ب'.repeat(300) })).toEqual([
      'words.content.next: has 300 letters, at most 48 fit in its place',
    ])
    for (const text of ['<b>التالي</b>', 'التالي&nbsp;', 'سطر<br>سطر'])
      expect(faultsOf({ 'content.next': text })).toEqual([
        'words.content.next: holds markup, which people would read as it is written',
      ])
    expect(faultsOf({ 'content.next': 'أحدث & أجمل < ٣' })).toEqual([])
  })

  it('are no reason to take a live brand away: the check alone refuses them', () => {
    expect(brandFaults({ ...yawmi, latinName: 'مدى', name: '<b>مدى</b>', words: { 'content.next': '<b>' } })).toEqual(
      [],
    )
  })
})

it('refuses a latin name that is Arabic, and markup in names', () => {
  const world = { dictionaries: {} }
  expect(brandFaults({ ...yawmi, latinName: 'مدى' }, world)).toEqual(['latinName: must be in Latin letters'])
  expect(brandFaults({ ...yawmi, latinName: 'Café 24-7' }, world)).toEqual([])
  expect(brandFaults({ ...yawmi, name: '<b>مدى</b>' }, world)).toEqual([
    'name: holds markup, which people would read as it is written',
  ])
})
