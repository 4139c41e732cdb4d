import type { Brand } from '@yawmi/brand'
import { escapeHtml, jsonInScript } from '../../lib/html'
import { ar } from '../copy/ar'
import type { Boot, PrerenderedPage, Frame } from '../prerender/wire'
import { headTags, type PageMeaning } from './head'
import { inlineScripts } from './inline-scripts'
import { ownFontPreloads, ownPageFonts } from './own-font'
import { groundCss, safeCss, styleTags } from './page-styles'
import type { ShellAssets } from '../releases/shell-files'
import { TRUSTED_TYPES_SCRIPT } from '../security/trusted-types'

export interface PageInput extends PageMeaning {
  nonce: string
  boot: Boot
  shell: ShellAssets
  /** Scripts that the first screen will ask for, entry first. */
  firstScripts: string[]
  /** Operations that the first screen asks at once. */
  firstCalls?: readonly string[]
  /** The page as it was drawn ahead; without it there is a calm ground until the scripts have come. */
  rendered?: PrerenderedPage
  /** There is no drawing yet, but will be in a moment: who has no scripts is shown it then. */
  renderPending?: boolean
  /** What stands on that ground for whoever entered. */
  frame?: Frame
  /** Scripts of the site's own beside the shell's. */
  extraScripts?: string[]
}

/** Seconds after which a browser without scripts asks for the page once more. */
const LOOK_AGAIN = '<noscript><meta http-equiv="refresh" content="3"></noscript>'

/** The page that every address of the site answers. */
export function renderPage(page: PageInput): string {
  const { nonce, boot, rendered } = page
  const { brand } = boot
  return `<!doctype html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${headTags(page, nonce)}${page.renderPending ? LOOK_AGAIN : ''}
<script nonce="${nonce}">${TRUSTED_TYPES_SCRIPT}${ownScripts(page)}</script>
${rendered ? ownFontLinks(page) : firstLoads(page)}
<link rel="preconnect" href="${escapeHtml(boot.mediaBase)}">
<style nonce="${nonce}">${groundCss(brand)}</style>
${rendered ? styleTags({ ...rendered, fonts: ownPageFonts(brand) ?? rendered.fonts }, brand, nonce) : settings(page)}
</head>
<body>
<div id="root">${rendered?.html ?? frameOf(page)}</div>
${rendered ? `${earlyScript(page)}${firstLoads(page)}\n${settings(page)}` : `<noscript><p dir="rtl">${escapeHtml(page.renderPending ? ar.pageToCome : ar.scriptNeeded)}</p></noscript>`}
</body>
</html>
`
}

const ownScripts = ({ shell, rendered, frame, firstCalls }: PageInput) =>
  inlineScripts(shell.inline, {
    isPrerendered: rendered !== undefined,
    hasRole: Boolean(frame ?? rendered),
    operations: firstCalls,
  })

/** Its styles go with it when the shell renders the page in its place. */
const frameOf = ({ nonce, frame }: PageInput) =>
  frame ? `<style nonce="${nonce}">${safeCss(frame.css)}</style>${frame.html}` : ''

/** In the page itself: a request would come too late for it. */
const earlyScript = ({ nonce, rendered }: PageInput) =>
  rendered?.earlyScript ? `<script nonce="${nonce}">${rendered.earlyScript.replace(/<\//g, '<\\/')}</script>\n` : ''

/** What scripts read, and the scripts: where there is a drawing, after it, for its bytes come first. */
function settings({ nonce, boot, shell, extraScripts = [] }: PageInput): string {
  const scripts = [...shell.scripts, ...extraScripts].map(
    (src) =>
      `<script nonce="${nonce}" src="${escapeHtml(src)}"${integrityTag(shell.integrity?.[src.slice(src.lastIndexOf('/') + 1)])} defer></script>`,
  )
  return [`<script type="application/json" id="yawmi-boot">${jsonInScript(boot)}</script>`, ...scripts].join('\n')
}

/** What the browser is told of before any script asks for it. */
function firstLoads({ nonce, boot, shell, firstScripts, rendered }: PageInput): string {
  const scripts = firstScripts.map(
    (href) =>
      `<link rel="preload" as="script" nonce="${nonce}" href="${escapeHtml(href)}"${integrityTag(boot.integrity?.[href])}>`,
  )
  return [...(rendered ? [] : fontPreloads(boot.brand, shell)), ...scripts].join('\n')
}

/** Of a drawn page, whose offered fonts stand in it; a brand's own may be too large for that. */
const ownFontLinks = ({ boot: { brand } }: PageInput) =>
  ownPageFonts(brand)?.css ? ownFontPreloads(brand).map(fontPreload).join('\n') : ''

const fontPreloads = (brand: Brand, { fonts }: ShellAssets) => {
  const own = ownFontPreloads(brand)
  const offered = fonts.filter((address) => address.includes(`/${brand.font}-arabic-400`))
  return (own.length > 0 ? own : offered).map(fontPreload)
}

const fontPreload = (href: string) =>
  `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(href)}" crossorigin>`

/** Browsers take what was preloaded only where link and script name the same digest. */
const integrityTag = (digest: string | undefined) => (digest ? ` integrity="${escapeHtml(digest)}"` : '')
