import crypto from 'node:crypto'
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { DATA_DIR, MEDIA_PORT, ROOT, SITE, SITE_PORT } from '../product/product'

/** Port of an integrator's own site: another site than ours to a browser, since its host is another. */
const PORT = SITE_PORT + 2
/** Origin of the integrator's pages. */
export const INTEGRATOR = `http://127.0.0.1:${PORT}`
/** The brand that the pages of docs/integrators ask for. */
export const BRAND = 'partner'

const PAGES = path.join(ROOT, 'docs/integrators')

/** An integrator's site for the tests of a file, let in by a brand of its own. */
export function useIntegrator(): Integrator {
  const integrator = new Integrator()
  beforeAll(async () => {
    await integrator.start()
    await allowIntegrator()
  })
  afterAll(() => integrator.stop())
  return integrator
}

/** An integrator's web server: the pages of docs/integrators as they are, with our test addresses and a nonce put in. */
class Integrator {
  /** Pages of a test's own, by path. */
  readonly pages = new Map<string, string>()
  readonly #server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', INTEGRATOR)
    const text = this.pages.get(pathname) ?? fileOf(pathname)
    if (text === undefined) return void response.writeHead(404).end()
    const type = pathname.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8'
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(withAddresses(text))
  })

  start(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(PORT, '127.0.0.1', resolve))
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

const singleSpa = () =>
  path.join(path.dirname(require.resolve('single-spa/package.json')), 'lib/es2015/esm/single-spa.min.js')

const withAddresses = (text: string) =>
  text
    .replaceAll('https://yawmi.example', SITE)
    .replaceAll('https://media.yawmi.example', `http://localhost:${MEDIA_PORT}`)
    .replaceAll('{{nonce}}', crypto.randomBytes(16).toString('base64'))

/** Puts a carrier's file beside the running server, which lets the integrator's origin in from the next second on. */
async function allowIntegrator(): Promise<void> {
  const folder = path.join(DATA_DIR, 'brands')
  fs.mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${BRAND}.json`)
  fs.writeFileSync(file, JSON.stringify({ id: BRAND, name: 'شريك', allowedOrigins: [INTEGRATOR] }))
  for (let attempt = 0; attempt < 40; attempt += 1) {
    if ((await fetch(`${SITE}/brands/${BRAND}.json`)).ok) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error('the brand did not come up')
}
