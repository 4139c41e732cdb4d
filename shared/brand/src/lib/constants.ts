/** Names of the colours that a brand gives, in each theme. Every `…Ink` is what is written on the colour before it. */
export const COLOR_KEYS = [
  'paper',
  'surface',
  'ink',
  'quiet',
  'line',
  'edge',
  'brand',
  'brandHover',
  'brandInk',
  'accent',
  'accentInk',
  'danger',
  'dangerInk',
  'success',
  'successInk',
] as const

/** Fonts that the design system hosts; `system` loads nothing. */
export const FONT_IDS = ['tajawal', 'cairo', 'system'] as const

export const PERIODS = ['day', 'week'] as const

/** What a shape of the logo is filled with: a colour of the brand, so that the logo follows the theme. */
export const LOGO_PAINTS = ['paper', 'surface', 'ink', 'brand', 'brandInk', 'accent', 'accentInk'] as const
