import { COLOR_KEYS } from '@yawmi/brand'

const value = <T>(token: T) => ({ value: token })

const named = <K extends string, T>(entries: Record<K, T>) =>
  Object.fromEntries(Object.entries<T>(entries).map(([key, token]) => [key, value(token)])) as Record<K, { value: T }>

/** Type sizes in rem, over a variable, so that a host page with another root size can be told 16px. */
const rem = (pixels: number) => `calc(var(--yw-rem, 1rem) * ${pixels / 16})`

/** Space goes in steps of 4 px; the name is the number of pixels divided by 4 up to 12, then the larger gaps. */
const spacing = named({
  '0': '0px',
  '1': '4px',
  '2': '8px',
  '3': '12px',
  '4': '16px',
  '5': '20px',
  '6': '24px',
  '7': '28px',
  '8': '32px',
  '9': '36px',
  '10': '40px',
  '11': '44px',
  '12': '48px',
  '14': '56px',
  '16': '64px',
  '20': '80px',
  '24': '96px',
  gutter: 'var(--yw-gutter)',
})

/** A colour laid thinly over the surface: what notices and chips stand on. */
const tint = (color: string) => `color-mix(in srgb, var(--yw-${color}) 12%, var(--yw-surface))`

export const tokens = {
  colors: {
    ...named(Object.fromEntries(COLOR_KEYS.map((key) => [key, `var(--yw-${key})`]))),
    ...named({
      brandTint: tint('brand'),
      accentTint: tint('accent'),
      dangerTint: tint('danger'),
      successTint: tint('success'),
      panel: 'var(--yw-panel)',
      panelInk: 'var(--yw-panelInk)',
      scrim: 'rgb(10 16 20 / 0.56)',
      transparent: 'transparent',
      current: 'currentColor',
    }),
  },
  spacing,
  sizes: {
    ...spacing,
    ...named({ full: '100%', content: '1200px', touch: '44px', measure: '36em', screen: '100dvh' }),
  },
  fonts: named({ body: 'var(--yw-font)', heading: 'var(--yw-font)' }),
  fontSizes: named({
    sm: rem(14),
    md: rem(16),
    lg: rem(18),
    xl: rem(22),
    '2xl': rem(28),
    '3xl': rem(36),
    '4xl': rem(48),
  }),
  fontWeights: named({ normal: '400', bold: '700' }),
  lineHeights: named({ body: '1.75', heading: '1.3', tight: '1' }),
  radii: named({
    card: 'var(--yw-radius-card, 20px)',
    field: 'var(--yw-radius-field, 14px)',
    small: '8px',
    full: '9999px',
  }),
  shadows: named({ float: '0 12px 40px -12px rgb(10 16 20 / 0.32)' }),
  durations: named({ fast: '150ms', normal: '200ms', slow: '250ms' }),
  easings: named({ out: 'cubic-bezier(0.2, 0.7, 0.3, 1)' }),
  zIndex: named({ raised: '1', sticky: '10', overlay: '1000', toast: '1100' }),
}

/** Widths from which the wider layout holds (specification, section 9). */
export const BREAKPOINTS = { sm: '600px', md: '960px', lg: '1280px', xl: '1920px' } as const
