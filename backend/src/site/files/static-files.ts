import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../lib/errors'
import { orUndefined } from '../../lib/or-undefined'
import type { SiteParts } from '../parts/site-parts'
import type { FileState } from '../releases/released-files'
import { FOR_ALL_ORIGINS } from '../security/security-headers'

/** Files whose names carry what they hold may be kept for good. */
const FOREVER = 'public, max-age=31536000, immutable'

const ASSETS = '/assets/'

/**
 * The built files: the shell's under `/assets`, the remotes' under `/remotes`, the latter for any page of any
 * origin, since integrators load them. Compressed copies lie beside them from the build. A file that is not the one that
 * was built or released is refused.
 */
export async function staticFiles(app: FastifyInstance, { dist, releases, shell }: SiteParts): Promise<void> {
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
    decorateReply: false,
  } as const
  await app.register(async (scope) => {
    checked(scope, (address) => shell.stateOf(address.slice(ASSETS.length)))
    await scope.register(fastifyStatic, {
      ...common,
      root: path.join(dist, 'shell'),
      prefix: ASSETS,
      setHeaders: (reply) => void reply.header('cache-control', FOREVER),
    })
  })
  await app.register(async (scope) => {
    checked(scope, (address) => releases.stateOf(address))
    await scope.register(fastifyStatic, {
      ...common,
      root: path.join(dist, 'remotes'),
      prefix: '/remotes/',
      setHeaders: (reply) => void reply.headers({ 'cache-control': FOREVER, ...FOR_ALL_ORIGINS }),
    })
  })
}

/** Has each request of a scope look at its file first, which costs the disk no more than once a second for each. */
function checked(scope: FastifyInstance, stateOf: (address: string) => FileState): void {
  scope.addHook('onRequest', async ({ url }, reply) => {
    const state = stateOf(addressOf(url))
    if (state === 'as released') return
    reply.header('cache-control', 'no-store')
    throw state === 'differs' ? new ApiError('unavailable', { isLogged: true }) : new ApiError('not_found')
  })
}

/** @throws ApiError `not_found` where it is no address */
function addressOf(url: string): string {
  const address = orUndefined(() => decodeURIComponent(url.split('?', 1)[0] ?? ''))
  if (address === undefined) throw new ApiError('not_found')
  return path.posix.normalize(address)
}
