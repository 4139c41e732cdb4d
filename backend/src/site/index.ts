import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../plugins/external/env'
import { ApiError } from '../errors'
import { giveXsrfToken } from '../plugins/app/xsrf'
import { aloneRoutes } from './alone'
import { Brands } from './brands'
import { sendCompressed } from './compressed'
import { LIVE_RELOAD_SCRIPT, liveReload } from './live-reload'
import { renderPage, type ShellAssets } from './page'
import { firstRemote } from './preloads'
import { Releases } from './releases'
import { contentSecurityPolicy, SECURITY_HEADERS } from './security-headers'
import { staticFiles } from './static-files'

/** Settings and lists that any page of any origin may read, and that change while we run. */
function publish(reply: FastifyReply): FastifyReply {
  return reply.header('access-control-allow-origin', '*').header('cache-control', 'no-cache')
}

/** The site itself: built files, release list, brands, and one page for every address that is none of those. */
export async function siteRoutes(app: FastifyInstance, { env }: { env: Env }): Promise<void> {
  const dist = path.join(env.root, 'dist')
  const warn = (message: string) => app.log.warn(message)
  const releases = new Releases(dist, warn)
  const brands = new Brands(path.join(env.root, 'shared/brand/brands'), warn)

  await app.register(cookie)
  app.addHook('onSend', async (_request, reply) => void reply.headers(SECURITY_HEADERS))
  await app.register(staticFiles, { dist })
  const live = env.LIVE_RELOAD === 'on'
  if (live)
    await app.register(liveReload, { files: [path.join(dist, 'releases.json'), path.join(dist, 'shell/shell.json')] })

  await app.register(aloneRoutes, { env, releases })
  app.get('/releases.json', async (_request, reply) => publish(reply).send(releases.list))
  app.get('/site.json', async (_request, reply) => publish(reply).send({ mediaBase: env.mediaOrigin }))
  app.get<{ Params: { file: string } }>('/brands/:file', async (request, reply) => {
    const brand = brands.get(request.params.file.replace(/\.json$/, ''))
    if (!brand) throw new ApiError('not_found')
    return publish(reply).send(brand)
  })

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const { pathname, searchParams } = new URL(request.url, env.siteOrigin)
    // An address of a file that is not there must not answer a page: a loader would take it for a script.
    if (path.posix.extname(pathname)) throw new ApiError('not_found')
    const owned = releases.routeOf(pathname)
    const brand = brands.choose(request.hostname, searchParams.get('brand') ?? undefined)
    const nonce = crypto.randomBytes(16).toString('base64')
    giveXsrfToken(request, reply, env.siteOrigin.startsWith('https:'))
    const html = renderPage({
      nonce,
      brand,
      title: owned?.route.title,
      mediaOrigin: env.mediaOrigin,
      releases: releases.list,
      first: firstRemote(releases, owned),
      shell: readShell(dist),
      extraScripts: live ? [LIVE_RELOAD_SCRIPT] : [],
    })
    reply
      .code(owned ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        contentSecurityPolicy({ nonce, mediaOrigin: env.mediaOrigin, frameAncestors: brand.allowedOrigins }),
      )
    return sendCompressed(request, reply, html)
  }
  app.get('/', page)
  app.get('/*', page)
}

/** Read anew for each page: the file is small, and a build replaces it while we run. */
function readShell(dist: string): ShellAssets {
  const file = path.join(dist, 'shell/shell.json')
  if (!fs.existsSync(file)) throw new ApiError('unavailable')
  return JSON.parse(fs.readFileSync(file, 'utf8')) as ShellAssets
}
