import { brandCssVariables, type Brand } from '@yawmi/brand'
import { jsonInScript, markup, Markup } from '../../lib/html'
import type { PageFonts } from '../prerender/fonts/fonts'
import type { PrerenderedPage } from '../prerender/wire'
import type { AdmittedCode } from '../security/admitted-code'

/** The ground of the page in the brand's colours, in the theme that the page will have. */
export function groundCss({ colors: { light, dark }, features }: Brand): Markup {
  const lightOnly = `html{background:${light.paper}}body{margin:0}`
  if (!features.darkTheme) return new Markup(lightOnly)
  return new Markup(
    `${lightOnly}@media (prefers-color-scheme:dark){html:not([data-theme=light]){background:${dark.paper}}}html[data-theme=dark]{background:${dark.paper}}`,
  )
}

/**
 * Makes the font's files known, and over them the parts that stand in the page: of two faces for a character, the later
 * one is shown. A part goes when its whole file has come, so that no word is made of both. It stands after the text,
 * which is painted before these bytes are there (ADR 0050).
 *
 * A browser reads a part where the face is made, some 10 ms each on a slow phone: one in a task, so that what the form waits for comes in between.
 * All are shown at once, since each time the text is laid out anew. Until then one without a character stands for the family: React, which may
 * come first, makes no faces of a family that it finds (shared/ui/src/provider/font-faces.ts).
 */
const FONT_SCRIPT =
  '{const left=DATA,made=[],{fonts}=document,empty=new FontFace(left[0].family,"local(a)",{unicodeRange:"U+0"});' +
  'fonts.add(empty);' +
  'setTimeout(function next(){' +
  'const f=left.shift();' +
  'if(!f)return made.forEach(face=>fonts.add(face)),fonts.delete(empty);' +
  'const whole=new FontFace(f.family,`url("${f.url}")`,f.descriptors);made.push(whole);' +
  'if(f.inlined){' +
  'const part=new FontFace(f.family,Uint8Array.from(atob(f.inlined.data),c=>c.charCodeAt(0)),{...f.descriptors,unicodeRange:f.inlined.unicodeRange});' +
  'made.push(part);whole.loaded.then(()=>fonts.delete(part),()=>{})}' +
  'setTimeout(next)})}'

export const fontScript = ({ fonts }: PageFonts, code: AdmittedCode): Markup | undefined =>
  fonts.length > 0
    ? markup`${code.script(FONT_SCRIPT.replace('DATA', () => String(jsonInScript(fonts))))}\n`
    : undefined

/**
 * The page's styles as elements that the client takes over; where it has a first look, the rules of that alone. The brand's variables stand in
 * them too; the client sets the same ones on the element itself.
 */
export function styleTags(page: PrerenderedPage, brand: Brand, code: AdmittedCode): Markup[] {
  const { fonts, firstLook } = page
  const variables = Object.entries(brandCssVariables(brand)).map(([name, value]) => `${name}:${value}`)
  return [
    code.style(markup`${safeCss(fonts.css)}.yawmi{${safeCss(variables.join(';'))}}`),
    ...(firstLook ? [code.style(safeCss(firstLook.css))] : wholeStyles(page, code)),
  ]
}

const wholeStyles = ({ styles }: PrerenderedPage, code: AdmittedCode) =>
  styles.map(({ names, css }) => code.style(safeCss(css), markup` data-styles="${names}"`))

/** What takes a script out of `#root`, where React has no element. */
const GOES = ';document.currentScript.remove()'

/**
 * What stands in `#root`: after the first look come scripts that can wait for it, and all rules, before the rest.
 * @param script sources
 */
export function renderedContent(page: PrerenderedPage, code: AdmittedCode, script = ''): Markup {
  const { html, firstLook } = page
  if (!firstLook) return new Markup(html)
  const [seen, below] = [html.slice(0, firstLook.end), html.slice(firstLook.end)]
  return markup`${new Markup(seen)}${script && code.script(script + GOES)}${wholeStyles(page, code)}${new Markup(below)}`
}

/** The font's files where no script makes them known; after the text, as that script. */
export const fontsWithoutScript = ({ fonts }: PrerenderedPage, code: AdmittedCode): Markup =>
  markup`<noscript>${code.style(safeCss(fonts.withoutScript))}</noscript>\n`

/** Rules that cannot end the element they stand in. */
export const safeCss = (css: string) => new Markup(css.replace(/<\//g, '<\\/'))
