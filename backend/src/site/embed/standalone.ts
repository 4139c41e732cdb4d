import crypto from 'node:crypto'
import type { FastifyInstance, RouteShorthandOptions } from 'fastify'
import type { RemoteName } from '@yawmi/contract'
import { remoteNameSchema } from '@yawmi/contract/schemas'
import type { Env } from '../../infrastructure/env'
import { ApiError } from '../../lib/errors'
import { ar } from '../copy/ar'
import { type Brands, BrandUnavailable } from '../../infrastructure/brands/brands'
import { frameOptions } from '../security/framing'
import type { Releases } from '../releases/releases'
import { contentSecurityPolicy } from '../security/security-headers'
import { TRUSTED_TYPES_SCRIPT } from '../security/trusted-types'

const ENTRY = 'remoteEntry.js'

/**
 * `/alone/<remote>`: one released remote in a plain page with no shell, as an integrator would mount it. For the
 * remote's own team to look at, and for the journeys that prove it.
 */
export async function standaloneRoutes(
  app: FastifyInstance,
  { env, releases, brands, limit }: { env: Env; releases: Releases; brands: Brands; limit: RouteShorthandOptions },
): Promise<void> {
  app.get<{ Params: { remote: string }; Querystring: { brand?: string } }>(
    '/alone/:remote',
    limit,
    async (request, reply) => {
      const remote = remoteNameSchema.safeParse(request.params.remote)
      const release = remote.success ? releases.list.remotes[remote.data]?.[0] : undefined
      if (!remote.success || !release) throw new ApiError('not_found')
      const nonce = crypto.randomBytes(16).toString('base64')
      const brand = /^[a-z][a-z0-9-]*$/.test(request.query.brand ?? '') ? request.query.brand : undefined
      if (brand !== undefined && brands.isBroken(brand)) throw new BrandUnavailable()
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', contentSecurityPolicy({ nonce, mediaOrigin: env.mediaOrigin }))
        .headers(frameOptions([]))
        .send(
          page({
            nonce,
            remote: remote.data,
            entry: release.manifest.replace(/[^/]+$/, ENTRY),
            integrity: releases.digestOf(release, ENTRY) ?? '',
            brand,
            mediaBase: env.mediaOrigin,
          }),
        )
    },
  )
}

interface StandalonePage {
  nonce: string
  remote: RemoteName
  entry: string
  /** Digest of the entry; empty of a release from before there were any. */
  integrity: string
  brand?: string
  mediaBase: string
}

/** Everything in it is ours or checked: names of remotes, released addresses, a brand's id. */
const page = ({ nonce, remote, entry, integrity, brand, mediaBase }: StandalonePage) => `<!doctype html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${ar.alone}: ${remote}</title>
<script nonce="${nonce}">${TRUSTED_TYPES_SCRIPT}</script>
<style nonce="${nonce}">body{margin:0}</style>
</head>
<body>
<main id="place"></main>
<script nonce="${nonce}" src="${entry}" integrity="${integrity}"></script>
<script nonce="${nonce}" type="module">
const container = globalThis.mfe_${remote}
await container.init({})
const lifecycles = (await container.get('./lifecycles'))()
const props = {
  domElement: document.getElementById('place'),
  mediaBase: ${JSON.stringify(mediaBase)},
  brand: ${JSON.stringify(brand ?? null)} ?? undefined,
  onEvent: (event) => console.info('event', JSON.stringify(event)),
}
await lifecycles.bootstrap(props)
await lifecycles.mount(props)
globalThis.alone = { unmount: () => lifecycles.unmount(props) }
</script>
</body>
</html>
`
