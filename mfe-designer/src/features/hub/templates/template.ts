import type { Figure } from '../../../document/shape-box'
import type { TextLook } from '../../../document/text-look'
import type { ar } from './copy/ar'
import type { TemplateFont } from './word-width'
import type { Layout } from './layouts/layouts'
import type { Palette } from './layouts/parts'

export const OCCASIONS = [
  'friday',
  'ramadan',
  'eid',
  'wedding',
  'birth',
  'success',
  'condolence',
  'morning',
  'friendship',
  'national',
] as const
export type Occasion = (typeof OCCASIONS)[number]

/** A template as data. */
export interface Template {
  /** Its occasion and a number; its words have the same name. */
  id: keyof (typeof ar)['cards']
  occasion: Occasion
  layout: Layout
  /** Six hex digits each: the ground above and below, letters, accent, and what else letters or silhouettes are of. */
  colors: string
  font: TemplateFont
  /** The figure that says what it is about; left out: a star. */
  motif?: Figure
  /** Of its head. */
  look?: TextLook
}

export function paletteOf({ colors }: Pick<Template, 'colors'>): Palette {
  const [from = '', to = '', ink = '', accent = '', paper = ''] = colors.split(' ')
  return { from, to, ink, accent, paper }
}

type Row = readonly [layout: Layout, colors: string, font: TemplateFont, more?: Pick<Template, 'motif' | 'look'>]

/** The templates of an occasion, of a row each. */
export const templatesOf = (occasion: Occasion, rows: readonly Row[]): Template[] =>
  rows.map(([layout, colors, font, more], index) => ({
    id: `${occasion}${index + 1}` as Template['id'],
    ...{ occasion, layout, colors, font },
    ...more,
  }))
