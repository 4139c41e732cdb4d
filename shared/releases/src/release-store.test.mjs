import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { MANIFEST, releaseStore } from './release-store.mjs'

const HOUR = 60 * 60_000
const route = (name, address) => ({
  name,
  path: address,
  screen: name,
  layout: 'home',
  access: 'visitor',
  title: name,
})
const declarationOf = (name, routes = [], slots = []) => ({ name, routes, slots, requires: {} })
const declaration = declarationOf('content')

let folder
let store
let time
/** A built version beside the published ones. */
function build(remote, files) {
  const from = fs.mkdtempSync(path.join(folder, `.${remote}-`))
  for (const [file, text] of Object.entries({ [MANIFEST]: '{}', ...files }))
    fs.writeFileSync(path.join(from, file), text)
  return from
}
const put = (version, allowed, more = {}) =>
  store.publish('content', { version, declaration, from: build('content'), ...more }, allowed)
async function putAll(...versions) {
  for (const version of versions) await put(version)
}
const listFile = () => path.join(folder, 'releases.json')
const versions = () => store.read().remotes.content.map(({ version }) => version)
/** Every file with its bytes, but for locks and what a build lies in. */
const filesOf = (place) =>
  Object.fromEntries(
    fs
      .readdirSync(place, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => !/\.releases\/lock|\/\.content-/.test(file))
      .map((file) => [file, fs.readFileSync(file, 'utf8')]),
  )
const folders = () => fs.readdirSync(path.join(folder, 'remotes/content')).sort()

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'releases-'))
  time = Date.UTC(2026, 10, 22)
  store = releaseStore(folder, { now: () => new Date(time) })
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

describe('release store', () => {
  it('makes the newest version current and keeps the two before it', async () => {
    await putAll('1', '2', '3', '4')
    expect(versions()).toEqual(['4', '3', '2'])
    expect(folders()).toEqual(expect.arrayContaining(['2', '3', '4']))
  })

  it('publishes a version that is already known without doubling it', async () => {
    await putAll('1', '2', '1')
    expect(versions()).toEqual(['1', '2'])
  })

  it('keeps the shape of the list that integrators and shells read', async () => {
    await putAll('1', '2')
    const { remotes } = JSON.parse(fs.readFileSync(listFile(), 'utf8'))
    expect(remotes.content).toEqual(
      ['2', '1'].map((version) => ({ version, manifest: `/remotes/content/${version}/${MANIFEST}`, declaration })),
    )
  })

  it('reads a list from before there were histories, and keeps its versions', async () => {
    await putAll('1', '2')
    const { remotes } = store.read()
    fs.rmSync(path.join(folder, '.releases'), { recursive: true })
    fs.writeFileSync(listFile(), JSON.stringify({ remotes }))
    await put('3')
    expect(versions()).toEqual(['3', '2', '1'])
    expect(await store.rollBack('content')).toMatchObject({ version: '2' })
  })

  it('knows what is served, and for a start also what was gone back to, as long as its files are there', async () => {
    const served = (version) => [{}, { orAnother: true }].map((how) => store.isServed('content', version, how))
    expect(served('1')).toEqual([false, false])
    await putAll('1', '2')
    expect(served('2')).toEqual([true, true])
    await store.rollBack('content')
    expect(served('2')).toEqual([false, true])
    fs.rmSync(store.folderOf('content', '1'), { recursive: true })
    expect(served('2')).toEqual([false, false])
  })
})

describe('a roll-back', () => {
  it('goes to the version before, and a second one further back, never to the broken one again', async () => {
    await putAll('1', '2', '3')
    expect(await store.rollBack('content')).toMatchObject({ version: '2' })
    expect(versions()).toEqual(['2', '1'])
    expect(await store.rollBack('content')).toMatchObject({ version: '1' })
    expect(versions()).toEqual(['1'])
    await expect(store.rollBack('content')).rejects.toThrow('no version to go back to')
    expect(versions()).toEqual(['1'])
  })

  it('goes further back than the list that pages are given', async () => {
    await putAll('1', '2', '3', '4', '5')
    for (const version of ['4', '3', '2', '1']) expect(await store.rollBack('content')).toMatchObject({ version })
  })

  it('marks the version bad: it is no fall-back of the next release, and released again only with a reason', async () => {
    await putAll('1', '2')
    await store.rollBack('content')
    await put('3')
    expect(versions()).toEqual(['3', '1'])
    await expect(put('2')).rejects.toThrow(/content 2 was rolled back at 2026-.*--reason/)
    expect(versions()).toEqual(['3', '1'])
    await put('2', { reason: 'the fault was the carrier’s' })
    expect(versions()).toEqual(['2', '3', '1'])
    expect(store.badSince('content', '2')).toBeUndefined()
  })

  it('is refused where there is nothing before', async () => {
    await put('1')
    await expect(store.rollBack('content')).rejects.toThrow('no version to go back to')
  })

  it('passes over a version whose files are gone', async () => {
    await putAll('1', '2', '3')
    fs.rmSync(store.folderOf('content', '2'), { recursive: true })
    expect(await store.rollBack('content')).toMatchObject({ version: '1' })
  })

  it('takes out a release whose declaration is wrong, which an older tool put there', async () => {
    await putAll('1', '2')
    const list = store.read()
    fs.rmSync(path.join(folder, '.releases'), { recursive: true })
    list.remotes.content[0].declaration = { ...declaration, routes: [{ ...route('x', '/x'), layout: 'wide' }] }
    fs.writeFileSync(listFile(), JSON.stringify({ remotes: list.remotes }))
    expect(await store.rollBack('content')).toMatchObject({ version: '1' })
    expect(versions()).toEqual(['1'])
  })

  it('is refused where another remote has its addresses by now', async () => {
    const favorites = declarationOf('content', [route('favorites', '/favorites')])
    await put('1', {}, { declaration: favorites })
    await put('2', { dropRoutes: true })
    const account = declarationOf('account', [route('mine', '/favorites')])
    await store.publish('account', { version: '1', declaration: account, from: build('account') })
    await expect(store.rollBack('content')).rejects.toThrow('takes /favorites from account')
    expect(versions()).toEqual(['2', '1'])
  })
})

describe('going back to a version by name', () => {
  it('marks all bad that was current since, so that none of it is a fall-back', async () => {
    await putAll('1', '2', '3', '4')
    expect(await store.rollBack('content', { to: '2' })).toMatchObject({ version: '2' })
    expect(versions()).toEqual(['2', '1'])
    for (const bad of ['3', '4']) expect(store.badSince('content', bad)).toBeDefined()
  })

  it('is refused for one that was never current, is bad, or has lost its files', async () => {
    await putAll('1', '2', '3')
    await store.rollBack('content')
    for (const to of ['3', '9'])
      await expect(store.rollBack('content', { to })).rejects.toThrow('no version to go back to')
    fs.rmSync(store.folderOf('content', '1'), { recursive: true })
    await expect(store.rollBack('content', { to: '1' })).rejects.toThrow('has lost its files')
    expect(store.current('content')).toBe('2')
  })
})

describe('a version that is to be promoted', () => {
  it('is served by nobody before, and current after', async () => {
    await put('1')
    expect(await put('2', {}, { candidate: true })).toMatchObject({ version: '2', isCurrent: false })
    expect(versions()).toEqual(['1'])
    expect(folders()).toEqual(['1', '2'])
    expect(await store.promote('content')).toMatchObject({ version: '2', isCurrent: true })
    expect(versions()).toEqual(['2', '1'])
    await expect(store.promote('content')).rejects.toThrow('has no candidate')
  })

  it('was rolled back: only with a reason', async () => {
    await putAll('1', '2')
    await store.rollBack('content')
    await expect(store.promote('content', '2')).rejects.toThrow('--reason')
    await store.promote('content', '2', { reason: 'it was the database' })
    expect(versions()).toEqual(['2', '1'])
    expect(store.log().at(-2)).toMatchObject({ act: 'rollback', version: '1', left: '2' })
    expect(store.log().at(-1)).toMatchObject({ act: 'promote', version: '2', left: '1', reason: 'it was the database' })
  })

  it('comes of each publishing while the remote is held, until somebody promotes', async () => {
    await put('1')
    await store.hold('content', { reason: 'the feast' })
    expect(await put('2')).toMatchObject({ isCurrent: false })
    expect(store.current('content')).toBe('1')
    await store.promote('content')
    expect(await put('3')).toMatchObject({ isCurrent: true })
  })

  it('waits for two weeks', async () => {
    await put('1')
    await put('2', {}, { candidate: true })
    time += 13 * 24 * HOUR
    await put('3')
    expect(folders()).toContain('2')
    time += 2 * 24 * HOUR
    await put('4')
    expect(folders()).not.toContain('2')
  })
})

it('keeps the files of a version that is pinned, until it is not', async () => {
  await putAll('1', '2', '3', '4')
  await store.pin('content', '1')
  time += 90 * 24 * HOUR
  await put('5')
  expect(folders()).toEqual(expect.arrayContaining(['1', '5']))
  await store.pin('content', '1', { off: true })
  expect(folders()).not.toContain('1')
  await expect(store.pin('content', '1')).rejects.toThrow('has no version 1')
})

describe('an act', () => {
  it('that is only tried changes no file', async () => {
    await putAll('1', '2')
    const before = filesOf(folder)
    await put('3', { dryRun: true }, { from: build('content', {}) }).then(({ version }) => expect(version).toBe('3'))
    await store.rollBack('content', { dryRun: true })
    await store.hold('content', { dryRun: true })
    expect(filesOf(folder)).toEqual(before)
  })

  it('is refused where the list has another serial than the one that it is for', async () => {
    await put('1')
    const { serial } = store.read()
    await put('2', { serial })
    await expect(put('3', { serial })).rejects.toMatchObject({ reason: 'conflict' })
    expect(store.current('content')).toBe('2')
  })

  it('is refused where somebody changed the list by hand, or put an older one back', async () => {
    await put('1')
    const older = fs.readFileSync(listFile(), 'utf8')
    await putAll('2', '2b')
    const list = store.read()
    for (const text of [older, JSON.stringify({ ...list, history: {} })]) {
      fs.writeFileSync(listFile(), text)
      await expect(put('3')).rejects.toMatchObject({ reason: 'altered' })
      expect(store.faults()).not.toEqual([])
    }
    await store.adopt({ reason: 'restored by hand' })
    await put('3')
    expect(store.faults()).toEqual([])
  })

  it('whose list a killed process did not come to write is finished by the next one', async () => {
    await put('1')
    const before = fs.readFileSync(listFile(), 'utf8')
    await put('2')
    fs.writeFileSync(listFile(), before)
    expect(store.overview().isUnfinished).toBe(true)
    await store.publish('account', { version: '1', declaration: declarationOf('account'), from: build('account') })
    expect(versions()).toEqual(['2', '1'])
    expect(store.faults()).toEqual([])
  })

  it('of a machine whose clock is far behind is refused, and times never go back', async () => {
    await put('1')
    time -= HOUR
    await expect(put('2')).rejects.toThrow('set the clock')
    time += HOUR - 60_000
    await put('2')
    const [first, second] = store.log()
    expect(second.at >= first.at).toBe(true)
  })
})

describe('a version whose files are published', () => {
  const home = (text) => ({ from: build('content', { 'home.js': text, 'entry.js': text }) })
  const published = (file) => fs.readFileSync(path.join(store.folderOf('content', '1'), file), 'utf8')

  it('never changes: other files under its name are refused, and named', async () => {
    await put('1', {}, home('one'))
    await expect(put('1', {}, home('two'))).rejects.toThrow(
      'published with other files: entry.js, home.js. A published',
    )
    await expect(put('1', {}, { from: build('content', { 'home.js': 'one' }) })).rejects.toThrow('entry.js')
    expect([published('home.js'), published('entry.js')]).toEqual(['one', 'one'])
  })

  it('is published again with the same files, and has those back that it lost', async () => {
    await put('1', {}, home('one'))
    for (const file of ['home.js', MANIFEST]) fs.rmSync(path.join(store.folderOf('content', '1'), file))
    await put('1', {}, home('one'))
    expect(published('home.js')).toBe('one')
    expect(published(MANIFEST)).toBe('{}')
  })
})

describe('the files of a version that is no longer current', () => {
  it('stay for a day, however many releases come after it', async () => {
    await put('0')
    for (let count = 1; count <= 8; count++) await put(String(count))
    time += 23 * HOUR
    await put('9')
    expect(folders()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'])
    expect(versions()).toHaveLength(3)
    time += 2 * HOUR
    await put('10')
    // The last three are for falling back; 8 ceased to be current two hours ago.
    expect(folders()).toEqual(['10', '8', '9'])
  })

  it('stay for longer where they are to fall back to', async () => {
    await putAll('1', '2')
    time += 90 * 24 * HOUR
    await put('3')
    expect(folders()).toEqual(['1', '2', '3'])
  })

  it('of a version made while somebody works go after ten minutes', async () => {
    for (const version of ['1', '2', '3', '4']) await put(version, {}, { draft: true })
    time += 11 * 60_000
    await put('5', {}, { draft: true })
    expect(folders()).toEqual(['3', '4', '5'])
  })

  it('of one that was made so and is released as it is stay for a day', async () => {
    await put('1', {}, { draft: true })
    await store.settle('content')
    for (const version of ['2', '3', '4']) await put(version)
    time += 11 * 60_000
    await put('5')
    expect(folders()).toEqual(['1', '2', '3', '4', '5'])
  })

  it('are remembered as bad when they are gone', async () => {
    await putAll('1', '2')
    await store.rollBack('content')
    time += 25 * HOUR
    await put('3')
    expect(folders()).toEqual(['1', '3'])
    await expect(put('2')).rejects.toThrow('was rolled back')
  })
})

describe('what is refused at publishing', () => {
  const account = declarationOf(
    'account',
    [route('my_account', '/my-account'), route('profile', '/profile/:access')],
    ['menu'],
  )
  const content = (...routes) => ({ declaration: declarationOf('content', routes) })
  beforeEach(() => store.publish('account', { version: '1', declaration: account, from: build('account') }))

  it('is a declaration against the contract, by remote, route, field, and what is allowed', async () => {
    const wrong = content({ ...route('images', '/images-list'), layout: 'wide' })
    await expect(put('1', {}, wrong)).rejects.toThrow(
      'content is not released, its declaration is wrong: route "images", layout: it is "wide"; allowed: "public", "home", "web-view", "bare"',
    )
    expect(store.current('content')).toBeUndefined()
    expect(fs.existsSync(store.folderOf('content', '1'))).toBe(false)
  })

  it.each([
    ['an address', content(route('mine', '/my-account')), 'takes /my-account from account'],
    ['an address that a parameter covers', content(route('mine', '/:page')), 'takes /:page from account'],
    ['an address below one of its parameters', content(route('x', '/profile/settings')), 'takes /profile/settings'],
    ['a route name', content(route('my_account', '/x')), 'the route name "my_account" is account\'s'],
    ['a slot', { declaration: declarationOf('content', [], ['menu']) }, 'slot "menu" is account\'s'],
  ])('is %s of another remote', async (_, taking, message) => {
    await expect(put('1', {}, taking)).rejects.toThrow(message)
    expect(store.current('content')).toBeUndefined()
  })

  it('is a route that is dropped, with who links to it by name or address, unless it is meant', async () => {
    const from = build('designer', { '1.js': 'go({name:"images"})', '2.js': 'open("/videos-list?a=b")' })
    await store.publish('designer', { version: '1', declaration: declarationOf('designer'), from })
    const [images, videos, names] = [
      route('images', '/images-list'),
      route('videos', '/videos-list'),
      route('names', '/names/:id'),
    ]
    await put('1', {}, content(images, videos, names))
    const dropping = put('2', {}, content({ ...videos, path: '/films' }))
    await expect(dropping).rejects.toThrow(/"images" \(\/images-list\) is linked to by designer \(1\.js\)/)
    await expect(put('2', {}, content())).rejects.toThrow(
      /"videos" \(\/videos-list\) is linked to by designer \(2\.js\)/,
    )
    await expect(put('2', {}, content())).rejects.toThrow(/"names" \(\/names\/:id\): no link.* --drop-routes/)
    expect(versions()).toEqual(['1'])
    expect((await put('2', { dropRoutes: true }, content())).notes).toHaveLength(3)
    expect(versions()).toEqual(['2', '1'])
  })
})

describe('a release list that is damaged', () => {
  it.each(['', '{"remotes":{"content":[{"ver', '{"remotes":{}}', 'null'])('%j goes on from the copy', async (text) => {
    await store.publish('account', { version: '1', declaration: declarationOf('account'), from: build('account') })
    await putAll('1', '2')
    fs.writeFileSync(listFile(), text)
    expect(await store.rollBack('content')).toMatchObject({ version: '1' })
    expect(store.current('account')).toBe('1')
  })

  it('is not replaced by one with a single remote where there is no copy', async () => {
    fs.writeFileSync(listFile(), '{"remotes":{"content":[{"ver')
    await expect(put('1')).rejects.toThrow('cannot be read, and there is no copy')
    expect(fs.readFileSync(listFile(), 'utf8')).toBe('{"remotes":{"content":[{"ver')
  })
})
