import { COLOR_KEYS, DEFAULT_FONT_FAMILY, DEFAULT_COLORS } from '@yawmi/brand'

/** The element that carries the design system: nothing of it reaches outside. */
export const SCOPE_CLASS = 'yawmi'
export const SCOPE = `.${SCOPE_CLASS}`

/** The colours in use are those of one theme: the brand's, or ours where the brand has not set its own. */
const palette = (theme: 'light' | 'dark') => ({
  colorScheme: theme,
  ...Object.fromEntries(
    COLOR_KEYS.map((key) => {
      return [`--yw-${key}`, `var(--yw-${theme}-${key}, ${DEFAULT_COLORS[theme][key]})`]
    }),
  ),
  // A whole card in the brand's colour: in the dark theme that would dazzle.
  '--yw-panel': theme === 'light' ? 'var(--yw-brand)' : 'color-mix(in srgb, var(--yw-brand) 20%, var(--yw-surface))',
  // What stands there twice, once for each theme, shows the one of its theme.
  '--yw-inLight': theme === 'light' ? 'block' : 'none',
  '--yw-inDark': theme === 'light' ? 'none' : 'block',
  '--yw-panelInk': theme === 'light' ? 'var(--yw-brandInk)' : 'var(--yw-ink)',
})

const selection = { backgroundColor: 'var(--yw-accent)', color: 'var(--yw-accentInk)' }

const scoped = (rest: string) => `:where(${SCOPE}${rest})`
const inside = (rest: string) => `:where(${SCOPE}) ${rest}`

/**
 * Everything hangs on the scope element with no specificity, so that a host page stays as it is and any
 * class of ours wins. Without `data-theme` the device's own preference holds.
 */
export const globalCss = {
  [scoped('')]: {
    ...palette('light'),
    '--yw-font': `var(--yw-brand-font, ${DEFAULT_FONT_FAMILY})`,
    '--yw-gutter': '16px',
    '--global-color-border': 'var(--yw-line)',
    backgroundColor: 'var(--yw-paper)',
    color: 'var(--yw-ink)',
    fontFamily: 'var(--yw-font)',
    fontSize: 'var(--yw-rem, 1rem)',
    lineHeight: '1.75',
    // What a host page's text hands down, into a shadow root as well.
    fontStyle: 'normal',
    fontWeight: '400',
    letterSpacing: 'normal',
    wordSpacing: 'normal',
    textAlign: 'start',
    textIndent: '0',
    textTransform: 'none',
    whiteSpace: 'normal',
    // While a dialog is open Zag takes presses from the whole body, which would be inherited: all of the page would be styled anew, when
    // it opens and when it closes. Its backdrop lies over the page and keeps presses away.
    pointerEvents: 'auto',
  },
  '@media (min-width: 600px)': { [scoped('')]: { '--yw-gutter': '24px' } },
  '@media (min-width: 960px)': { [scoped('')]: { '--yw-gutter': '32px' } },
  // On screens alone: paper is white, and browsers print no backgrounds. A prerendered page has the choice on the root element, before its
  // content is there.
  '@media screen and (prefers-color-scheme: dark)': {
    [scoped(':not([data-theme=light], html[data-theme=light] *)')]: palette('dark'),
  },
  '@media screen': {
    [`:where(${SCOPE}[data-theme=dark], html[data-theme=dark] ${SCOPE}:not([data-theme]))`]: palette('dark'),
  },
  // Of more weight than the palettes. Secondary text gets the colour of all text, and lines that of fields’ outlines, on which the words of
  // a disabled button would have less contrast than before: their ground is that of cards.
  '@media (prefers-contrast: more)': {
    [SCOPE]: { '--yw-quiet': 'var(--yw-ink)', '--yw-line-soft': 'var(--yw-surface)', '--yw-line': 'var(--yw-edge)' },
  },
  // Where a device sets its own colours, a tint no longer says which one is chosen. Before the ring, which is over it.
  '@media (forced-colors: active)': {
    [inside(':is([aria-current], [aria-pressed=true], [aria-selected=true])')]: {
      outline: '2px solid Highlight',
      outlineOffset: '-2px',
    },
  },
  [inside(':focus-visible')]: { outline: '3px solid var(--yw-brand)', outlineOffset: '2px' },
  // Chromium hands it down, and would style each element once more for a rule about all; others do not, and look when something is selected.
  [scoped('') + '::selection']: selection,
  '@supports (-moz-appearance: none) or (font: -apple-system-body)': { [inside('::selection')]: selection },
  [inside('::placeholder')]: { color: 'var(--yw-quiet)', opacity: '1' },
  [inside('[hidden]')]: { display: 'none' },
  [inside(':where([dir=rtl] [data-mirrored])')]: { transform: 'scaleX(-1)' },
  '@media (prefers-reduced-motion: reduce)': {
    [inside('*')]: {
      // Parts that leave wait for the end of their animation.
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // No duration at all: with any, what has no transition of its own would have one of all its properties.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
}
