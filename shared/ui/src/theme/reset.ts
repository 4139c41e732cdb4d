import { SCOPE } from './global-css'

const scope = `:where(${SCOPE})`
const inside = (...selectors: string[]) => selectors.map((selector) => `${scope} ${selector}`).join(', ')

/**
 * What browsers give elements by themselves and no design of ours wants. It has rules for those elements alone that screens
 * are made of, and is short, for every page carries it twice: in its document and in the scripts that style other roots.
 */
export const reset = {
  [scope]: {
    WebkitTextSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    textRendering: 'optimizeLegibility',
    touchAction: 'manipulation',
  },
  [inside('*')]: {
    margin: '0px',
    padding: '0px',
    font: 'inherit',
    overflowWrap: 'break-word',
    WebkitTapHighlightColor: 'transparent',
    // Not those of `::before` and `::after` too: for a rule that is about these of every element, each element is styled three times.
    boxSizing: 'border-box',
    border: '0 solid var(--yw-line)',
  },
  [inside('img', 'svg', 'video', 'canvas')]: { display: 'block', verticalAlign: 'middle' },
  [inside('img', 'video')]: { maxWidth: '100%', height: 'auto' },
  [inside('ol', 'ul')]: { listStyle: 'none' },
  [inside('a')]: { color: 'inherit', textDecoration: 'inherit' },
  [inside('b', 'strong')]: { fontWeight: 'bolder' },
  [inside('table')]: { borderCollapse: 'collapse' },
  [inside('button', 'input', 'select', 'textarea')]: { color: 'inherit' },
  [inside('button')]: { WebkitAppearance: 'button', background: 'none' },
  [inside('textarea')]: { resize: 'vertical' },
  [inside(':is([type=text], [type=email], [type=search])')]: { WebkitAppearance: 'none' },
  // Safari gives a search field the corners and the room of its own.
  [inside('[type=search]')]: { WebkitAppearance: 'textfield' },
  [inside('::-webkit-search-decoration')]: { WebkitAppearance: 'none' },
  [inside('::-webkit-search-cancel-button')]: { WebkitAppearance: 'none' },
  // Firefox has a glow of its own for what is not valid, beside the one that fields show.
  [inside(':-moz-ui-invalid')]: { boxShadow: 'none' },
  [inside("[hidden]:where(:not([hidden='until-found']))")]: { display: 'none !important' },
}
