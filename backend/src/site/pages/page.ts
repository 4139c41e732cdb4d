import type { Brand } from '@yawmi/brand'
import { CTA_SELECTOR } from '@yawmi/contract'
import { markup, Markup, jsonInScript } from '../../lib/html'
import { ar } from '../copy/ar'
import { ownFontFiles } from '../prerender/fonts/own-font'
import type { Boot, PrerenderedPage, Frame } from '../prerender/wire'
import { headTags, structuredDataTag, type PageMeaning } from './head'
import type { Beginning } from './first-calls'
import { inlineScripts } from './inline-scripts'
import { fontScript, fontsWithoutScript, groundCss, renderedContent, safeCss, styleTags } from './page-styles'
import type { FirstScript } from '../releases/preloads'
import type { ShellAssets } from '../releases/shell-files'
import { AdmittedCode } from '../security/admitted-code'
import { badgesOf } from '../previews/badges'
import { OVERRIDE_BADGE_CSS, overrideBadge, originsOf, overrideScript } from '../previews/override-page'
import { previewBadge } from '../previews/preview-badge'
import type { OpenPreview } from '../parts/open-preview'
import { testerBadge } from '../previews/tester-badge'
import { trustedTypesScript } from '../security/trusted-types'

export interface PageInput extends PageMeaning {
  boot: Boot
  shell: ShellAssets
  /** Scripts that the first screen will ask for, entry first. */
  firstScripts: readonly FirstScript[]
  /** Where the page's brand is not published. */
  preview?: OpenPreview
  /** Operations that the first screen asks at once. */
  route?: Beginning
  /** The prerendered page; without it the page is an empty background until the scripts have loaded. */
  rendered?: PrerenderedPage
  /** There is no drawing yet, but will be in a moment: who has no scripts is shown it then. */
  renderPending?: boolean
  /** What stands on that ground for whoever entered. */
  frame?: Frame
  /** Scripts of the site's own beside the shell's. */
  extraScripts?: readonly ExtraScript[]
}

/** What a page is drawn from, and what its policy is to admit. */
type Parts = PageInput & { code: AdmittedCode }

export interface ExtraScript {
  src: string
  integrity: string
}

/** A page, and what its policy has to admit by name. */
export interface MadePage {
  html: string
  code: AdmittedCode['sources']
}

/** Seconds after which a browser without scripts asks for the page once more. */
const LOOK_AGAIN = markup`<noscript><meta http-equiv="refresh" content="3"></noscript>`

/** What a landing page's form has in it. */
const FORM = `id="${CTA_SELECTOR.slice(1)}"`

const LATER_FONTS = ['arabic-700', 'digits-700', 'digits-400']

/** The page that every address of the site answers. */
export function renderPage(input: PageInput): MadePage {
  const code = new AdmittedCode()
  const page = { ...input, code }
  const { boot, rendered } = page
  const { brand } = boot
  const drawing = rendered && styleTags(rendered, brand, code)
  const scripts = ownScripts(page)
  const html = String(markup`<!doctype html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${headTags(page)}${page.renderPending && LOOK_AGAIN}
${code.script(scripts.first)}
${hasInlinedFonts(rendered) ? '' : fontPreloads(brand, page.shell)}${!rendered && firstLoads(page)}
<link rel="preconnect" href="${boot.mediaBase}">
${code.style(groundCss(brand))}
${drawing ?? settings(page)}
</head>
<body>
<div id="root">${rendered ? renderedContent(rendered, code, scripts.afterFirstLook) : frameOf(page)}</div>
${badges(page)}${rendered ? [markup`${earlyScript(page)}${firstLoads(page)}${fontScript(rendered.fonts, code)}${fontsWithoutScript(rendered, code)}${structuredDataTag(page)}`, ...settings(page)] : markup`<noscript><p dir="rtl">${page.renderPending ? ar.pageToCome : ar.scriptNeeded}</p></noscript>`}
</body>
</html>
`)
  return { html, code: code.sources }
}

/** What tells visitors that the page is not everybody's. */
const badges = ({ code, boot: { brand, tested, overrides }, brandQuery, preview }: Parts) => [
  overrides && code.style(OVERRIDE_BADGE_CSS),
  badgesOf(
    [
      ...(overrides ? [overrideBadge(overrides, brandQuery)] : []),
      ...(preview ? [previewBadge(preview, brandQuery)] : []),
      ...(tested ? [testerBadge(tested, brandQuery)] : []),
    ],
    { brand, code },
  ),
]

/**
 * What of its scripts stands in the head, and what comes after the first look, where the page has one: scripts before it cost it a
 * frame (docs/adr/0158).
 */
function ownScripts({ shell, rendered, frame, route, boot }: PageInput): { first: string; afterFirstLook?: string } {
  const overrides = boot.overrides ?? []
  const { look, work } = inlineScripts(shell.inline, {
    mediaBase: boot.mediaBase,
    fonts: laterFonts(boot.brand, shell),
    isPrerendered: rendered !== undefined,
    hasRole: Boolean(frame ?? rendered),
    hasForm: rendered?.html.includes(FORM) ?? false,
    route,
  })
  const ofDevelopers = boot.overrides ? overrideScript(overrides) : ''
  const first = trustedTypesScript(originsOf(overrides)) + ofDevelopers + look
  return rendered?.firstLook ? { first, afterFirstLook: work } : { first: first + work }
}

/** Its styles go with it when the shell renders the page in its place. */
const frameOf = ({ code, frame }: Parts) => frame && markup`${code.style(safeCss(frame.css))}${new Markup(frame.html)}`

/** In the page itself: a request would come too late for it. */
const earlyScript = ({ code, rendered }: Parts) =>
  rendered?.earlyScript && markup`${code.script(rendered.earlyScript.replace(/<\//g, '<\\/'))}\n`

/** What scripts read, and the scripts: where there is a drawing, after it, for its bytes come first. */
const settings = ({ code, boot, shell, extraScripts = [] }: Parts) => {
  const digests = shell.sri ?? shell.integrity
  const ofShell = shell.scripts.map((src) => ({ src, integrity: digests?.[src.slice(src.lastIndexOf('/') + 1)] }))
  return [
    markup`<script type="application/json" id="yawmi-boot">${jsonInScript(boot)}</script>`,
    ...[...ofShell, ...extraScripts].map(
      ({ src, integrity }) => markup`<script src="${src}"${integrity && code.integrity(integrity)} defer></script>`,
    ),
  ]
}

/**
 * Scripts that the browser is told of before any script asks for them, where the policy can admit them by a digest. Browsers
 * take what was preloaded only where link and script name the same one. They come with the shell, without which none of them
 * runs, and after what the screen shows: a browser would fetch them before both by itself.
 */
const firstLoads = ({ code, boot, firstScripts }: Parts) =>
  firstScripts.map(({ href, media }) => {
    const digest = boot.integrity?.[href]
    const windows = media && markup` media="${media}"`
    return (
      digest &&
      markup`<link rel="preload" as="script" href="${href}"${code.integrity(digest)}${windows} fetchpriority="low">`
    )
  })

/** A font that stands in the page needs no file for its first screen. */
const hasInlinedFonts = (rendered: PrerenderedPage | undefined) => (rendered?.fonts.fonts.length ?? 0) > 0

const fontPreloads = (brand: Brand, { fonts }: ShellAssets) => {
  const own = ownFontFiles(brand)
  const offered = fonts.filter((address) => address.includes(`/${brand.font}-arabic-400`))
  return (own.length > 0 ? own : offered).map(fontPreload)
}

/** Files of an offered font that a screen needs beside the preloaded one: of headings and digits. */
const laterFonts = (brand: Brand, { fonts }: ShellAssets) =>
  ownFontFiles(brand).length > 0
    ? []
    : fonts.filter((file) => LATER_FONTS.some((name) => file.includes(`/${brand.font}-${name}-`)))

const fontPreload = (href: string) =>
  markup`<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`
