import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findProjectRoot } from '../../src/infrastructure/project-root'
import { freePort } from '../processes/free-port'
import { type PostgresServer, startPostgresServer } from '../processes/postgres-server'
import { buildPrograms, removeFolder, ServerProcess } from '../processes/server-process'
import { SiteClient } from '../processes/site-client'
import { loadLanding } from './load-landing'
import { longestRecord } from './tls-records'

/** Run by `npm run test:operations` alone, which sees to it that nginx is there. */
const describeWithNginx = process.env.OPERATIONS_NGINX ? describe : describe.skip

const NGINX_FILE = path.join(findProjectRoot(undefined), 'shared/operations/src/nginx/nginx-file.mjs')

describeWithNginx('two servers behind the real nginx', () => {
  let folder: string
  let postgres: PostgresServer
  let nginx: ChildProcess
  let ports: number[]
  let listen: { https: number; http: number }
  const servers: ServerProcess[] = []
  let launch: (port: number | undefined) => ServerProcess

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-nginx-'))
    const [programs, database] = await Promise.all([buildPrograms(), startPostgresServer()])
    postgres = database
    ports = [await freePort(), await freePort()]
    listen = { https: await freePort(), http: await freePort() }
    const settings = {
      SITE_ORIGIN: `https://localhost:${listen.https}`,
      MEDIA_ORIGIN: `https://media.localhost:${listen.https}`,
      TRUST_PROXY: 'loopback',
      OTP_SECRET: 'nginx'.repeat(8),
      DATABASE_URL: postgres.url,
      YAWMI_DATA_DIR: path.join(folder, 'data'),
      DRAIN_SECONDS: '1',
    }
    launch = (port) => new ServerProcess(programs, { ...settings, HOST: '127.0.0.1', PORT: String(port) })
    for (const port of ports) servers.push(launch(port))
    await Promise.all(servers.map((server) => server.ready()))
    nginx = await startNginx(settings)
  }, 90_000)
  afterAll(async () => {
    nginx?.kill('SIGTERM')
    await Promise.all(servers.map((server) => server.kill('SIGKILL')))
    await postgres?.stop()
    removeFolder(folder)
  }, 30_000)

  async function startNginx(settings: Record<string, string>): Promise<ChildProcess> {
    const file = (name: string) => path.join(folder, name)
    writeFileSync(
      file('settings.env'),
      Object.entries(settings)
        .map(([name, value]) => `${name}="${value}"`)
        .join('\n'),
    )
    const subject = ['-subj', '/CN=localhost', '-days', '2', '-nodes']
    const made = ['-newkey', 'rsa:2048', '-keyout', file('key.pem'), '-out', file('certificate.pem')]
    execFileSync('openssl', ['req', '-x509', ...subject, ...made], { stdio: 'ignore' })
    const args = ['--certificate', file('certificate.pem'), '--key', file('key.pem')]
    const web = ['--web', ports.map((port) => `127.0.0.1:${port}`).join()]
    const at = ['--listen', String(listen.https), '--listen-http', String(listen.http), '--cache', file('pages')]
    const site = execFileSync(process.execPath, [NGINX_FILE, file('settings.env'), ...args, ...web, ...at])
    mkdirSync(file('logs'))
    writeFileSync(file('site.conf'), site)
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${file(`${name}-temp`)};`)
      .join('\n')
    const main = `daemon off;\nuser root;\npid ${file('nginx.pid')};\nerror_log ${file('logs/error.log')};
events {}\nhttp {\nlog_format upstream '$uri $upstream_addr';\nlog_subrequest on;\naccess_log ${file('upstream.log')} upstream;\n${temporary}\ninclude ${file('site.conf')};\n}\n`
    writeFileSync(file('nginx.conf'), process.getuid?.() === 0 ? main : main.replace('user root;\n', ''))
    const command = ['-p', folder, '-c', file('nginx.conf')]
    execFileSync(process.env.OPERATIONS_NGINX ?? '', ['-t', ...command], { stdio: 'pipe' })
    const child = spawn(process.env.OPERATIONS_NGINX ?? '', command, { stdio: 'inherit' })
    for (let tries = 0; tries < 100 && !(await accepts(listen.https)); tries += 1) await wait(50)
    return child
  }

  const site = () => `https://localhost:${listen.https}`
  const client = () => Math.floor(Math.random() * 256)

  it('sends browsers to https, keeps health checks to itself, and believes nobody about addresses', async () => {
    const plain = await new Promise<http.IncomingMessage>((resolve, reject) => {
      http.get(`http://localhost:${listen.http}/home?a=1`, resolve).on('error', reject)
    })
    expect([plain.statusCode, plain.headers.location]).toEqual([301, 'https://localhost/home?a=1'])
    for (const page of ['/readyz', '/healthz']) expect((await fetch(site() + page)).status).toBe(404)
    const page = await fetch(`${site()}/`, { headers: { 'x-forwarded-for': '203.0.113.9' } })
    expect(page.status).toBe(200)
    expect(page.headers.get('strict-transport-security')).toContain('max-age')
  })

  it('sends a page in small pieces, each of which a browser can read while the next is on its way', async () => {
    await complete('/')
    expect(await longestRecord(listen.https, '/')).toBeLessThan(4.5 * 1024)
  })

  it('asks each server for a script before it says that there is none, for one of them may be of another archive', async () => {
    expect((await fetch(`${site()}/assets/shell.of-another.js`)).status).toBe(404)
    await wait(100)
    const log = readFileSync(path.join(folder, 'upstream.log'), 'utf8')
    const [, addresses = ''] = /^\/assets\/shell\.of-another\.js (.+)$/m.exec(log) ?? []
    expect(addresses.split(', ').toSorted()).toEqual(ports.map((port) => `127.0.0.1:${port}`).toSorted())
  })

  /** Requests that nginx sent to a server for an address so far, in the background too. */
  async function sentOn(uri: string): Promise<number> {
    // It logs a request after its last byte.
    await wait(100)
    const lines = readFileSync(path.join(folder, 'upstream.log'), 'utf8').split('\n')
    return lines.filter((line) => line.startsWith(`${uri} `) && !line.endsWith(' -')).length
  }

  /** Waits for a page that may be kept: the first ones of a start come before theirs is prerendered. */
  async function complete(address: string, encoding = ''): Promise<Response> {
    for (let tries = 0; ; tries += 1) {
      const page = await fetch(site() + address, { headers: { 'accept-encoding': encoding } })
      if (page.headers.has('etag') || tries === 100) return page
      await wait(100)
    }
  }

  it('a thousand requests a second for the landing page cost the servers less than one a second', async () => {
    await complete('/', 'br')
    await fetch(`${site()}/`, { headers: { 'accept-encoding': 'gzip' } })
    const before = await sentOn('/')
    const { statuses, seconds } = await loadLanding(site(), REQUESTS)
    const cost = (await sentOn('/')) - before
    process.stdout.write(`${REQUESTS} requests in ${seconds.toFixed(1)} s cost the servers ${cost}\n`)
    expect([...statuses]).toEqual([200])
    expect(cost).toBeLessThanOrEqual(Math.max(1, seconds))
    expect(cost).toBeLessThan(REQUESTS / 500)
  }, 90_000)

  it('keeps no page of anybody who names themselves, and has browsers look each time', async () => {
    const first = await fetch(`${site()}/`)
    expect(first.headers.get('cache-control')).toBe('no-cache')
    expect(first.headers.get('set-cookie')).toBeNull()
    const again = await fetch(`${site()}/`, { headers: { 'if-none-match': first.headers.get('etag')! } })
    expect(again.status).toBe(304)
    const before = await sentOn('/about-us')
    for (let n = 0; n < 3; n += 1)
      await fetch(`${site()}/about-us`, { headers: { authorization: `Bearer ${'a'.repeat(43)}` } })
    for (let n = 0; n < 2; n += 1)
      await fetch(`${site()}/about-us`, { headers: { cookie: 'yawmi-bucket=7; yawmi-canary=auth@2.0.0' } })
    expect((await sentOn('/about-us')) - before).toBe(5)
    for (let n = 0; n < 3; n += 1) await fetch(`${site()}/about-us`, { headers: { cookie: 'yawmi-bucket=7' } })
    expect((await sentOn('/about-us')) - before).toBeLessThanOrEqual(6)
    const home = await complete('/home')
    expect(home.headers.get('cache-control')).toContain('private')
  })

  it('knows every page that the servers let caches keep', async () => {
    const map = await (await fetch(`${site()}/sitemap.xml`)).text()
    const paths = [...map.matchAll(/<loc>https:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, address]) => address!)
    expect(paths.length).toBeGreaterThan(3)
    const uncached = []
    for (const address of paths) {
      await complete(address)
      const before = await sentOn(address)
      await complete(address)
      if ((await sentOn(address)) > before) uncached.push(address)
    }
    expect(uncached).toEqual([])
  })

  it('a restart of one server after the other under load fails no request', async () => {
    let goesOn = true
    const statuses: number[] = []
    const people = Array.from({ length: 6 }, async (_, index) => {
      while (goesOn) {
        const person = new SiteClient(site(), { 'x-test': String(client()) })
        const answer = await person.call(index % 2 ? '/api/xsrf-token' : '/releases.json')
        statuses.push(answer.status)
        await wait(5)
      }
    })
    await wait(300)
    for (const [index, port] of ports.entries()) {
      expect(await servers[index]!.kill('SIGTERM')).toMatchObject({ code: 0 })
      servers[index] = launch(port)
      await servers[index].ready()
      // nginx tries a server that was away again after two seconds.
      await wait(2_500)
    }
    goesOn = false
    await Promise.all(people)
    expect(statuses.length).toBeGreaterThan(100)
    expect(statuses.filter((status) => status !== 200)).toEqual([])
  }, 90_000)

  it('public pages stand while no server answers', async () => {
    expect((await fetch(`${site()}/`)).status).toBe(200)
    await Promise.all(servers.map((server) => server.kill('SIGKILL')))
    await wait(11_000)
    expect((await fetch(`${site()}/`)).status).toBe(200)
    expect((await fetch(`${site()}/home`)).status).toBeGreaterThanOrEqual(500)
  }, 30_000)

  it('no address that opens something to whoever reads it stands in a log, also where no server answers', async () => {
    const secret = 'somebodys-access-token'
    const addresses = [`/webview/profile/${secret}`, `/WebView//%70rofile/${secret}`, `/saved/${secret}/design.png`]
    for (const address of addresses) expect((await fetch(site() + address)).status).toBeGreaterThanOrEqual(500)
    await new Promise((resolve) =>
      http.get(`http://localhost:${listen.http}${addresses[0]}`, (answer) => resolve(answer.resume())),
    )
    expect((await fetch(`${site()}/home?after`)).status).toBeGreaterThanOrEqual(500)
    await wait(100)
    const [requests, errors] = ['upstream.log', 'logs/error.log'].map((name) =>
      readFileSync(path.join(folder, name), 'utf8'),
    )
    expect(errors).toContain('/home?after')
    expect(requests).not.toContain(secret)
    expect(errors).not.toContain(secret)
  })
})

/** As many as five seconds of the busiest evening. */
const REQUESTS = 5_000

async function accepts(port: number): Promise<boolean> {
  const socket = net.connect(port, '127.0.0.1')
  const isOpen = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false)
  socket.destroy()
  return isOpen
}
