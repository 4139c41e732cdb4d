import fs from 'node:fs'
import path from 'node:path'
import { refuse } from './local-servers.mjs'

/** @import http from 'node:http' */
/** @typedef {{ version: string, manifest: string, declaration: object }} LocalRelease as the release list has it */
/** @typedef {Record<string, LocalRelease>} LocalReleases current releases of this checkout, by remote */

/** @type {Record<string, string>} */
const TYPES = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * A name that somebody else's page points here must not read the site in the name of whoever works on it.
 * @param {http.IncomingMessage} request
 */
export const isOfThisMachine = ({ headers }) => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? '')

/**
 * A file of a remote that is ours, where it was built.
 * @param {string} dist @param {string} pathname @param {LocalReleases} local
 */
export function builtFile(dist, pathname, local) {
  const [, remotes, remote, ...rest] = path.posix.normalize(pathname).split('/')
  if (remotes !== 'remotes' || !local[remote] || rest.includes('..')) return undefined
  const file = path.join(dist, 'remotes', remote, ...rest)
  return fs.statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined
}

/**
 * Sends a file, which the next build may take away before it is opened.
 * @param {string} file @param {http.ServerResponse} response
 */
export function sendFile(file, response) {
  const content = fs.createReadStream(file)
  content.once('error', () => refuse(response, 404, 'there is no such file of these remotes any more'))
  content.once('open', () => {
    response.writeHead(200, {
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'access-control-allow-origin': '*',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    })
    content.pipe(response)
  })
  // Of a browser that went on to another page.
  response.once('close', () => content.destroy())
}
