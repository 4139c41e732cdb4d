import crypto from 'node:crypto'
import path from 'node:path'
import type { Brand } from '@yawmi/brand'
import type { FastifyInstance } from 'fastify'
import { remoteNameSchema } from '@yawmi/contract/schemas'
import { ApiError } from '../../lib/errors'
import { markup } from '../../lib/html'
import { CarryingScripts } from './carrying-scripts'
import { EmbedFiles } from './embed-files'
import { sendRemotePage } from './remote-page'
import { sendForAllOrigins } from './send-for-all-origins'
import type { SiteParts } from '../parts/site-parts'

/** Of types, which integrators' tools read: an hour, and for a week while they ask whether they are still the same. */
const CACHING = 'public, max-age=3600, stale-while-revalidate=604800'
const TYPES = { js: 'text/javascript; charset=utf-8', 'd.ts': 'text/plain; charset=utf-8' }
const TYPE_FILES = ['embed.d.ts', 'embed.react.d.ts', 'embed.vue.d.ts']
/**
 * Addresses of the scripts. They carry the current releases, so that browsers ask each time whether they are the same, as of the
 * release list. `/embed/v1.js` keeps its interface when a later one comes to `/embed.js`; `/embed/next.js` has the open canaries
 * (docs/adr/0096).
 */
const SCRIPTS = [
  ['/embed.js', 'embed.js', 'current'],
  ['/embed/v1.js', 'embed.js', 'current'],
  ['/embed/next.js', 'embed.js', 'next'],
  ['/embed-frame.js', 'embed-frame.js', 'current'],
  ['/embed/next-frame.js', 'embed-frame.js', 'next'],
] as const

/** `/embed.js` with its types, and the page that its iframe mode shows. */
export async function embedRoutes(
  app: FastifyInstance,
  { env, brands, releases, dist, limit }: SiteParts,
): Promise<void> {
  const files = new EmbedFiles(path.join(dist, 'embed'), (message) => app.log.warn(message))
  for (const name of TYPE_FILES)
    app.get(`/${name}`, async (request, reply) => {
      const file = files.get(name)
      if (!file) throw new ApiError('unavailable')
      return sendForAllOrigins(file, request, reply.type(TYPES['d.ts']).header('cache-control', CACHING))
    })
  const scripts = new CarryingScripts(files, releases, env.mediaOrigin)
  for (const [address, name, channel] of SCRIPTS)
    app.get(address, async (request, reply) => {
      const script = await scripts.get(name, channel)
      if (!script) throw new ApiError('unavailable')
      return sendForAllOrigins(script, request, reply.type(TYPES.js).header('cache-control', 'no-cache'))
    })

  app.get<{ Params: { remote: string }; Querystring: Record<string, unknown> }>(
    '/embed/:remote',
    limit,
    async (request, reply) => {
      const remote = remoteNameSchema.safeParse(request.params.remote)
      if (!remote.success || !releases.list.remotes[remote.data]?.[0]) throw new ApiError('not_found')
      const brand = brands.choose(request.hostname, request.query.brand)
      const nonce = crypto.randomBytes(16).toString('base64')
      const framers = brand.allowedOrigins
      const data = {
        name: remote.data,
        brand: brand.id,
        // To whom it tells what happens; who else may frame it at all is in the policy.
        host: [...framers, `${request.protocol}://${request.host}`].find((origin) => origin === request.query.host),
        media: env.mediaOrigin,
        path: textOf(request.query.path),
        locale: textOf(request.query.locale),
      }
      const script = request.query.channel === 'next' ? '/embed/next-frame.js' : '/embed-frame.js'
      const attributes = Object.entries(data).map(
        ([name, value]) => value !== undefined && markup` data-${name}="${value}"`,
      )
      return sendRemotePage(reply, {
        nonce,
        mediaOrigin: env.mediaOrigin,
        brand,
        framers,
        title: brand.name,
        css: ground(brand),
        body: markup`<body${attributes}>
<main id="place"></main>
<script nonce="${nonce}" type="module" src="${script}"></script>
</body>`,
      })
    },
  )
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** A web view shows more of the page than the remote fills: the ground goes on below it. */
const ground = ({ colors, features }: Brand) =>
  `html{background:${colors.light.paper}}body{margin:0}` +
  (features.darkTheme ? `@media (prefers-color-scheme:dark){html{background:${colors.dark.paper}}}` : '')
