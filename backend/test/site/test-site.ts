import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { FREE_VISITOR_TOKEN, XSRF_COOKIE, XSRF_HEADER } from '@yawmi/contract'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { buildSite, type SiteDeps } from '../../src/start/app'
import { startTestCarrier, type TestCarrier } from '../carrier/sandbox-in-process'
import { readKeyRing } from '../../src/domain/keys/read-key-ring'
import { keysOfRing } from '../../src/domain/keys/keys'
import { DEVICE_COOKIE } from '../../src/domain/sign-in/known-device'
import { ViewCounter } from '../../src/domain/content/view-counter'
import { XsrfTokens } from '../../src/http/plugins/xsrf'
import type { LogStream } from '../../src/http/logging/logging'
import { readEnv, type Env } from '../../src/infrastructure/env'
import { makeContentTemplate } from '../database/content-template'
import { SAMPLE_NOW } from '../database/sample-content'
import { CONTENT_TEMPLATE, MIGRATED_TEMPLATE } from '../database/template-database'
import { CACHE_DIR } from '../processes/cache-folder'
import { createTestDatabase, type TestDatabase } from '../database/test-database'
import { rootOfThisTest } from './built-product'

export interface TestSite {
  app: FastifyInstance
  database: TestDatabase
  carrier: TestCarrier
  views: ViewCounter
  env: Env
  /** Sets the app's clock; it stands still until then, at the start of the test. */
  setNow(instant: Date): void
  /** A GET under `/api`, with a bearer token when one is given. */
  get(url: string, token?: string): Promise<LightMyRequestResponse>
  /** Headers of a write: the token, and the CSRF token of its session as a browser would send it. */
  writeHeaders(token?: string): Record<string, string>
  /** A write with those headers. */
  send: Send
  /** The site as another browser has it; it keeps the cookie of a known device. */
  otherBrowser(options?: BrowserOptions): { send: Send }
  close(): Promise<void>
}

type Send = (
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: unknown,
  token?: string,
) => Promise<LightMyRequestResponse>

interface BrowserOptions {
  /** Where it asks from, by a proxy in front where the site trusts one; a range of its own when left out. */
  address?: string
}

/** The real site app on a database of its own; nothing of it is replaced but the clock. */
export async function createTestSite(
  variables: Record<string, string> = {},
  log?: LogStream,
  template = MIGRATED_TEMPLATE,
): Promise<TestSite> {
  const database = await createTestDatabase(template)
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'yawmi-site-'))
  const ours = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    YAWMI_ROOT: rootOfThisTest(),
    YAWMI_DATA_DIR: dataDir,
    CACHE_DIR,
  }
  const env = readEnv({ ...ours, ...variables })
  const carrier = await startTestCarrier()
  let now = new Date()
  const views = new ViewCounter(database.db)
  const deps: SiteDeps = {
    env,
    db: database.db,
    carrier,
    views,
    readiness: { contentReady: true },
    now: () => now,
    ...(log && { log }),
  }
  const app = await buildSite(deps)
  await app.ready()
  const pairs = new XsrfTokens(keysOfRing(readKeyRing(env)), env.siteOrigin)
  const newBrowser = () => pairs.make(undefined).split('.')[0]
  const headersOf = (browser: string | undefined, token?: string, cookies = '') => {
    const pair = pairs.make(token === FREE_VISITOR_TOKEN ? undefined : token, browser)
    const authorization = token !== undefined && { authorization: `Bearer ${token}` }
    return { cookie: `${XSRF_COOKIE}=${pair}${cookies}`, [XSRF_HEADER]: pair, ...authorization }
  }
  const inject = (method: 'POST' | 'PUT' | 'DELETE', url: string, body: unknown, more: InjectOptions) =>
    app.inject({ method, url, ...(body !== undefined && { payload: body as InjectOptions['payload'] }), ...more })
  let browsers = 0
  // One browser for all that say no other: protection transactions are bound to it.
  const browser = newBrowser()
  const writeHeaders = (token?: string) => headersOf(browser, token)

  return {
    app,
    database,
    carrier,
    views,
    env,
    setNow: (instant) => (now = instant),
    get: (url, token) =>
      app.inject({ method: 'GET', url, headers: { ...(token && { authorization: `Bearer ${token}` }) } }),
    writeHeaders,
    send: (method, url, body, token) => inject(method, url, body, { headers: writeHeaders(token) }),
    otherBrowser({ address = `10.${(browsers += 1) >> 8}.${browsers & 255}.1` } = {}) {
      const own = newBrowser()
      let device = ''
      return {
        async send(method, url, body, token) {
          const forwarded = env.TRUST_PROXY !== undefined
          const headers = { ...headersOf(own, token, device), ...(forwarded && { 'x-forwarded-for': address }) }
          const reply = await inject(method, url, body, { headers, ...(!forwarded && { remoteAddress: address }) })
          const given = reply.cookies.find(({ name }) => name === DEVICE_COOKIE)
          if (given) device = `; ${DEVICE_COOKIE}=${given.value}`
          return reply
        },
      }
    },
    async close() {
      await app.close()
      await views.flush()
      await carrier.stop()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A test site whose database has the sample content, at `SAMPLE_NOW`; its media files are not there. */
export async function createContentSite(variables: Record<string, string> = {}): Promise<TestSite> {
  await makeContentTemplate()
  const site = await createTestSite(variables, undefined, CONTENT_TEMPLATE)
  site.setNow(SAMPLE_NOW)
  return site
}
