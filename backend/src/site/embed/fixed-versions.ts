import path from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { ApiError } from '../../lib/errors'
import type { SiteParts } from '../parts/site-parts'
import { type EmbedVersion, EmbedVersions } from './embed-versions'
import { sendForAllOrigins } from './send-for-all-origins'

/** Its bytes never change. */
const FOR_EVER = 'public, max-age=31536000, immutable'
/** One that ends is asked for again now and then, so that pages are told. */
const FOR_A_DAY = 'public, max-age=86400'
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
    reply.header('cache-control', found.sunset ? FOR_A_DAY : FOR_EVER).type('text/javascript; charset=utf-8')
    announceEnd(reply, found, siteOrigin)
    if (found.sunset && new Date(found.sunset) <= new Date()) return reply.code(410).send(GONE)
    return sendForAllOrigins(file, request, reply)
  })
}

/** Who loads it all the same finds the reason in the console. */
const GONE = `console.error('yawmi-remote: this version of the script has ended; see /embed/versions.json')\n`

function announceEnd(reply: FastifyReply, { noticed, sunset }: EmbedVersion, siteOrigin: string): void {
  if (!noticed || !sunset) return
  reply.headers({
    deprecation: `@${Math.floor(Date.parse(noticed) / 1_000)}`,
    sunset: new Date(sunset).toUTCString(),
    link: `<${siteOrigin}/embed/versions.json>; rel="sunset"`,
  })
}

/** The line that integrators copy. */
const tagOf = ({ version, integrity }: EmbedVersion, siteOrigin: string) =>
  `<script src="${siteOrigin}/embed/${version}.js" integrity="${integrity}" crossorigin="anonymous" defer></script>`
