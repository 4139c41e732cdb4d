import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Files whose names carry what they hold may be kept for good. */
const FOREVER = 'public, max-age=31536000, immutable'

/**
 * The built files: the shell's under `/assets`, the remotes' under `/remotes`, the latter for any page of any
 * origin, since integrators load them. Compressed copies lie beside them from the build.
 */
export async function staticFiles(app: FastifyInstance, { dist }: { dist: string }): Promise<void> {
  const common = {
    index: false,
    dotfiles: 'deny',
    preCompressed: true,
    cacheControl: false,
    // Nobody asks for a part of a script, or whether a name that is kept for good has changed.
    acceptRanges: false,
    lastModified: false,
    // Nor whether one is still the same, of names that are kept for good.
    etag: false,
    // What servers alone read: the list that a build replaces, and the code that renders pages.
    allowedPath: (file: string) => !/(?:\/shell\.json|\.cjs)$/.test(file.replace(/\.(?:br|gz)$/, '')),
  } as const
  await app.register(fastifyStatic, {
    ...common,
    root: path.join(dist, 'shell'),
    prefix: '/assets/',
    decorateReply: false,
    setHeaders: (reply) => void reply.header('cache-control', FOREVER),
  })
  await app.register(fastifyStatic, {
    ...common,
    root: path.join(dist, 'remotes'),
    prefix: '/remotes/',
    decorateReply: false,
    setHeaders: (reply) => {
      reply.header('cache-control', FOREVER)
      reply.header('access-control-allow-origin', '*')
      reply.header('cross-origin-resource-policy', 'cross-origin')
    },
  })
}
