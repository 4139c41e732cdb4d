import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../lib/errors'
import { announceEnd, ENDING_CACHE, goneScript, hasEnded } from '../parts/announced-end'
import type { SiteParts } from '../parts/site-parts'
import { type EmbedVersion, EmbedVersions } from './embed-versions'
import { sendForAllOrigins } from './send-for-all-origins'

/** Its bytes never change. */
const FOR_EVER = 'public, max-age=31536000, immutable'
const FOR_A_MINUTE = 'public, max-age=60'

/**
 * `/embed/<version>.js`, for integrators who hold a version of the script and of the remotes that it loads, and
 * `/embed/versions.json`, which lists them with the digest for the tag. A version that ends says so in its headers from
 * the notice on (RFC 9745, RFC 8594), and is gone after that day.
 */
export async function fixedVersions(
  app: FastifyInstance,
  { dist, env: { siteOrigin } }: { dist: string; env: Pick<SiteParts['env'], 'siteOrigin'> },
): Promise<void> {
  const versions = new EmbedVersions(path.join(dist, 'embed-versions'), (message) => app.log.warn(message))
  app.get('/embed/versions.json', async (request, reply) => {
    const listed = versions.versions.map((one) => ({ ...one, tag: tagOf(one, siteOrigin) }))
    const bytes = Buffer.from(JSON.stringify({ versions: listed }))
    reply.type('application/json; charset=utf-8').header('cache-control', FOR_A_MINUTE)
    return sendForAllOrigins({ bytes }, request, reply)
  })

  app.get<{ Params: { version: string } }>('/embed/:version(^\\d+\\.\\d+\\.\\d+).js', async (request, reply) => {
    const found = versions.versions.find(({ version }) => version === request.params.version)
    if (!found) throw new ApiError('not_found')
    const file = await versions.file(found)
    if (!file) throw new ApiError('unavailable')
    const { noticed, sunset } = found
    reply.header('cache-control', sunset ? ENDING_CACHE : FOR_EVER).type('text/javascript; charset=utf-8')
    if (noticed && sunset) announceEnd(reply, { noticed, sunset }, `${siteOrigin}/embed/versions.json`)
    if (sunset && hasEnded({ sunset })) return reply.code(410).send(goneScript('/embed/versions.json'))
    return sendForAllOrigins(file, request, reply)
  })
}

/** The line that integrators copy. */
const tagOf = ({ version, integrity }: EmbedVersion, siteOrigin: string) =>
  `<script src="${siteOrigin}/embed/${version}.js" integrity="${integrity}" crossorigin="anonymous" defer></script>`
