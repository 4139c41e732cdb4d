import path from 'node:path'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import type { Env } from '../infrastructure/env'
import { draining } from '../http/plugins/draining'
import { pipelining } from '../http/plugins/pipelining'
import { requestMetrics } from '../http/plugins/request-metrics'
import type { Readiness } from '../infrastructure/readiness'
import type { Telemetry } from '../infrastructure/telemetry/telemetry'
import { FolderStore } from '../infrastructure/objects/folder-store'
import type { S3Store } from '../infrastructure/objects/s3-store'
import { serverLimits } from '../http/plugins/limits'
import { logging } from '../http/logging/logging'
import { transportSecurity } from '../site/security/security-headers'
import { cacheHeaders, serveFromStore } from './stored-media'

/** Every file is named by the digest of its content or at random, so a name never changes what it holds. */
const MEDIA_FILE = /^\/(?:[0-9a-f]{2}|saved\/[0-9a-f]{32})\/[0-9a-f]{16,64}(?:-[\w-]{1,20})?\.(?:webp|jpg|png|svg|mp4)$/

interface MediaOptions {
  /** Whether a brand lets pages of an origin in. */
  allows?: (origin: string) => boolean
  readiness?: Readiness
  telemetry?: Telemetry
  /** Where the files are; the folder `media` of the data folder when left out. */
  objects?: FolderStore | S3Store
  /** Megabytes that are kept here of a store elsewhere. */
  MEDIA_CACHE_MB?: number
}

/**
 * The media host: imported files and saved designs on an origin of their own, readable by the pages of allowed origins,
 * with ranges, kept by browsers for good. It does not listen yet.
 */
export async function buildMedia(
  env: Pick<Env, 'dataDir' | 'mediaOrigin' | 'allowedOrigins' | 'logLevel' | 'trustProxy'>,
  {
    allows = () => false,
    readiness = { contentReady: true },
    telemetry,
    objects,
    MEDIA_CACHE_MB = 64,
  }: MediaOptions = {},
): Promise<FastifyInstance> {
  const store = objects ?? new FolderStore(path.join(env.dataDir, 'media'))
  const app = Fastify({
    ...serverLimits,
    ...logging(env.logLevel),
    trustProxy: env.trustProxy,
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, _request, reply) => void refuse(reply),
  })

  await app.register(draining, { readiness })
  await app.register(requestMetrics, { telemetry })
  await app.register(pipelining)
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    // A cached answer without `Vary` would be given to another origin, which then could not draw it on a canvas.
    reply.header('vary', 'Origin')
    if (origin && (env.allowedOrigins.includes(origin) || allows(origin)))
      reply.header('access-control-allow-origin', origin)
    reply.header('access-control-expose-headers', 'Content-Length, Content-Range')
    reply.header('cross-origin-resource-policy', 'cross-origin')
    reply.header('x-content-type-options', 'nosniff')
    reply.headers(transportSecurity(env.mediaOrigin))
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    const [address = ''] = request.url.split('?', 1)
    if (!MEDIA_FILE.test(address)) return refuse(reply)
  })
  app.setNotFoundHandler((_request, reply) => refuse(reply))

  const isFolder = store instanceof FolderStore
  const root = isFolder ? store.folder : serveFromStore(app, store, { dataDir: env.dataDir, MEDIA_CACHE_MB })
  // Its version stays: later ones list every folder on the way to a file for each request (docs/adr/0166).
  await app.register(fastifyStatic, {
    root,
    index: false,
    dotfiles: 'deny',
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.headers(cacheHeaders(file.startsWith(path.join(root, 'saved')) ? 'person' : 'everybody'))
    },
  })
  return app
}

const refuse = (reply: FastifyReply) => reply.code(404).header('cache-control', 'no-store').send({ error: 'not_found' })
