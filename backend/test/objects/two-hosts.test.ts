import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DESIGN_DOCUMENT_VERSION, type SavedDesign } from '@yawmi/contract'
import { storeOverHttps } from '@yawmi/releases/https/store-over-https'
import { makeKey, publicPart, signerOf, trust } from '@yawmi/releases/release-keys'
import { importContent } from '../../src/content-import/import-content'
import { readSources } from '../../src/content-import/read/sources'
import { connect } from '../../src/infrastructure/db/connect'
import { pictures } from '../../src/infrastructure/db/schema/content'
import { startTestCarrier, type TestCarrier } from '../carrier/sandbox-in-process'
import { writeSampleContent } from '../database/sample-folder'
import { freePort } from '../processes/free-port'
import { type PostgresServer, startPostgresServer } from '../processes/postgres-server'
import { ReadyProxy } from '../processes/ready-proxy'
import { buildPrograms, removeFolder, ServerProcess } from '../processes/server-process'
import { SiteClient } from '../processes/site-client'
import { makeSmallRoot } from '../processes/small-root'
import { designForm } from '../requests/forms'
import { makePng } from '../requests/png'
import { newNumber } from '../site/sign-in'
import { S3Server } from './s3-server'
import { writeBuild } from './sharing-hosts'

/** A server with a disk of its own. */
interface Host {
  client: SiteClient
  media: string
  dataDir: string
}

const DOCUMENT = { version: DESIGN_DOCUMENT_VERSION, background: null, boxes: [] }
const DESIGNS = '/api/v2/players/designs'

/** Milliseconds until a release is everywhere: a look each second, one at the list each half, and what a busy machine adds. */
const LONGEST_MS = 3_000

let postgres: PostgresServer
let s3: S3Server
let carrier: TestCarrier
const processes: ServerProcess[] = []
let programs: string
/** What each host runs from, and where the keys lie that they trust. */
let root: string
let keys: string
/** In front of both. */
let proxy: ReadyProxy
const lead = makeKey({ team: 'lead', remotes: ['*'], roles: ['publish', 'promote'] })
let hosts: [Host, Host]
/** Addresses of imported pictures. */
let files: string[]
let token: string

beforeAll(async () => {
  const [database, store, built] = await Promise.all([startPostgresServer(), S3Server.start(), buildPrograms()])
  postgres = database
  s3 = store
  carrier = await startTestCarrier('network')
  programs = built
  root = makeSmallRoot()
  keys = mkdtempSync(path.join(os.tmpdir(), 'yawmi-keys-'))
  trust(keys, publicPart(lead))
  const ports = [await freePort(), await freePort()]
  proxy = await ReadyProxy.to(ports.map((port) => `http://localhost:${port}`))
  // One after the other: the first migrates.
  hosts = [await startHost(ports[0]!), await startHost(ports[1]!)]
  const db = connect({ connectionString: postgres.url })
  const folder = writeSampleContent()
  await importContent({ db, objects: s3.store(), source: await readSources([folder]) })
  files = (await db.select().from(pictures)).map((picture) => picture.path)
  await db.$client.end()
  removeFolder(folder)
  token = await hosts[0].client.signIn(newNumber())
}, 120_000)
afterAll(async () => {
  await Promise.all(processes.map((server) => server.kill('SIGKILL')))
  await Promise.all([postgres.stop(), s3.stop(), carrier.stop(), proxy.stop()])
  for (const { dataDir } of hosts) removeFolder(dataDir)
  for (const folder of [root, keys]) removeFolder(folder)
}, 30_000)

async function startHost(port: number): Promise<Host> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'yawmi-host-'))
  const mediaPort = await freePort()
  const server = new ServerProcess(programs, {
    ...settings(dataDir),
    PORT: String(port),
    MEDIA_PORT: String(mediaPort),
  })
  processes.push(server)
  await server.ready()
  return { client: new SiteClient(`http://localhost:${port}`), media: `http://localhost:${mediaPort}`, dataDir }
}

/** What each host is told, and a command on it. */
const settings = (dataDir: string) => ({
  YAWMI_ROOT: root,
  YAWMI_DATA_DIR: dataDir,
  DATABASE_URL: postgres.url,
  OTP_SECRET: 'two-hosts'.repeat(4),
  SITE_ORIGIN: proxy.address,
  RELEASES: 'shared',
  RELEASES_OVER_HTTPS: 'on',
  RELEASE_KEYS_DIR: keys,
  CARRIER_URL: carrier.address,
  ...s3.settings,
})

/** Runs the command on shared releases on a host. @param input of a call */
async function release({ dataDir }: Host, args: string[], input?: object): Promise<string> {
  const by = { RELEASE_KEY: JSON.stringify(lead) }
  const command = new ServerProcess(programs, { ...settings(dataDir), ...by }, 'releases.mjs', args, {
    input: input && JSON.stringify(input),
  })
  const { code, stdout, stderr } = await command.ended
  if (code !== 0) throw new Error(`${stdout}${stderr}`)
  return stdout
}

/** Waits until every host holds it, and says for how long, in milliseconds. */
async function everywhere(holds: (host: Host) => Promise<boolean>, what: string): Promise<number> {
  const begun = performance.now()
  for (const host of hosts)
    for (; !(await holds(host)); await new Promise((resolve) => setTimeout(resolve, 100)))
      if (performance.now() - begun > 10_000) throw new Error(`${host.client.address} does not have ${what}`)
  return performance.now() - begun
}

const newFolder = (within: string) => mkdtempSync(path.join(within, 'build-'))

const form = (fields: Record<string, string> = {}) =>
  designForm(makePng({ width: 3, height: 2 }), { document: DOCUMENT, fields })

async function save({ client }: Host, fields?: Record<string, string>): Promise<SavedDesign> {
  const { status, body } = await client.send(DESIGNS, form(fields), token)
  if (status !== 200) throw new Error(`not saved: ${status} ${JSON.stringify(body)}`)
  return body.data as SavedDesign
}

const fetchFrom = ({ media }: Host, address: string, headers: Record<string, string> = {}) =>
  fetch(media + address, { headers })

describe('two hosts whose disks have nothing in common', () => {
  it('each serve what was imported on a third, alike, and keep a copy', async () => {
    const replies = await Promise.all(hosts.map((host) => fetchFrom(host, files[0]!)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const [one, other] = await Promise.all(replies.map(async (reply) => Buffer.from(await reply.arrayBuffer())))
    expect(one!.equals(other!)).toBe(true)
    const [etag, otherEtag] = replies.map(({ headers }) => headers.get('etag'))
    expect(etag).toBe(otherEtag)
    // Left to itself `fetch` says `no-cache` with it, which is taken at its word.
    const revalidation = { 'if-none-match': etag!, 'cache-control': 'max-age=0' }
    expect((await fetchFrom(hosts[1], files[0]!, revalidation)).status).toBe(304)
    expect((await fetchFrom(hosts[1], files[0]!, { range: 'bytes=0-9' })).headers.get('content-range')).toMatch(
      /^bytes 0-9\//,
    )
    for (const { dataDir } of hosts) expect(existsSync(path.join(dataDir, 'media-cache', files[0]!))).toBe(true)
  })

  it('a design that is saved at one is seen, opened and deleted at the other, and leaves nothing on a disk', async () => {
    const [here, there] = hosts
    const design = await save(here, { key: 'two-hosts' })
    const picture = await fetchFrom(there, design.path)
    expect(picture.status).toBe(200)
    expect(picture.headers.get('cache-control')).toMatch(/^private/)
    expect(picture.headers.get('content-type')).toBe('image/png')
    expect((await fetchFrom(there, design.thumbnail!)).headers.get('content-type')).toBe('image/webp')
    const etag = picture.headers.get('etag')!
    const bytes = Buffer.from(await picture.arrayBuffer())
    const part = await fetchFrom(here, design.path, { range: 'bytes=1-3' })
    expect([part.status, Buffer.from(await part.arrayBuffer()).toString()]).toEqual([206, 'PNG'])
    expect((await fetchFrom(here, design.path, { range: `bytes=${bytes.length}-` })).status).toBe(416)
    expect((await fetchFrom(here, design.path, { 'if-none-match': etag })).status).toBe(304)

    const opened = await there.client.call(`${DESIGNS}/${design.uuid}/document`, { token })
    expect(JSON.parse((opened.body.data as { document: string }).document)).toMatchObject(DOCUMENT)
    expect((await there.client.call(`${DESIGNS}/${design.uuid}`, { method: 'DELETE', token })).status).toBe(200)
    for (const file of [design.path, design.thumbnail!]) expect((await fetchFrom(here, file)).status).toBe(404)
    for (const { dataDir } of hosts)
      expect(
        readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.png')),
      ).toEqual([])
  })

  it('sign a person up between them, and are the same to the person then', async () => {
    const person = new SiteClient(proxy.address)
    const number = newNumber()
    expect(await person.askForCode(number)).toBe(200)
    // Whichever host sent it: their carrier is one.
    const codes = await Promise.all(hosts.map(({ client }) => client.codeOf(number)))
    expect(codes[0]).toBe(codes[1])
    const { token: own } = (await person.confirm(number, codes[0]!)).body.data as { token: string }
    for (const address of [
      '/api/players/categories',
      '/api/players/subscriber-details',
      `${DESIGNS}?design_type=image`,
    ]) {
      const replies = await Promise.all(hosts.map(({ client }) => client.call(address, { token: own })))
      expect([address, ...replies.map(({ status }) => status)]).toEqual([address, 200, 200])
      expect(replies[0]!.body).toEqual(replies[1]!.body)
    }
    const { status } = await person.call('/api/players/subscriber-details', {
      method: 'DELETE',
      token: own,
    })
    expect(status).toBe(200)
    for (const { client } of hosts)
      expect(await client.call('/api/players/subscriber-details', { token: own })).toMatchObject({ status: 401 })
  })

  it('show a brand within seconds of its publishing on a third, and the one before when it is rolled back', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-operator-'))
    const brand = async (...args: string[]) => {
      const settings = { YAWMI_DATA_DIR: folder, DATABASE_URL: postgres.url }
      const { code, stderr } = await new ServerProcess(programs, settings, 'brands.mjs', args).ended
      if (code !== 0) throw new Error(stderr)
    }
    const file = path.join(folder, 'noor.json')
    const publish = (name: string) => {
      writeFileSync(file, JSON.stringify({ id: 'noor', name }))
      return brand('publish', file, '--by', 'مها')
    }
    const shown = (name: string) =>
      everywhere(
        async ({ client }) => (await (await fetch(`${client.address}/?brand=noor`)).text()).includes(name),
        name,
      )
    await publish('نور الأولى')
    await shown('نور الأولى')
    await publish('نور الثانية')
    await shown('نور الثانية')
    await brand('rollback', 'noor')
    await shown('نور الأولى')
    removeFolder(folder)
  }, 60_000)

  it('serve what ships, then a release within seconds of its making on one of them, and the one before when it is rolled back', async () => {
    const [here, there] = hosts
    const listed = async ({ client }: Host, remote: string) => {
      const list = (await (await fetch(`${client.address}/releases.json?remote=${remote}`)).json()) as {
        remotes: Record<string, { version: string }[]>
      }
      return list.remotes[remote]?.[0]?.version
    }
    const shipped = await listed(here, 'landing')
    expect([await listed(there, 'landing'), shipped]).toEqual([shipped, expect.stringMatching(/./)])
    expect(await release(here, ['adopt', '--reason', 'the first'])).toContain('the list is taken as it stands')

    const builds = mkdtempSync(path.join(os.tmpdir(), 'yawmi-builds-'))
    // By the database of the service, and by its address, of which each call reaches another host.
    const overHttps = (build: ReturnType<typeof writeBuild>) =>
      storeOverHttps(proxy.address, { signer: () => signerOf(lead) }).publish(build.declaration.name, build)
    const ways = {
      1: (build: object) => release(here, ['call'], { method: 'publish', args: ['games', build] }),
      2: overHttps,
    }
    for (const [version, publish] of Object.entries(ways)) {
      await publish(writeBuild(newFolder(builds), 'games', version))
      const isListed = async (host: Host) => (await listed(host, 'games')) === version
      expect(await everywhere(isListed, `games ${version}`)).toBeLessThan(LONGEST_MS)
      for (const { client } of hosts) {
        const file = await fetch(`${client.address}/remotes/games/${version}/entry.js`)
        expect([file.status, await file.text()]).toEqual([200, expect.stringContaining(`games ${version}`)])
      }
    }
    // Two teams at once, each call of which reaches another host: one of them is overtaken, and drafts anew.
    const teams = ['quiz', 'chess']
    await Promise.all(teams.map((remote) => overHttps(writeBuild(newFolder(builds), remote, '1'))))
    await everywhere(
      async (host) => (await Promise.all(teams.map((one) => listed(host, one)))).join() === '1,1',
      'both',
    )

    expect(await release(there, ['rollback', 'games', '--reason', 'it is bad'])).toContain('games is at 1')
    expect(await everywhere(async (host) => (await listed(host, 'games')) === '1', 'games 1')).toBeLessThan(LONGEST_MS)
    for (const { client } of hosts) {
      expect(await listed({ client } as Host, 'landing')).toBe(shipped)
      expect((await fetch(`${client.address}/remotes/games/2/entry.js`)).status).toBe(200)
      expect((await fetch(`${client.address}/`)).status).toBe(200)
    }
    expect(await release(there, ['log', '--verify'])).toContain('the record is whole')
    removeFolder(builds)
  }, 60_000)

  it('go on while the store is away: pages and cached pictures stand, saving says why and can be tried again', async () => {
    const [here] = hosts
    const before = await save(here, { key: 'before' })
    await fetchFrom(here, files[0]!)
    await s3.goAway()
    try {
      const fresh = files.find((address) => !existsSync(path.join(here.dataDir, 'media-cache', address)))!
      expect((await fetch(`${here.client.address}/`)).status).toBe(200)
      expect((await here.client.call('/api/players/categories', { token })).status).toBe(200)
      expect((await here.client.call(`${DESIGNS}?design_type=image`, { token })).status).toBe(200)
      expect((await fetch(`${here.client.address}/readyz`)).status).toBe(200)
      expect((await fetchFrom(here, files[0]!)).status).toBe(200)
      const missing = await fetchFrom(here, fresh)
      expect([missing.status, missing.headers.get('cache-control')]).toEqual([503, 'no-store'])
      expect(missing.headers.has('retry-after')).toBe(true)

      const refused = await here.client.send(DESIGNS, form({ key: 'again' }), token)
      expect(refused).toMatchObject({ status: 503, error: 'storage_unavailable', retryAfter: 5 })
      expect(refused.body.errors).toEqual({ image: [expect.stringContaining('حاول مرة أخرى')] })
      expect(await here.client.call(`${DESIGNS}/${before.uuid}/document`, { token })).toMatchObject({
        status: 503,
        error: 'storage_unavailable',
      })
    } finally {
      await s3.comeBack()
    }
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    const again = await save(here, { key: 'again' })
    expect((await fetchFrom(here, again.path)).status).toBe(200)
    expect((await here.client.call(`${DESIGNS}/${before.uuid}/document`, { token })).status).toBe(200)
  }, 30_000)
})
