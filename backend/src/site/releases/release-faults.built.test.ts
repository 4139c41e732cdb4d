import crypto from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { ReleaseList } from '@yawmi/contract'
import { findProjectRoot } from '../../infrastructure/project-root'
import { linkCheckout } from '../../../test/processes/link-checkout'
import { createTestSite, type TestSite } from '../../../test/site/test-site'

const REAL = findProjectRoot(undefined)
let root: string
let dataDir: string
let site: TestSite | undefined

/** A project whose release list is its own; all else is the real one's. */
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'yawmi-root-'))
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'yawmi-data-'))
  // Without the keys that prove who released what: the lists here are written by hand.
  linkCheckout(root)
  fs.mkdirSync(path.join(root, 'dist'))
  for (const name of ['shell', 'embed', 'remotes']) link(path.join('dist', name))
  writeList(realList())
})
afterEach(async () => {
  await site?.close()
  site = undefined
  for (const folder of [root, dataDir]) fs.rmSync(folder, { recursive: true, force: true })
})

const link = (name: string) => fs.symlinkSync(path.join(REAL, name), path.join(root, name))
const listFile = () => path.join(root, 'dist/releases.json')
const realList = () => JSON.parse(fs.readFileSync(path.join(REAL, 'dist/releases.json'), 'utf8')) as ReleaseList
const writeList = (list: unknown) =>
  fs.writeFileSync(listFile(), typeof list === 'string' ? list : JSON.stringify(list))

async function start(log: string[] = []): Promise<TestSite> {
  await site?.close()
  const variables = { YAWMI_ROOT: root, YAWMI_DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  site = await createTestSite(variables, { write: (line: string) => void log.push(line) })
  return site
}
const statuses = async ({ app }: TestSite, ...urls: string[]) =>
  Promise.all(urls.map(async (url) => (await app.inject({ url, headers: { host: 'localhost' } })).statusCode))
const versions = async ({ app }: TestSite) => {
  const { remotes } = (await app.inject('/releases.json')).json<ReleaseList>()
  return Object.fromEntries(Object.entries(remotes).map(([name, [current]]) => [name, current?.version]))
}
/** The list with a next version of the content remote in front, one word of whose declaration is wrong. */
function withWrongContent(): ReleaseList {
  const list = realList()
  const [current] = list.remotes.content ?? []
  const next = structuredClone(current) as NonNullable<typeof current>
  next.version = '99.0.0-wide'
  Object.assign(next.declaration.routes[3] ?? {}, { layout: 'wide' })
  list.remotes.content = [next, ...(list.remotes.content ?? [])]
  return list
}
const current = (remote: keyof ReleaseList['remotes']) => realList().remotes[remote]?.[0]?.version

describe('a wrong declaration, over a restart', () => {
  it('costs that release alone: every page stands, and the log says what to do', async () => {
    await start()
    const list = withWrongContent()
    const account = { ...list.remotes.account?.[0], version: '99.0.0-account' }
    writeList({ remotes: { ...list.remotes, account: [account] } })
    const log: string[] = []
    const again = await start(log)
    expect(await statuses(again, '/', '/home', '/webview/register', '/readyz')).toEqual([200, 200, 200, 200])
    expect(await versions(again)).toMatchObject({ content: current('content'), account: '99.0.0-account' })
    expect(log.join()).toMatch(
      /content 99\.0\.0-wide is passed over: route .*layout.* allowed: .*rollback content takes/,
    )
  })

  it('keeps the last good release where the wrong one is all that the list has', async () => {
    await start()
    const list = withWrongContent()
    writeList({ remotes: { ...list.remotes, content: list.remotes.content?.slice(0, 1) } })
    const again = await start()
    expect(await statuses(again, '/', '/home', '/readyz')).toEqual([200, 200, 200])
    expect(await versions(again)).toMatchObject({ content: current('content') })
  })
})

it('a server with an empty data folder serves every other remote where one has an entry that is wrong and no other', async () => {
  const list = withWrongContent()
  const wrong = { ...list.remotes.account?.[0], version: '99.0.0-account', declaration: { name: 'account' } }
  writeList({ remotes: { ...list.remotes, account: [wrong] } })
  expect(fs.readdirSync(dataDir)).toEqual([])
  const log: string[] = []
  const fresh = await start(log)
  const others = Object.keys(list.remotes).filter((name) => name !== 'account')
  expect(others.length).toBeGreaterThan(3)
  // Of content the entry behind the wrong one is served.
  expect(await versions(fresh)).toEqual(Object.fromEntries(others.map((name) => [name, current(name)])))
  const pages = ['/', '/home', '/design-categories', '/webview/register', '/embed.js', '/readyz']
  expect(await statuses(fresh, ...pages)).toEqual(pages.map(() => 200))
  expect(log.join()).toMatch(/account 99\.0\.0-account is passed over: .*Nothing of account is served/)
})

it('the signed list stays below 8 KB with a canary of every remote open, and versions of each that were taken back', async () => {
  const list = realList()
  const digits = () => crypto.randomBytes(16).toString('hex')
  const versionOf = (name: string, release: ReleaseList['remotes'][string][number]) => {
    const version = `1.0.0-${digits()}`
    return { ...release, version, manifest: `/remotes/${name}/${version}/mf-manifest.json` }
  }
  const full = Object.entries(list.remotes).map(([name, [release]]) => {
    if (!release) throw new Error(`nothing of ${name} is released`)
    const another = () => versionOf(name, release)
    const bad = { version: another().version, bad: new Date().toISOString() }
    const canary = { release: another(), share: 12.5, brands: ['nasma', 'rimal'], since: new Date().toISOString() }
    return { name, releases: [release, another(), another()], canary, history: Array.from({ length: 5 }, () => bad) }
  })
  const by = <T>(of: (one: (typeof full)[number]) => T) => Object.fromEntries(full.map((one) => [one.name, of(one)]))
  writeList({
    remotes: by(({ releases }) => releases),
    canaries: by(({ canary }) => canary),
    history: by((one) => one.history),
  })
  const { app } = await start()
  for (const [url, count] of [
    ['/releases.json', 3],
    ['/releases.json?for=pages', 2],
  ] as const) {
    const reply = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
    const read = (await app.inject(url)).json<ReleaseList>()
    expect(Object.keys(read.canaries ?? {})).toHaveLength(full.length)
    expect(Object.values(read.remotes).map((releases) => releases.length)).toEqual(full.map(() => count))
    expect(Object.values(read.bad ?? {}).map((versions) => versions.length)).toEqual(full.map(() => 3))
    expect(reply.rawPayload.length).toBeLessThan(8 * 1024)
  }
})

it.each([
  ['is no JSON', '{"remotes": {"content": [oops'],
  ['is half a file', JSON.stringify(realList()).slice(0, 2_000)],
  ['is empty', '{"remotes":{}}'],
  ['has no text', ''],
  ['is another thing', '[1, 2]'],
])('a list that %s leaves the site as it was, over a restart', async (_, text) => {
  await start()
  writeList(text)
  const log: string[] = []
  const again = await start(log)
  expect(await statuses(again, '/', '/home', '/webview/register', '/readyz')).toEqual([200, 200, 200, 200])
  expect(log.join()).toContain('the last good list is served')
})

describe('readiness', () => {
  const ready = async (log: string[] = []) => {
    const reply = await (await start(log)).app.inject('/readyz')
    return { status: reply.statusCode, missing: reply.json<{ missing?: string[] }>().missing }
  }

  it.each(['landing', 'content'])('is refused without %s, and says what to do', async (remote) => {
    writeList({ remotes: { ...realList().remotes, [remote]: undefined } })
    const log: string[] = []
    const { status, missing } = await ready(log)
    expect(status).toBe(503)
    expect(missing).toEqual([expect.stringContaining('npm run release')])
    expect(log.join()).toContain('not ready: no released remote owns')
  })

  it('is there without a remote that neither landing nor home needs', async () => {
    writeList({ remotes: { ...realList().remotes, designer: undefined } })
    expect((await ready()).status).toBe(200)
  })

  it.each([
    ['the manifest', (file: string) => file.startsWith('mf-manifest')],
    ['the chunk of the home screen', (file: string) => screenFiles().includes(file.replace(/\.(br|gz)$/, ''))],
  ])('is refused where %s of the content remote is not on the disk', async (_, isMissing) => {
    fs.rmSync(path.join(root, 'dist/remotes'))
    const folder = path.join('dist/remotes/content', current('content') ?? '')
    fs.mkdirSync(path.join(root, folder), { recursive: true })
    for (const name of fs.readdirSync(path.join(REAL, folder))) if (!isMissing(name)) link(path.join(folder, name))
    for (const name of ['landing', 'auth', 'designer', 'account']) link(path.join('dist/remotes', name))
    const { status, missing } = await ready()
    expect(status).toBe(503)
    expect(missing?.join()).toMatch(/^\/home needs \/remotes\/content\//)
  })
})

/** Files of the home screen's own chunk group. */
function screenFiles(): string[] {
  const file = path.join(REAL, 'dist/remotes/content', current('content') ?? '', 'screens.json')
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { home: string[] }).home
}
