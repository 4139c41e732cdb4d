import fs from 'node:fs'
import path from 'node:path'
import { declarationOf, route, storeOfTests } from '../../test/store-of-tests.mjs'
import { MANIFEST } from './store-folders.mjs'

const own = storeOfTests()
const { build, put, versions } = own

describe('a version whose files are published', () => {
  const home = (/** @type {string} */ text) => ({ from: build('content', { 'home.js': text, 'entry.js': text }) })
  const published = (/** @type {string} */ file) =>
    fs.readFileSync(path.join(own.store.folderOf('content', '1'), file), 'utf8')

  it('never changes: other files under its name are refused, and named', async () => {
    await put('1', {}, home('one'))
    await expect(put('1', {}, home('two'))).rejects.toThrow(
      'published with other files: entry.js, home.js, integrity.json',
    )
    await expect(put('1', {}, { from: build('content', { 'home.js': 'one' }) })).rejects.toThrow('entry.js')
    expect([published('home.js'), published('entry.js')]).toEqual(['one', 'one'])
  })

  it('is published again with the same files, and has those back that it lost', async () => {
    await put('1', {}, home('one'))
    for (const file of ['home.js', MANIFEST]) fs.rmSync(path.join(own.store.folderOf('content', '1'), file))
    await put('1', {}, home('one'))
    expect(published('home.js')).toBe('one')
    expect(published(MANIFEST)).toBe('{}')
  })
})

describe('what is refused at publishing', () => {
  const account = declarationOf(
    'account',
    [route('my_account', '/my-account'), route('profile', '/profile/:access')],
    ['menu'],
  )
  /** @param {import('@yawmi/contract').Route[]} routes */
  const content = (...routes) => ({ declaration: declarationOf('content', routes) })
  beforeEach(() => own.store.publish('account', { version: '1', declaration: account, from: build('account') }))

  it('is a declaration against the contract, by remote, route, field, and what is allowed', async () => {
    const wrong = content({ ...route('images', '/images-list'), layout: /** @type {never} */ ('wide') })
    await expect(put('1', {}, wrong)).rejects.toThrow(
      'content is not released, its declaration is wrong: route "images", layout: it is "wide"; allowed: "public", "home", "web-view", "bare"',
    )
    expect(own.store.current('content')).toBeUndefined()
    expect(fs.existsSync(own.store.folderOf('content', '1'))).toBe(false)
  })

  it.each([
    ['an address', content(route('mine', '/my-account')), 'takes /my-account from account'],
    ['an address that a parameter covers', content(route('mine', '/:page')), 'takes /:page from account'],
    ['an address below one of its parameters', content(route('x', '/profile/settings')), 'takes /profile/settings'],
    ['a route name', content(route('my_account', '/x')), 'the route name "my_account" is account\'s'],
    ['a slot', { declaration: declarationOf('content', [], ['menu']) }, 'slot "menu" is account\'s'],
  ])('is %s of another remote', async (_, taking, message) => {
    await expect(put('1', {}, taking)).rejects.toThrow(message)
    expect(own.store.current('content')).toBeUndefined()
  })

  it('is a route that is dropped, with who links to it by name or address, unless it is meant', async () => {
    const from = build('designer', { '1.js': 'go({name:"images"})', '2.js': 'open("/videos-list?a=b")' })
    await own.store.publish('designer', { version: '1', declaration: declarationOf('designer'), from })
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

it('heeds a hold that came while it waited, or whose process was killed before the list was written', async () => {
  await put('1')
  const before = fs.readFileSync(own.listFile(), 'utf8')
  await own.store.hold('content')
  fs.writeFileSync(own.listFile(), before)
  await expect(put('2')).rejects.toMatchObject({ reason: 'conflict' })
  expect(await put('2')).toMatchObject({ version: '2', isCurrent: false })
  expect(versions()).toEqual(['1'])
})
