import type { Brand } from '@yawmi/brand'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { ApiError } from '../../lib/errors'
import { markup } from '../../lib/html'
import { ownFile, type OwnFile } from '../../infrastructure/brands/own-files'
import { brandPicture, isPicture } from './brand-pictures'
import { pictureAddress } from './picture-address'
import { BrandUnavailable } from '../../infrastructure/brands/brands'
import type { SiteParts } from '../parts/site-parts'
import { FOR_ALL_ORIGINS } from '../security/security-headers'

const A_DAY = 'public, max-age=86400'
/** The address carries a fingerprint of what is drawn. */
const FOREVER = 'public, max-age=31536000, immutable'
const TYPES = { png: 'image/png', svg: 'image/svg+xml; charset=utf-8' } as const

/** What browsers and search engines ask of a site besides its pages, all of it drawn from the brand and the release list. */
export async function publicFiles(
  app: FastifyInstance,
  { env: { siteOrigin }, brands, brandPreviews, releases }: SiteParts,
): Promise<void> {
  app.get<{ Querystring: { brand?: string } }>('/manifest.webmanifest', async (request, reply) => {
    const brand = brands.choose(request.hostname, request.query.brand)
    const query = brands.brandQuery(brand, request.hostname)
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', A_DAY)
      .send(manifest(brand, query))
  })

  app.get<{ Params: { brand: string; fingerprint: string; picture: string } }>(
    '/brands/:brand/:fingerprint/:picture',
    async (request, reply) => {
      const { params, url } = request
      const [address = ''] = url.split('?', 1)
      const brand = await brandPreviews.get(request, params.brand)
      if (!brand && brands.isBroken(params.brand)) throw new BrandUnavailable()
      const own = brand && ownFile(brand, params.picture)
      if (own) return sendOwn(reply, own, address)
      if (!brand || !isPicture(params.picture)) throw new ApiError('not_found')
      // Two servers of a roll-out may have two brands: what one does not know must not be kept for good as what it has.
      if (address !== pictureAddress(brand, params.picture)) throw new ApiError('not_found')
      const type = params.picture.endsWith('.svg') ? TYPES.svg : TYPES.png
      return reply
        .type(type)
        .header('cache-control', FOREVER)
        .send(await brandPicture(brand, params.picture))
    },
  )

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', A_DAY)
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /alone/\nDisallow: /webview/\n\nSitemap: ${siteOrigin}/sitemap.xml\n`,
      ),
  )

  app.get('/sitemap.xml', async (_request, reply) => {
    const entries = releases.listedPaths().map((path) => markup`<url><loc>${siteOrigin + path}</loc></url>`)
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', A_DAY)
      .send(
        String(markup`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>
`),
      )
  })
}

/** For pages of any origin, since integrators show brands; kept for good only under the address of these very bytes. */
const sendOwn = (reply: FastifyReply, { address, type, bytes }: OwnFile, requested: string) =>
  reply
    .type(type)
    .headers(FOR_ALL_ORIGINS)
    .header('cache-control', requested === address ? FOREVER : 'no-cache')
    .send(bytes)

const manifest = (brand: Brand, query: string) => ({
  id: `/${query}`,
  name: brand.name,
  short_name: brand.shortName,
  description: brand.tagline,
  lang: 'ar',
  dir: 'rtl',
  start_url: `/home${query}`,
  scope: '/',
  display: 'standalone',
  background_color: brand.colors.light.paper,
  theme_color: brand.colors.light.paper,
  icons: [
    { src: pictureAddress(brand, 'icon-192.png'), sizes: '192x192', type: 'image/png' },
    { src: pictureAddress(brand, 'icon-512.png'), sizes: '512x512', type: 'image/png' },
    { src: pictureAddress(brand, 'icon-maskable.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
})
