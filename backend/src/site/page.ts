import type { Brand } from '@yawmi/brand'
import type { ReleaseList } from '@yawmi/contract'
import { escapeHtml } from '../html'
import { ar } from './copy/ar'
import type { FirstRemote } from './preloads'

/** The shell's files, as its build lists them. */
export interface ShellAssets {
  /** Scripts that the entry loads soon on every page. */
  preloads: string[]
  scripts: string[]
  fonts: string[]
}

export interface PageInput {
  nonce: string
  brand: Brand
  title?: string
  mediaOrigin: string
  releases: ReleaseList
  first: FirstRemote
  shell: ShellAssets
  /** Scripts of the site's own beside the shell's. */
  extraScripts?: string[]
}

/** The page that every address of the site answers: settings, what to load first, and a calm ground until it is there. */
export function renderPage({
  nonce,
  brand,
  title,
  mediaOrigin,
  releases,
  first,
  shell,
  extraScripts = [],
}: PageInput): string {
  const boot = { brand, mediaBase: mediaOrigin, releases, manifests: first.manifests }
  const { light, dark } = brand.colors
  const preloads = [
    ...shell.fonts
      .filter((font) => font.includes(`/${brand.font}-`))
      .map((href) => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(href)}" crossorigin>`),
    ...[...first.scripts, ...shell.preloads].map(
      (href) => `<link rel="preload" as="script" nonce="${nonce}" href="${escapeHtml(href)}">`,
    ),
  ]
  return `<!doctype html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(title ? `${title} · ${brand.name}` : brand.name)}</title>
<meta name="description" content="${escapeHtml(brand.tagline)}">
<meta name="theme-color" content="${escapeHtml(light.paper)}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${escapeHtml(dark.paper)}" media="(prefers-color-scheme: dark)">
${preloads.join('\n')}
<link rel="preconnect" href="${escapeHtml(mediaOrigin)}">
<style nonce="${nonce}">html{background:${light.paper}}@media (prefers-color-scheme:dark){html{background:${dark.paper}}}body{margin:0}</style>
<script type="application/json" id="yawmi-boot">${json(boot)}</script>
${[...shell.scripts, ...extraScripts].map((src) => `<script nonce="${nonce}" src="${escapeHtml(src)}" defer></script>`).join('\n')}
</head>
<body>
<div id="root"></div>
<noscript><p dir="rtl">${escapeHtml(ar.scriptNeeded)}</p></noscript>
</body>
</html>
`
}

/** JSON that cannot end the element it stands in. */
const json = (value: unknown) =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/[\u2028\u2029]/g, '')
