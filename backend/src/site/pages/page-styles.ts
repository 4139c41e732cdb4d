import { brandCssVariables, type Brand } from '@yawmi/brand'
import { markup, Markup } from '../../lib/html'
import type { PrerenderedPage } from '../prerender/wire'

/** The ground of the page in the brand's colours, in the theme that the page will have. */
export function groundCss({ colors: { light, dark }, features }: Brand): Markup {
  const lightOnly = `html{background:${light.paper}}body{margin:0}`
  if (!features.darkTheme) return new Markup(lightOnly)
  return new Markup(
    `${lightOnly}@media (prefers-color-scheme:dark){html:not([data-theme=light]){background:${dark.paper}}}html[data-theme=dark]{background:${dark.paper}}`,
  )
}

/** Makes the font's files known at once: a rule with the file in it would come a frame after the first text. */
const FONT_SCRIPT =
  'for(const f of DATA)document.fonts.add(new FontFace(f.family,Uint8Array.from(atob(f.data),c=>c.charCodeAt(0)),f.descriptors))'

/**
 * The drawing's font, and its styles as elements that the client's style cache takes over. The brand's variables stand
 * in them too; the client sets the same ones on the element itself.
 */
export function styleTags({ fonts, styles }: PrerenderedPage, brand: Brand, nonce: string): Markup[] {
  const variables = Object.entries(brandCssVariables(brand)).map(([name, value]) => `${name}:${value}`)
  const script = new Markup(FONT_SCRIPT.replace('DATA', () => JSON.stringify(fonts.fonts)))
  return [
    markup`<style nonce="${nonce}">${safeCss(fonts.css)}.yawmi{${safeCss(variables.join(';'))}}</style>`,
    ...styles.map(({ names, css }) => markup`<style nonce="${nonce}" data-emotion="${names}">${safeCss(css)}</style>`),
    markup`<script nonce="${nonce}">${script}</script>`,
    markup`<noscript><style nonce="${nonce}">${safeCss(fonts.withoutScript)}</style></noscript>`,
  ]
}

/** Rules that cannot end the element they stand in. */
export const safeCss = (css: string) => new Markup(css.replace(/<\//g, '<\\/'))
