import path from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { remoteNameSchema } from '@yawmi/contract/schemas'
import { ApiError } from '../../lib/errors'
import type { Env } from '../../infrastructure/env'
import { FOR_ALL_ORIGINS } from '../security/security-headers'
import type { Releases } from './releases'

/** Which release of a remote an address stands for: the one that visitors get, or the open canary, where there is one. */
const CHANNELS = { '': 'current', 'next/': 'next' } as const
/** What integrators' pages begin with, besides the manifest: the container, and the module that it leads to. */
const SCRIPTS = ['remoteEntry.js', 'alone.mjs']

/**
 * Releases at addresses that stay, for hosts that name their remotes when they are built: `/remotes/<remote>/mf-manifest.json`,
 * `remoteEntry.js` and `alone.mjs` of the current release, and the same below `/remotes/<remote>/next/` of what comes after it
 * (docs/adr/0096). Manifests are sent, with `publicPath` leading to the release; scripts are at its own address, where what they load lies.
 */
export async function channels(
  app: FastifyInstance,
  { env, releases }: { env: Env; releases: Releases },
): Promise<void> {
  /** The manifest's address. @throws ApiError where there is no such remote */
  const chosen = ({ params }: FastifyRequest<{ Params: { remote: string } }>, channel: 'current' | 'next'): string => {
    const remote = remoteNameSchema.safeParse(params.remote)
    const { remotes, canaries } = releases.list
    const next = channel === 'next' && remote.success ? canaries?.[remote.data]?.release : undefined
    const release = next ?? (remote.success ? remotes[remote.data]?.[0] : undefined)
    if (!release) throw new ApiError('not_found')
    return release.manifest
  }
  // Behind a proxy that ends TLS the request alone does not say with which scheme browsers came.
  const { protocol } = new URL(env.siteOrigin)

  for (const [folder, channel] of Object.entries(CHANNELS)) {
    app.get<{ Params: { remote: string } }>(`/remotes/:remote/${folder}mf-manifest.json`, async (request, reply) => {
      // Integrators' pages may read that too: otherwise they would only see a CORS error.
      reply.headers(FOR_ALL_ORIGINS).header('cache-control', 'no-cache')
      const address = chosen(request, channel)
      const manifest = releases.file(address) as { metaData: object } | undefined
      if (!manifest) throw new ApiError('not_found')
      const publicPath = `${protocol}//${request.host}${path.posix.dirname(address)}/`
      return reply.send({ ...manifest, metaData: { ...manifest.metaData, publicPath } })
    })
    for (const script of SCRIPTS)
      app.get<{ Params: { remote: string } }>(`/remotes/:remote/${folder}${script}`, async (request, reply) => {
        reply.headers(FOR_ALL_ORIGINS).header('cache-control', 'no-cache')
        return reply.redirect(`${path.posix.dirname(chosen(request, channel))}/${script}`, 302)
      })
  }
}
