import crypto from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { defaultBrand } from '@yawmi/brand'
import { remoteNameSchema } from '@yawmi/contract/schemas'
import { ApiError } from '../../lib/errors'
import { jsonInScript, markup } from '../../lib/html'
import { ar } from '../copy/ar'
import { BrandUnavailable } from '../../infrastructure/brands/brands'
import { visitorOf } from '../releases/visitor'
import type { SiteParts } from '../parts/site-parts'
import { sendRemotePage } from './remote-page'

const ENTRY = 'remoteEntry.js'

/**
 * `/alone/<remote>`: one released remote in a plain page without the shell, as an integrator would mount it. For the
 * remote's own team, and for the end-to-end tests.
 */
export async function standaloneRoutes(
  app: FastifyInstance,
  { env, releases, brands, testerLinks, limit }: SiteParts,
): Promise<void> {
  app.get<{ Params: { remote: string }; Querystring: { brand?: string } }>(
    '/alone/:remote',
    limit,
    async (request, reply) => {
      const remote = remoteNameSchema.safeParse(request.params.remote)
      const nonce = crypto.randomBytes(16).toString('base64')
      const brand = /^[a-z][a-z0-9-]*$/.test(request.query.brand ?? '') ? request.query.brand : undefined
      if (brand !== undefined && brands.isBroken(brand)) throw new BrandUnavailable()
      const visitor = visitorOf(request, brand ?? defaultBrand.id, await testerLinks.of(request))
      const release = remote.success ? releases.chosenFor(visitor).remotes[remote.data]?.[0] : undefined
      if (!remote.success || !release) throw new ApiError('not_found')
      const entry = release.manifest.replace(/[^/]+$/, ENTRY)
      return sendRemotePage(reply, {
        nonce,
        mediaOrigin: env.mediaOrigin,
        framers: [],
        title: `${ar.alone}: ${remote.data}`,
        css: 'body{margin:0}',
        body: markup`<body>
<main id="place"></main>
<script nonce="${nonce}" src="${entry}" integrity="${releases.digestOf(release, ENTRY)}"></script>
<script nonce="${nonce}" type="module">
const container = globalThis.mfe_${remote.data}
await container.init({})
const lifecycles = (await container.get('./lifecycles'))()
const props = {
  domElement: document.getElementById('place'),
  mediaBase: ${jsonInScript(env.mediaOrigin)},
  brand: ${jsonInScript(brand ?? null)} ?? undefined,
  onEvent: (event) => console.info('event', JSON.stringify(event)),
}
await lifecycles.bootstrap(props)
await lifecycles.mount(props)
globalThis.alone = { unmount: () => lifecycles.unmount(props) }
</script>
</body>`,
      })
    },
  )
}
