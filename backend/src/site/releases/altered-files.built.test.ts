import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ReleaseList, RemoteName } from '@yawmi/contract'
import { findProjectRoot } from '../../infrastructure/project-root'
import { passingTimeOfFile } from '../../../test/site/passing-time'
import { linkCheckout } from '../../../test/processes/link-checkout'
import { createTestSite, type TestSite } from '../../../test/site/test-site'

/** What somebody appends to a script that they should not be able to change. */
const THEFT = ';globalThis.stolen=localStorage.token;'

const REAL = findProjectRoot(undefined)
let root: string
let dataDir: string
const letASecondPass = passingTimeOfFile()
let site: TestSite | undefined
let log: string[]

/** A project whose current releases of landing and content are copies that a test may change, each with one before. */
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'yawmi-root-'))
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'yawmi-data-'))
  log = []
  // Without the keys that prove who released what: the lists here are written by hand.
  linkCheckout(root)
  fs.mkdirSync(path.join(root, 'dist/remotes'), { recursive: true })
  for (const name of ['embed', 'shell', 'remotes/auth', 'remotes/designer', 'remotes/account']) link(`dist/${name}`)
  const list = listOf(REAL)
  for (const name of ['landing', 'content'] as const) {
    const [release] = list.remotes[name] ?? []
    if (!release?.integrity) throw new Error(`${name} was built without digests: npm run build`)
    const before = { ...release, version: 'before', manifest: `/remotes/${name}/before/mf-manifest.json` }
    const real = path.join(REAL, 'dist/remotes', name, release.version)
    fs.cpSync(real, path.join(root, 'dist/remotes', name, release.version), { recursive: true })
    fs.symlinkSync(real, path.join(root, 'dist/remotes', name, 'before'))
    list.remotes[name] = [release, before]
  }
  writeList(list)
})
afterEach(async () => {
  await site?.close()
  site = undefined
  for (const folder of [root, dataDir]) fs.rmSync(folder, { recursive: true, force: true })
})

const link = (name: string) => fs.symlinkSync(path.join(REAL, name), path.join(root, name))
const listOf = (of: string) => JSON.parse(fs.readFileSync(path.join(of, 'dist/releases.json'), 'utf8')) as ReleaseList
const writeList = (list: object) => fs.writeFileSync(path.join(root, 'dist/releases.json'), JSON.stringify(list))

async function start(): Promise<TestSite> {
  await site?.close()
  site = await createTestSite(
    { YAWMI_ROOT: root, YAWMI_DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    { write: (line: string) => void log.push(line) },
  )
  return site
}
const get = (url: string, encoding = 'identity') =>
  site!.app.inject({ url, headers: { host: 'localhost', 'accept-encoding': encoding } })
const current = (name: RemoteName) => listOf(root).remotes[name]?.[0]?.version ?? ''
const served = async (name: RemoteName) =>
  (await get('/releases.json')).json<ReleaseList>().remotes[name]?.map(({ version }) => version)
const folderOf = (name: RemoteName) => path.join(root, 'dist/remotes', name, current(name))
/** Versions of a remote whose files a page names. */
const releasesIn = ({ body }: { body: string }, name: RemoteName) => [
  ...new Set([...body.matchAll(new RegExp(`/remotes/${name}/([^/"]+)/`, 'g'))].map(([, version]) => version)),
]
/** A chunk of the current release that has compressed copies. */
const chunkOf = (name: RemoteName) =>
  fs.readdirSync(folderOf(name)).find((file) => /^\d+\.js$/.test(file) && has(name, `${file}.br`)) ?? ''
const has = (name: RemoteName, file: string) => fs.existsSync(path.join(folderOf(name), file))

describe('a released chunk to which somebody appended a line', () => {
  it('is refused, the version before is served, and the right file is taken again once it is back', async () => {
    await start()
    const address = `/remotes/content/${current('content')}/${chunkOf('content')}`
    const file = path.join(root, 'dist', address)
    const right = fs.readFileSync(file)
    expect((await get(address, 'br, gzip')).statusCode).toBe(200)
    fs.appendFileSync(file, THEFT)
    for (const end of ['.br', '.gz']) fs.rmSync(file + end)
    letASecondPass()

    for (const encoding of ['br', 'identity']) {
      const reply = await get(address, encoding)
      expect(reply.statusCode).toBe(503)
      expect(reply.headers['cache-control']).toBe('no-store')
      expect(reply.body.includes('stolen')).toBe(false)
    }
    expect(await served('content')).toEqual(['before'])
    expect(releasesIn(await get('/home'), 'content')).toEqual(['before'])
    expect((await get('/readyz')).statusCode).toBe(200)
    expect(log.join()).toMatch(/ALARM: \S+\.js of content \S+ is not what was released.*release -- rollback content/)

    fs.writeFileSync(file, right)
    letASecondPass()
    expect(await served('content')).toEqual([current('content'), 'before'])
  })
})

it('a file that was put beside those of a release, and a folder of no release, are not there', async () => {
  await start()
  fs.writeFileSync(path.join(folderOf('content'), 'more.js'), THEFT)
  expect((await get(`/remotes/content/${current('content')}/more.js`)).statusCode).toBe(404)
  fs.cpSync(folderOf('content'), path.join(root, 'dist/remotes/content/9.9.9'), { recursive: true })
  expect((await get('/remotes/content/9.9.9/entry.js')).statusCode).toBe(404)
})

it('source maps are served at no address, also where a build would lay them beside its scripts', async () => {
  const version = current('content')
  for (const folder of [`maps/content/${version}`, `remotes/content/${version}`, `remotes/content/${version}/.maps`]) {
    fs.mkdirSync(path.join(root, 'dist', folder), { recursive: true })
    fs.writeFileSync(path.join(root, 'dist', folder, 'entry.js.map'), '{}')
  }
  await start()
  const addresses = [
    `/remotes/content/${version}/entry.js.map`,
    `/remotes/content/${version}/.maps/entry.js.map`,
    `/maps/content/${version}/entry.js.map`,
    `/remotes/../maps/content/${version}/entry.js.map`,
    `/remotes/%2e%2e/maps/content/${version}/entry.js.map`,
    `/assets/../../maps/content/${version}/entry.js.map`,
    '/assets/shell.js.map',
  ]
  for (const address of addresses) expect([address, (await get(address)).statusCode]).toEqual([address, 404])
})

describe('a bundle that renders pages', () => {
  const ALTERED = `;module.exports.structuredData=()=>({altered:true});`
  const isAltered = async (url: string) => (await get(url)).body.includes('altered')

  it('is never evaluated where somebody changed it, with an early script neither: the version before renders', async () => {
    fs.appendFileSync(path.join(folderOf('landing'), 'server.cjs'), ALTERED)
    fs.appendFileSync(path.join(folderOf('landing'), 'early.js'), ';/* altered */')
    await start()
    expect(await isAltered('/')).toBe(false)
    // A page does not wait long for its first rendering.
    let page = ''
    for (let time = 0; time < 50 && !page.includes('application/ld+json'); time += 1) {
      page = (await get('/')).body
      await wait(100)
    }
    expect(page).toContain('application/ld+json')
    expect(releasesIn(await get('/'), 'landing')).toEqual(['before'])
  })

  it('is not evaluated when it is changed between two looks at it', async () => {
    await start()
    expect(await served('landing')).toEqual([current('landing'), 'before'])
    fs.appendFileSync(path.join(folderOf('landing'), 'server.cjs'), ALTERED)
    expect(await isAltered('/')).toBe(false)
    expect(releasesIn(await get('/'), 'landing')).toEqual(['before'])
  })
})

describe('the shell’s files', () => {
  const built = () =>
    JSON.parse(fs.readFileSync(path.join(root, 'dist/shell/shell.json'), 'utf8')) as {
      scripts: string[]
      server: string
    }

  it('are loaded by digest, with those of the first remote', async () => {
    await start()
    for (const url of ['/', '/home']) {
      const page = (await get(url)).body
      for (const [tag] of page.matchAll(/<script[^>]* src=[^>]*>|<link rel="preload" as="script"[^>]*>/g))
        expect(tag).toMatch(/ integrity="sha256-[\w+/]{43}="/)
      const { integrity } = JSON.parse(/id="yawmi-boot">(.*?)<\/script>/s.exec(page)?.[1] ?? '') as {
        integrity: Record<string, string>
      }
      expect(Object.keys(integrity).some((address) => address.startsWith('/assets/'))).toBe(true)
    }
  })

  it('are neither served nor evaluated where they are not what was built', async () => {
    fs.rmSync(path.join(root, 'dist/shell'))
    fs.cpSync(path.join(REAL, 'dist/shell'), path.join(root, 'dist/shell'), { recursive: true })
    const { scripts, server } = built()
    const [script = ''] = scripts
    const alter = (name: string, what: string) => fs.appendFileSync(path.join(root, 'dist/shell', name), what)
    alter(server, `;exports.draw=async()=>({html:'altered',styles:[]});`)
    alter(path.basename(script), THEFT)
    alter('service-worker.js', THEFT)
    alter('more.js', THEFT)
    await start()
    const page = await get('/')
    expect(page.statusCode).toBe(200)
    expect(page.body.includes('altered')).toBe(false)
    expect((await get(script)).statusCode).toBe(503)
    expect((await get('/service-worker.js')).statusCode).toBe(503)
    expect((await get('/assets/more.js')).statusCode).toBe(404)
    expect(log.join()).toMatch(/ALARM: .*shell\.\w+\.js is not what was built/)
  })
})

it('releases from before there were digests are served as they lie there, and no other way after that', async () => {
  const list = listOf(root)
  for (const releases of Object.values(list.remotes)) for (const release of releases) delete release.integrity
  writeList(list)
  await start()
  expect(await served('content')).toEqual([current('content'), 'before'])
  expect((await get(`/remotes/content/${current('content')}/entry.js`)).statusCode).toBe(200)
  expect((await get('/releases.json')).body.includes('sri')).toBe(false)
  const warnings = () => log.filter((line) => line.includes('before releases had digests')).length
  const before = warnings()
  expect(before).toBeGreaterThan(0)

  fs.appendFileSync(path.join(folderOf('content'), chunkOf('content')), THEFT)
  await start()
  expect(warnings()).toBe(before)
  expect(await served('content')).toEqual(['before'])
})
