import crypto from 'node:crypto'
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { PartnerServer } from './partner-server'
import { DATA_DIR, MEDIA_PORT, ROOT, SITE, SITE_PORT, WORKER } from '../product/product'

/** Processes that may run tests side by side, each with an integrator's site of its own. */
const WORKERS = 4
const originOf = (worker: number) => `http://127.0.0.1:${SITE_PORT + 1 + worker}`
/** Origin of the integrator's pages: another site than ours to a browser, since its host is another. */
export const INTEGRATOR = originOf(WORKER)
/** The brand that the pages of docs/integrators ask for. */
export const BRAND = 'partner'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

const PAGES = path.join(ROOT, 'docs/integrators')

/** An integrator's web server: the pages of docs/integrators as they are, with our test addresses and a nonce put in. */
export class Integrator {
  /** Pages of a test's own, by path. */
  pages = new Map<string, string>()
  /** A built site of a test's own, served at the top. */
  folder?: string
  readonly #partner = new PartnerServer(withAddresses(fs.readFileSync(path.join(PAGES, 'exchange.mjs'), 'utf8')))
  readonly #server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', INTEGRATOR)
    if (request.method === 'POST') return void this.#partner.answer(pathname, request, response)
    const text = this.pages.get(pathname) ?? this.#builtFile(pathname) ?? fileOf(pathname)
    if (text === undefined) return void response.writeHead(404).end()
    const type = TYPES[path.extname(pathname)] ?? 'text/html; charset=utf-8'
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(withAddresses(text))
  })

  #builtFile(pathname: string): string | undefined {
    if (this.folder === undefined) return undefined
    const file = path.join(this.folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname)
    return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined
  }

  start(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(Number(new URL(INTEGRATOR).port), '127.0.0.1', resolve))
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }
}

function fileOf(pathname: string): string | undefined {
  if (pathname === '/single-spa.min.js') return fs.readFileSync(singleSpa(), 'utf8')
  const file = path.join(PAGES, path.basename(pathname))
  return pathname.endsWith('.html') && fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined
}

const singleSpa = () => new URL('lib/es2015/esm/single-spa.min.js', import.meta.resolve('single-spa/package.json'))

const withAddresses = (text: string) =>
  text
    .replaceAll('https://yawmi.example', SITE)
    .replaceAll('https://media.yawmi.example', `http://localhost:${MEDIA_PORT}`)
    .replaceAll('{{nonce}}', crypto.randomBytes(16).toString('base64'))

/** Puts a carrier's file into the folder of a product that starts then, which lets the integrators' origins in. */
export function allowIntegrators(dataFolder = DATA_DIR): void {
  const allowedOrigins = Array.from({ length: WORKERS }, (_, index) => originOf(index + 1))
  const folder = path.join(dataFolder, 'brands')
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(path.join(folder, `${BRAND}.json`), JSON.stringify({ id: BRAND, name: 'شريك', allowedOrigins }))
}
