import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../lib/errors'
import { encodingFor } from '../../http/endpoint/compressed'
import { hasTagged } from '../../http/endpoint/etags'
import { orUndefined } from '../../lib/or-undefined'
import { announceEnd, ENDING_CACHE, goneScript, hasEnded } from '../parts/announced-end'
import type { SiteParts } from '../parts/site-parts'
import type { FileState } from '../releases/released-files'
import { FOR_ALL_ORIGINS } from '../security/security-headers'
import { type FileInMemory, FileMemory } from './file-memory'

/** Files whose names carry what they hold may be kept for good. */
const FOREVER = { 'cache-control': 'public, max-age=31536000, immutable' }

/** Built files below one address. */
interface BuiltFiles {
  /** With a slash at its end. */
  address: string
  root: string
  headers: Record<string, string>
  /** Whether a file may be served, by its name from the root. */
  stateOf: (name: string) => FileState
  /** When it ends, by its name from the root, where that was announced; and where what comes after it is listed. */
  endOf?: (name: string) => { noticed: string; sunset: string; where: string } | undefined
  /** Digest of its bytes; undefined where none is known, and the disk is read for each request. */
  digestOf: (name: string) => string | undefined
}

/**
 * The built files: the shell's under `/assets`, the remotes' under `/remotes`, the latter for any page of any
 * origin, since integrators load them. Compressed copies lie beside them from the build. A file that is not the one that
 * was built or released is refused; one that is has been read once and is sent from memory.
 */
export async function staticFiles(app: FastifyInstance, { env, dist, releases, shell }: SiteParts): Promise<void> {
  await app.register(builtFiles, {
    address: '/assets/',
    root: path.join(dist, 'shell'),
    headers: FOREVER,
    stateOf: (name) => shell.stateOf(name),
    digestOf: (name) => shell.digestOf(name),
  })
  await app.register(builtFiles, {
    address: '/remotes/',
    root: path.join(releases.folder, 'remotes'),
    headers: { ...FOREVER, ...FOR_ALL_ORIGINS },
    stateOf: (name) => releases.stateOf(`/remotes/${name}`),
    digestOf: (name) => releases.digestAt(`/remotes/${name}`),
    endOf(name) {
      const end = releases.endOf(`/remotes/${name}`)
      return end && { ...end, where: `${env.siteOrigin}/releases.json?remote=${name.split('/')[0]}` }
    },
  })
}

async function builtFiles(
  app: FastifyInstance,
  { address, root, headers, stateOf, digestOf, endOf = () => undefined }: BuiltFiles,
): Promise<void> {
  const memory = new FileMemory(root, headers)
  // Looks at each file first, which costs the disk no more than once a second for each.
  app.addHook('onRequest', (request, reply, done) => {
    const name = nameIn(request.url, address)
    const end = name === undefined ? undefined : endOf(name)
    if (name !== undefined && end && hasEnded(end)) return sendGone(reply.headers(headers), name, end)
    const state = name === undefined ? 'of no release' : stateOf(name)
    if (name === undefined || state !== 'as released') {
      reply.header('cache-control', 'no-store')
      return done(state === 'differs' ? new ApiError('unavailable', { isLogged: true }) : new ApiError('not_found'))
    }
    const digest = isPublic(name) ? digestOf(name) : undefined
    const file = digest && memory.get(name, digest, encodingFor(request))
    if (file) sendFromMemory(file, request, reply)
    else done()
  })
  // After the headers of the file itself.
  app.addHook('onSend', (request, reply, payload, done) => {
    const name = nameIn(request.url, address)
    const end = name === undefined || reply.statusCode >= 400 ? undefined : endOf(name)
    if (end) announceEnd(reply.header('cache-control', ENDING_CACHE), end, end.where)
    done(null, payload)
  })
  await app.register(fastifyStatic, {
    root,
    prefix: address,
    index: false,
    dotfiles: 'deny',
    preCompressed: true,
    cacheControl: false,
    // Nobody asks for a part of a script, or whether a name that is kept for good has changed.
    acceptRanges: false,
    lastModified: false,
    etag: false,
    allowedPath: isPublic,
    decorateReply: false,
    setHeaders: (reply) => void reply.headers(headers),
  })
}

/** What integrators held until its end: a script says so in the console of who loads it all the same. */
function sendGone(reply: FastifyReply, name: string, end: NonNullable<ReturnType<NonNullable<BuiltFiles['endOf']>>>) {
  announceEnd(reply.code(410).header('cache-control', ENDING_CACHE), end, end.where)
  if (/\.m?js$/.test(name)) void reply.type('text/javascript; charset=utf-8').send(goneScript(end.where))
  else void reply.send({ message: `this version has ended; see ${end.where}` })
}

function sendFromMemory({ bytes, headers, etag }: FileInMemory, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(headers)
  if (hasTagged(request.headers['if-none-match'], etag)) void reply.code(304).send()
  else void reply.send(bytes)
}

/** Not what servers alone read: the list that a build replaces, and the code that renders pages. */
const isPublic = (file: string) => !/(?:^|\/)(?:shell\.json|[^/]*\.cjs)$/.test(file.replace(/\.(?:br|gz)$/, ''))

/** @returns undefined where it is no address, or of nothing below it */
function nameIn(url: string, address: string): string | undefined {
  const decoded = orUndefined(() => decodeURIComponent(url.split('?', 1)[0] ?? ''))
  const pathname = decoded && path.posix.normalize(decoded)
  return pathname?.startsWith(address) ? pathname.slice(address.length) : undefined
}
