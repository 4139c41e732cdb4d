import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { remoteNameSchema } from '@yawmi/contract/schemas'
import { ApiError } from '../../lib/errors'
import type { Env } from '../../infrastructure/env'
import type { Releases } from './releases'

/**
 * `/remotes/<remote>/mf-manifest.json`: the federation manifest of a remote's current release at an address that stays,
 * for hosts that name their remotes when they are built. Its files are those of the release: `publicPath` leads there.
 */
export async function currentManifests(
  app: FastifyInstance,
  { env, releases }: { env: Env; releases: Releases },
): Promise<void> {
  // Behind a proxy that ends TLS the request alone does not say with which scheme browsers came.
  const { protocol } = new URL(env.siteOrigin)
  app.get<{ Params: { remote: string } }>('/remotes/:remote/mf-manifest.json', async (request, reply) => {
    const remote = remoteNameSchema.safeParse(request.params.remote)
    const address = remote.success ? releases.list.remotes[remote.data]?.[0]?.manifest : undefined
    const manifest = address === undefined ? undefined : (releases.file(address) as { metaData: object } | undefined)
    // Integrators' pages may read that too: otherwise they would only see a CORS error.
    reply.header('access-control-allow-origin', '*').header('cache-control', 'no-cache')
    if (!manifest || !address) throw new ApiError('not_found')
    const publicPath = `${protocol}//${request.host}${path.posix.dirname(address)}/`
    return reply.send({ ...manifest, metaData: { ...manifest.metaData, publicPath } })
  })
}
