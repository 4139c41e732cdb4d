import yawmi from '../brands/yawmi.json'
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

it('says each of many faults of one file in words of its own, in one run', () => {
  const faults = brandFaults(HOPELESS, { dictionaries })
  expect(new Set(faults).size).toBe(faults.length)
  expect(faults.length).toBeGreaterThanOrEqual(30)
  for (const said of [
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
    'words.landing.subscribe: there is no value for {name}',
    'words.shop.buy: there is no such word',
    'phoneRule: must not repeat a group that repeats inside',
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
    'allowedOrigins.0: must be an origin such as https://example.com, with nothing after it; http only for localhost and 127.0.0.1',
    'features.darkTheme: must be true or false, not a text',
  ])
    expect(faults).toContain(said)
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
