import crypto from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Releases } from './releases'

type Roles = ('publish' | 'promote' | 'withdraw')[]

/** The store that commands use, whose records this server must be able to read. */
interface Store {
  publish(remote: string, release: object, allowed?: object): Promise<unknown>
  rollBack(remote: string): Promise<unknown>
  canary(remote: string, version: undefined, to: object): Promise<unknown>
  withdraw(remote: string): Promise<unknown>
}
interface Tools {
  releaseStore(folder: string, options: object): Store
  makeKey(owner: { team: string; remotes: string[]; roles: Roles }): object
  publicPart(key: object): object
  signerOf(key: object): object
  trust(folder: string, key: object): void
  writeIntegrity(folder: string, notOfShell: RegExp): void
}
const toolsAt = async (): Promise<Tools> => {
  const folder = path.resolve(__dirname, '../../../../shared/releases/src')
  const modules = ['release-store.mjs', 'release-keys.mjs', 'integrity.mjs'].map(
    (file) => import(path.join(folder, file)) as Promise<object>,
  )
  return Object.assign({}, ...(await Promise.all(modules))) as Tools
}

let tools: Tools
let folder: string
let warnings: string[]
const dist = () => path.join(folder, 'dist')
const listFile = () => path.join(dist(), 'releases.json')
const recordFile = () => path.join(dist(), '.releases/record.jsonl')
const lastGood = () => path.join(folder, 'data/last-good/releases.json')
const keysFolder = () => path.join(folder, '.data/keys')
function open(): Releases {
  const releases = new Releases(dist(), (message) => warnings.push(message), lastGood(), [keysFolder()])
  releases.look()
  return releases
}
const currentOf = (releases: Releases) =>
  Object.fromEntries(Object.entries(releases.list.remotes).map(([remote, [first]]) => [remote, first?.version]))

/** A site's store, as a team with a key of its own acts on it. */
function team(remotes: string[], roles: Roles = ['publish', 'promote'], isTrusted = true): Store {
  const key = tools.makeKey({ team: 'team', remotes, roles })
  if (isTrusted) tools.trust(keysFolder(), tools.publicPart(key))
  return tools.releaseStore(dist(), {
    signer: () => tools.signerOf(key),
    // A stranger's tool trusts the stranger.
    ...(!isTrusted && { keysFolder: path.join(folder, 'nobody') }),
  })
}
async function publish(store: Store, remote: string, version: string, candidate = false): Promise<void> {
  const from = fs.mkdtempSync(path.join(dist(), '.build-'))
  fs.writeFileSync(path.join(from, 'mf-manifest.json'), '{}')
  tools.writeIntegrity(from, /^$/)
  await store.publish(remote, {
    version,
    from,
    candidate,
    declaration: { name: remote, routes: [], slots: [], requires: {} },
  })
}
const edit = (
  change: (list: { serial: number; remotes: Record<string, object[]>; canaries?: Record<string, object> }) => object,
) => fs.writeFileSync(listFile(), JSON.stringify(change(JSON.parse(fs.readFileSync(listFile(), 'utf8')) as never)))

beforeAll(async () => (tools = await toolsAt()))
beforeEach(() => {
  warnings = []
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'record-'))
  fs.mkdirSync(dist())
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

describe('a release list where the server trusts keys', () => {
  let content: Store
  let lead: Store
  beforeEach(async () => {
    lead = team(['*'])
    content = team(['content'])
    await publish(lead, 'landing', '1')
    await publish(content, 'content', '1')
    await publish(content, 'content', '2')
  })

  it('is served as the teams released it', async () => {
    expect(currentOf(open())).toEqual({ landing: '1', content: '2' })
    await content.rollBack('content')
    expect(currentOf(open())).toEqual({ landing: '1', content: '1' })
    expect(warnings.filter((line) => /ALARM|record of/.test(line))).toEqual([])
  })

  it('that names a release which nobody signed keeps that remote as it was, and serves the others', () => {
    open()
    edit((list) => {
      const [first] = list.remotes.content!
      list.remotes.content = [{ ...first, version: '3' }]
      return list
    })
    expect(currentOf(open())).toEqual({ landing: '1', content: '2' })
    expect(warnings.join()).toContain('ALARM: releases.json: content is not what somebody with a trusted key released')
    // It would be refused, and the list has releases of it.
    expect(warnings.join()).not.toMatch(/has no releases|rollback content/)
  })

  it('that a key of another team changed keeps that remote as it was', async () => {
    open()
    const stranger = team(['*'], ['publish', 'promote'], false)
    await publish(stranger, 'content', '3')
    expect(currentOf(open())).toEqual({ landing: '1', content: '2' })
    expect(warnings.join()).toContain('content is not what')
  })

  it('whose last act somebody rewrote, with all digests, keeps that remote as it was', () => {
    open()
    const digest = (text: string) => crypto.createHash('sha256').update(text).digest('base64url')
    const lines = fs.readFileSync(recordFile(), 'utf8').trimEnd().split('\n')
    edit((list) => {
      const content = [{ ...list.remotes.content![0], version: '3' }]
      const last = JSON.parse(lines.at(-1)!) as object
      const line = JSON.stringify({ ...last, listed: { content: [['3', digest(JSON.stringify(content[0]))]] } })
      fs.writeFileSync(recordFile(), [...lines.slice(0, -1), line, ''].join('\n'))
      return { ...list, remotes: { ...list.remotes, content }, head: digest(line) }
    })
    expect(currentOf(open())).toEqual({ landing: '1', content: '2' })
  })

  it('that is older than the one which was served is refused, over a restart too', async () => {
    const older = fs.readFileSync(listFile(), 'utf8')
    await content.rollBack('content')
    expect(currentOf(open())).toEqual({ landing: '1', content: '1' })
    fs.writeFileSync(listFile(), older)
    expect(currentOf(open())).toEqual({ landing: '1', content: '1' })
    expect(warnings.join()).toContain('an older one was put back')
  })

  it('whose record has lost a line is refused', () => {
    open()
    const lines = fs.readFileSync(recordFile(), 'utf8').split('\n')
    fs.writeFileSync(recordFile(), [lines[0], ...lines.slice(2)].join('\n'))
    edit((list) => ({ ...list, remotes: { ...list.remotes, content: [list.remotes.content![1]] } }))
    expect(currentOf(open())).toEqual({ landing: '1', content: '2' })
    expect(warnings.join()).toContain('the record beside it is not whole')
  })

  it('stays as it was while the file of trusted keys is damaged', async () => {
    open()
    fs.writeFileSync(path.join(keysFolder(), 'trusted.json'), '{"keys":[{')
    edit((list) => ({ ...list, more: 1 }))
    expect(currentOf(open())).toEqual({ landing: '1', content: '2' })
    expect(warnings.join()).toContain('the keys that may release cannot be read')
  })

  it('is served without another act once the keys are mended, and once a key is trusted that was missing', async () => {
    const releases = open()
    const served = () => {
      // Between two looks.
      jest.spyOn(performance, 'now').mockReturnValue((now += 1_000))
      return currentOf(releases).content
    }
    let now = performance.now()
    const file = path.join(keysFolder(), 'trusted.json')
    const trusted = fs.readFileSync(file)
    await publish(content, 'content', '3')
    fs.writeFileSync(file, '{"keys":[{')
    expect(served()).toBe('2')
    fs.writeFileSync(file, trusted)
    expect(served()).toBe('3')
    await publish(team(['content']), 'content', '4')
    const both = fs.readFileSync(file)
    fs.writeFileSync(file, trusted)
    expect(served()).toBe('3')
    // A file that is being replaced says nothing about what may be served.
    fs.rmSync(file)
    expect(served()).toBe('3')
    fs.writeFileSync(file, both)
    expect(served()).toBe('4')
    jest.restoreAllMocks()
  })

  it('from before there were records is served, with a word to the operator', () => {
    fs.rmSync(path.join(dist(), '.releases'), { recursive: true })
    edit(({ remotes }) => ({ remotes }))
    expect(currentOf(open())).toEqual({ landing: '1', content: '2' })
    expect(warnings.join()).toContain('has no record of who released what')
  })
})

it('serves a canary that a trusted key opened, and none that somebody wrote into the list', async () => {
  const store = team(['content'])
  await publish(store, 'content', '1')
  await publish(store, 'content', '2', true)
  await store.canary('content', undefined, { share: 10 })
  const canaries = () => open().list.canaries
  expect(canaries()).toMatchObject({ content: { share: 10, release: { version: '2' } } })
  edit((list) => ({ ...list, canaries: { content: { ...list.canaries?.content, share: 100 } } }))
  warnings = []
  expect(canaries()).toBeUndefined()
  expect(warnings.join()).toContain('ALARM: releases.json: the canary of content')
})

it('serves no canary that the site ended by its own key and somebody put back', async () => {
  const store = team(['content'])
  await publish(store, 'content', '1')
  await publish(store, 'content', '2', true)
  await store.canary('content', undefined, { share: 10 })
  const { canaries } = JSON.parse(fs.readFileSync(listFile(), 'utf8')) as { canaries: Record<string, object> }
  await team(['*'], ['withdraw']).withdraw('content')
  edit((list) => ({ ...list, canaries }))
  warnings = []
  expect(open().list.canaries).toBeUndefined()
  expect(warnings.join()).toContain('ALARM: releases.json: the canary of content')
})
