import { fillText, type Brand } from '@yawmi/brand'
import { jsonInScript, markup, type Markup } from '../../lib/html'
import { CARD_SIZE, pictureAddress } from '../brands/picture-address'
import type { Boot, PrerenderedPage } from '../prerender/wire'

/** What a page is, for those who list it or pass it on. */
export interface PageMeaning {
  boot: Pick<Boot, 'brand'>
  /** Without the brand's name. */
  title?: string
  /** `{brand}` stands for the brand's name. */
  description?: string
  /** The page's own address, whichever way it was asked for. */
  canonical: string
  /** Whether everybody may see it, and so search engines may list it. */
  listed: boolean
  /** `?brand=<id>` where the brand was asked for by that, otherwise empty. */
  brandQuery: string
  rendered?: Pick<PrerenderedPage, 'structuredData'>
}

/** Title, description, what is shown of a shared link, icons, and what search engines are told. */
export function headTags(page: PageMeaning): Markup[] {
  const { canonical, listed, brandQuery } = page
  const { brand } = page.boot
  const { origin } = new URL(canonical)
  const title = page.title ? `${page.title} · ${brand.name}` : brand.name
  const description = page.description ? fillText(page.description, { brand: brand.name }) : brand.tagline
  const picture = (name: Parameters<typeof pictureAddress>[1]) => pictureAddress(brand, name)
  const lines = [
    markup`<title>${title}</title>`,
    meta('name', 'description', description),
    ...themeColors(brand),
    link('icon', picture('icon.svg'), 'image/svg+xml'),
    link('apple-touch-icon', picture('apple-touch-icon.png')),
    link('manifest', `/manifest.webmanifest${brandQuery}`),
  ]
  if (!listed) return [...lines, meta('name', 'robots', 'noindex')]
  return [
    ...lines,
    link('canonical', canonical),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'ar_LY'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', `${origin}${picture('card.png')}`),
    meta('property', 'og:image:width', String(CARD_SIZE.width)),
    meta('property', 'og:image:height', String(CARD_SIZE.height)),
    meta('property', 'og:image:alt', `${brand.name}: ${brand.tagline}`),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
}

/** What search engines are told of a page's content; it may stand anywhere, and so comes after the text. */
export function structuredDataTag({ listed, rendered }: Pick<PageMeaning, 'listed' | 'rendered'>): Markup | undefined {
  const data = listed ? rendered?.structuredData : undefined
  return data && markup`<script type="application/ld+json">${jsonInScript(data)}</script>\n`
}

function themeColors({ colors, features }: Brand): Markup[] {
  if (!features.darkTheme) return [meta('name', 'theme-color', colors.light.paper)]
  return (['light', 'dark'] as const).map((theme) =>
    meta('name', 'theme-color', colors[theme].paper, `(prefers-color-scheme: ${theme})`),
  )
}

const meta = (by: 'name' | 'property', name: string, content: string, media?: string) =>
  markup`<meta ${by}="${name}" content="${content}"${media && markup` media="${media}"`}>`

const link = (rel: string, href: string, type?: string) =>
  markup`<link rel="${rel}" href="${href}"${type && markup` type="${type}"`}>`
