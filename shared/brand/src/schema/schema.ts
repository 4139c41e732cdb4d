import { z } from 'zod'
import standard from '../../brands/yawmi.json'
import { COLOR_KEYS, FONT_IDS, LOGO_PAINTS, PERIODS } from '../lib/constants'
import type { ColorKey } from '../colors/contrast'
import { withDarkTheme } from '../colors/dark-palette'
import { fontFiles } from './font-files'
import { home, landing } from './sections'
import { templates } from './templates'
import { texts } from './texts'
import type { TextKind } from './text-kinds'
import type { AnyPhoneRule } from '../lib/phone-rule'
import { brandAddress, hostName, linkAddress, origin, phoneRule } from './parts'

const color = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour written as #rrggbb')

const COLOR_USES: Record<ColorKey, string> = {
  paper: 'Background of the page',
  surface: 'Background of cards, fields and dialogs',
  ink: 'Text',
  quiet: 'Secondary text',
  line: 'Dividing lines and outlines of cards',
  edge: 'Outlines of fields and boxes, at least 3:1 on paper and surface',
  brand: 'The brand’s own colour: main buttons, links, focus',
  brandHover: 'The brand’s colour under the pointer',
  brandInk: 'Text on the brand’s colour',
  accent: 'Accent: the one button that matters most',
  accentInk: 'Text on the accent',
  danger: 'Errors and what cannot be undone',
  dangerInk: 'Text on danger',
  success: 'What went well',
  successInk: 'Text on success',
}

const palette = (theme: 'light' | 'dark') =>
  z
    .strictObject(
      Object.fromEntries(
        COLOR_KEYS.map((key) => [key, color.default(standard.colors[theme][key]).describe(COLOR_USES[key])]),
      ) as Record<ColorKey, z.ZodDefault<z.ZodString>>,
    )
    .prefault({})
    .describe(`Colours of the ${theme} theme`)

const logoShape = z.strictObject({
  d: z
    .string()
    .max(6000)
    .regex(/^[MmLlHhVvCcSsQqTtAaZz0-9eE\s,.+-]+$/, 'must be SVG path data')
    .describe('SVG path data in the units of viewBox'),
  paint: z.enum(LOGO_PAINTS).default('brand').describe('Colour of the brand that fills the shape'),
})

const logo = z
  .strictObject({
    image: brandAddress
      .default('')
      .describe(
        'An SVG, PNG or WebP of at most 100 KB: `/brands/<id>/logo.svg` for a file in the folder `<id>` beside the brand’s, or an https address; empty: the shapes are drawn instead',
      ),
    imageDark: brandAddress
      .default('')
      .describe('The same for the dark theme, such as a light one for its dark ground; empty: `image` in both'),
    viewBox: z
      .string()
      .max(40)
      .regex(/^0 0 \d+(\.\d+)? \d+(\.\d+)?$/, 'must be "0 0 width height"')
      .default('0 0 48 48')
      .describe('Drawing area of the shapes'),
    shapes: z
      .array(logoShape)
      .max(24)
      .default([])
      .describe('Shapes of the logo, painted in order; empty and no image: the calendar leaf'),
  })
  .prefault({})
  .describe('The logo, as an image or as shapes that take the brand’s colours')

export const offerSchema = z.strictObject({
  amount: z.int().min(1).max(1_000_000).describe('Price in dirhams, a thousandth of a dinar: 250 is 0.250 dinar'),
  period: z.enum(PERIODS).describe('What the price pays for: a day or a week'),
})
export type Offer = z.infer<typeof offerSchema>

export const operatorSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,30}$/, 'must be lower-case letters, digits and hyphens')
    .describe('Id of the operator'),
  name: z.string().min(1).max(40).describe('Name as subscribers know it'),
  phoneRule: phoneRule.describe('Which numbers are the operator’s'),
  offers: z
    .array(offerSchema)
    .length(1)
    .describe('What a subscription costs with this operator: one price, which is shown and charged'),
})
type WrittenOperator = z.infer<typeof operatorSchema>

/** An operator as pages have it. */
export type Operator = Omit<WrittenOperator, 'phoneRule'> & { phoneRule: AnyPhoneRule }

const name = (max: number) => z.string().trim().min(1).max(max)

/**
 * What a carrier may change, as one JSON file. Everything but `id` may be left out and is then as in the default brand;
 * a key that is not here is a fault, so that a misspelt one is noticed.
 */
export const brandSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,30}$/, 'must be lower-case letters, digits and hyphens')
    .describe('Id of the brand; its file is /brands/<id>.json'),
  name: name(40).default(standard.name).describe('Name of the service'),
  shortName: name(12).default(standard.shortName).describe('Name under an icon of the home screen'),
  latinName: name(40).default(standard.latinName).describe('Name in Latin letters, for addresses and stores'),
  tagline: name(80).default(standard.tagline).describe('One line that says what the service is'),
  logo,
  colors: z
    .preprocess(withDarkTheme, z.strictObject({ light: palette('light'), dark: palette('dark') }).prefault({}))
    .describe(
      'Colours of both themes, each with the colour of the text on it. Those of the dark theme that are left out are made of the light ones, where the file gives such',
    ),
  radii: z
    .strictObject({
      card: z.int().min(0).max(40).default(standard.radii.card).describe('Corners of cards and dialogs, in px'),
      field: z.int().min(0).max(40).default(standard.radii.field).describe('Corners of buttons and fields, in px'),
    })
    .prefault({})
    .describe('Roundness of corners'),
  font: z.enum(FONT_IDS).default('tajawal').describe('Font of all text, one of those offered'),
  fontFiles,
  words: z
    .record(
      z.string().regex(/^[a-z][a-z-]*(\.[\w-]+)+$/, 'must be <dictionary>.<key>, such as landing.subscribe'),
      z.string().trim().min(1).max(600),
    )
    .default({})
    .describe(
      'Words that replace ours: `"<dictionary>.<key>": "text"`, marks such as `{price}` kept; `{brand}` may stand in each. `npm run brand -- words auth` lists those of a dictionary, `sms` the messages',
    ),
  phoneRule: phoneRule
    .default(standard.phoneRule)
    .describe(
      'Which numbers are accepted. A text such as `^\\+218(91|93)\\d{7}$` is read too where it says no more than prefixes and a length',
    ),
  phoneExample: z
    .string()
    .regex(/^0\d{9}$/, 'must be 10 digits that begin with 0, as the pages ask for them')
    .default(standard.phoneExample)
    .describe('A number as a subscriber would type it, shown in the empty field'),
  operators: z
    .array(operatorSchema)
    .min(1)
    .max(12)
    .default(standard.operators as WrittenOperator[])
    .describe('Operators that the service can be paid through, with what each asks'),
  trialHours: z.int().min(0).max(720).default(standard.trialHours).describe('Hours of free trial, once for a number'),
  sms: z
    .strictObject({
      to: z
        .string()
        .regex(/^\d{3,6}$/, 'must be 3 to 6 digits')
        .default(standard.sms.to)
        .describe('Short code'),
      subscribe: name(20).default(standard.sms.subscribe).describe('Text that subscribes'),
      cancel: name(20).default(standard.sms.cancel).describe('Text that cancels'),
    })
    .prefault({})
    .describe('Subscription by text message'),
  support: z
    .strictObject({
      email: z.email().max(254).default(standard.support.email).describe('Address that people write to'),
      phone: z
        .string()
        .regex(/^(\+?\d{3,15})?$/, 'must be a phone number in digits, or empty')
        .default(standard.support.phone)
        .describe('Number that people call; empty: none'),
    })
    .prefault({})
    .describe('How people reach the service'),
  texts,
  templates,
  home,
  landing,
  links: z
    .strictObject({
      privacy: linkAddress.default(standard.links.privacy).describe('Privacy policy'),
      terms: linkAddress.default(standard.links.terms).describe('Terms and conditions'),
      appStore: linkAddress.default(standard.links.appStore).describe('App for iPhone; empty: none'),
      playStore: linkAddress.default(standard.links.playStore).describe('App for Android; empty: none'),
      social: linkAddress.default(standard.links.social).describe('Page on a social network; empty: none'),
    })
    .prefault({})
    .describe('Addresses that the pages link to'),
  hosts: z
    .array(hostName)
    .max(40)
    .default([])
    .describe(
      'Host names, such as `yawmi.carrier.example`, that show this brand; other hosts show it by `?brand=<id>`',
    ),
  allowedOrigins: z
    .array(origin)
    .max(40)
    .default([])
    .describe(
      'Origins, such as `https://shop.example`, whose pages may show our remotes, frame the sign-in flow and exchange messages with it',
    ),
  features: z
    .strictObject({
      freeEntry: z.boolean().default(true).describe('Offer free content without subscribing'),
      smsEntry: z.boolean().default(true).describe('Show how to subscribe by text message'),
      appDownload: z.boolean().default(true).describe('Show the section with the apps'),
      darkTheme: z.boolean().default(true).describe('Follow the device into the dark theme'),
      liveDevelopment: z
        .boolean()
        .default(false)
        .describe(
          'Let developers open the site with a remote of their own machine, by `?override=<remote>@http://localhost:<port>`; for brands that no visitor sees',
        ),
    })
    .prefault({})
    .describe('Parts of the product that can be switched off'),
})
/** A brand as its file gives it. */
export type WrittenBrand = z.infer<typeof brandSchema>

/** A brand as pages have it: of what is too large for every page there are addresses, empty ones where it has none. */
export type Brand = Omit<WrittenBrand, 'texts' | 'templates' | 'phoneRule' | 'operators'> & {
  texts: Record<TextKind, string>
  templates: string
  phoneRule: AnyPhoneRule
  operators: Operator[]
}
