import crypto from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { SCREEN_BUDGET } from './budgets.mjs'
import { writeIntegrity } from './integrity.mjs'
import { MANIFEST, releaseStore } from './release-store.mjs'

/** @import { Schema } from './event-schemas.mjs' */
/** @import { Uses } from './incompatible.mjs' */
/** @import { Allowed } from './release-store.mjs' */

/** @param {string} name @param {object} [more] */
const route = (name, more = {}) => ({
  ...{ name, path: `/${name}`, screen: name, layout: 'home', access: 'visitor', title: name },
  ...more,
})
/** @param {string} name @param {{ routes?: object[], slots?: string[] }} [more] */
const declared = (name, more = {}) => ({ name, routes: [], slots: [], requires: {}, ...more })
const noUses = { exports: {}, calls: {}, sends: {}, handles: {}, reads: {}, links: {}, events: {} }
const confirmed = { purpose: { type: "'subscribe' | 'activate'" }, at: { type: 'number' } }
const signedIn = { subscriber: { type: 'Subscriber' } }

/** What the shell of the site gives. */
const OFFERS = {
  packages: { '@yawmi/ui': '2.1.0', '@yawmi/api-client': '2.1.0' },
  exports: { '@yawmi/ui': ['Button', 'Card'], '@yawmi/api-client': ['ApiError'] },
  calls: { categories: 'categories' },
  operations: ['categories', 'todaysContent'],
  events: {
    'auth/otp-confirmed': confirmed,
    'auth/signed-in': signedIn,
    'alert/success': { title: { type: 'string' } },
  },
  slots: ['otp-dialog'],
  uses: {
    sends: { 'auth/signed-in': 'shared/session/src/session.ts:8' },
    handles: { 'alert/success': 'shell/src/app/alerts.tsx:9' },
    reads: { 'alert/success': 'shell/src/app/alerts.tsx:9' },
  },
}

/** @type {string} */
let root
/** @type {string} */
let folder
/** @type {ReturnType<typeof releaseStore>} */
let store
function build(files = {}, uses = noUses) {
  const from = fs.mkdtempSync(path.join(folder, '.built-'))
  fs.mkdirSync(path.join(from, '.maps'))
  fs.writeFileSync(path.join(from, '.maps/uses.json'), JSON.stringify(uses))
  for (const [file, text] of Object.entries({ [MANIFEST]: '{}', ...files }))
    fs.writeFileSync(path.join(from, file), text)
  writeIntegrity(from, /^$/)
  return from
}
let count = 0
/**
 * @param {{ name: string, [field: string]: unknown }} declaration
 * @param {{ files?: Record<string, string>, uses?: Partial<Uses>, allowed?: Allowed }} [how]
 */
const publish = (declaration, { files = {}, uses = {}, allowed = {} } = {}) =>
  store.publish(
    declaration.name,
    {
      version: `v${(count += 1)}`,
      declaration,
      from: build({ 'n.json': `${count}`, ...files }, { ...noUses, ...uses }),
    },
    allowed,
  )

beforeEach(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'incompatible-'))
  folder = path.join(root, 'dist')
  fs.mkdirSync(folder)
  store = releaseStore(folder)
  fs.mkdirSync(path.join(folder, 'shell'))
  fs.writeFileSync(path.join(folder, 'shell/shell.json'), JSON.stringify({ offers: OFFERS }))
  const confirms = 'mfe-account/src/details.tsx:23'
  await publish(declared('account', { routes: [route('my_account')], slots: ['account-card'] }), {
    uses: {
      links: { home: 'mfe-account/src/back.tsx:12' },
      handles: { 'auth/otp-confirmed': confirms },
      reads: { 'auth/otp-confirmed': confirms },
      events: { 'auth/otp-confirmed': confirmed },
    },
    allowed: { ungated: true },
  })
  await publish(designer, { allowed: { ungated: true } })
})
afterEach(() => fs.rmSync(root, { recursive: true }))

const designer = declared('designer', { routes: [route('home'), route('studio')], slots: ['otp-dialog'] })
const place = 'mfe-designer/src/studio.tsx:7'
/** @param {string} event @param {Schema} schema */
const sends = (event, schema) => ({ uses: { sends: { [event]: place }, events: { [event]: schema } } })
/** @param {string} event @param {Schema} schema */
const reads = (event, schema) => ({
  uses: { handles: { [event]: place }, reads: { [event]: place }, events: { [event]: schema } },
})
/** Bytes that do not compress. @param {number} bytes */
const noise = (bytes) => crypto.randomBytes(bytes).toString('latin1')

describe('a release that fits', () => {
  it('is published, with all that it uses', async () => {
    await publish(
      { ...designer, requires: { '@yawmi/ui': '^2.0.0' }, routes: [...designer.routes, route('more')] },
      {
        uses: {
          exports: { '@yawmi/ui': { Card: place } },
          calls: { categories: place },
          links: { my_account: place, more: place },
          sends: { 'auth/otp-confirmed': place },
          events: { 'auth/otp-confirmed': { ...confirmed, purpose: { type: "'activate'" }, more: { type: 'string' } } },
        },
      },
    )
    expect(store.current('designer')).toBe(`v${count}`)
  })

  it('is judged without what a shell or a build of before does not say', async () => {
    fs.writeFileSync(path.join(folder, 'shell/shell.json'), '{}')
    await publish({ ...designer, requires: { '@yawmi/ui': '^9.0.0' } })
    expect(store.current('designer')).toBe(`v${count}`)
  })
})

it('stands in the record with the checks that were left out', async () => {
  await publish(designer, { allowed: { skipped: ['types', 'tests'] } })
  await publish(designer)
  expect(store.log().map(({ skipped }) => skipped)).toEqual(expect.arrayContaining([['types', 'tests'], undefined]))
})

describe('a release is refused that', () => {
  it.each([
    [
      'needs a newer shell',
      { requires: { '@yawmi/ui': '^2.2.0' } },
      {},
      'it needs @yawmi/ui ^2.2.0, and the shell of this site gives 2.1.0',
    ],
    ['needs another major', { requires: { '@yawmi/ui': '^3.0.0' } }, {}, 'it needs @yawmi/ui ^3.0.0'],
    [
      'uses an export that the shell lacks',
      {},
      { uses: { exports: { '@yawmi/ui': { Slider: place } } } },
      `it uses Slider (${place}) of @yawmi/ui, which the shell's 2.1.0 does not have`,
    ],
    ['takes an address', { routes: [route('mine', { path: '/my_account' })] }, {}, 'takes /my_account from account'],
    [
      'takes a route name',
      { routes: [route('my_account', { path: '/x' })] },
      {},
      'the route name "my_account" is account\'s',
    ],
    ['takes a slot', { slots: ['account-card'] }, {}, 'slot "account-card" is account\'s'],
    [
      'drops a route',
      { routes: [route('studio')] },
      {},
      'route "home" (/home) is linked to by account (mfe-account/src/back.tsx:12)',
    ],
    [
      'leaves a slot of the shell empty',
      { slots: [] },
      {},
      'it no longer fills the slot "otp-dialog", which the shell shows',
    ],
    [
      'sends an event of no schema',
      {},
      sends('games/won', { points: { type: 'number' } }),
      `it sends the event "games/won" (${place}), which the shell does not know`,
    ],
    [
      'sends an event without a field',
      {},
      sends('auth/otp-confirmed', { purpose: confirmed.purpose }),
      `its event "auth/otp-confirmed" (${place}) lacks the field at, which account reads (mfe-account/src/details.tsx:23)`,
    ],
    [
      'sends an event with another value',
      {},
      sends('auth/otp-confirmed', { ...confirmed, purpose: { type: "'renew'" } }),
      "has 'renew' as purpose in place of 'subscribe' | 'activate', which account reads",
    ],
    [
      'sends to the shell an event with a field that may be missing',
      {},
      sends('alert/success', { title: { type: 'string', optional: true } }),
      'may lack the field title, which the shell reads (shell/src/app/alerts.tsx:9)',
    ],
    [
      'reads of an event what nobody sends',
      {},
      reads('auth/signed-in', { ...signedIn, token: { type: 'string' } }),
      `it reads of the event "auth/signed-in" (${place}) what the shell (shared/session/src/session.ts:8) does not send: it lacks the field token`,
    ],
    [
      'requests an operation that is not served',
      { routes: [...designer.routes, route('won', { prefetches: [{ operation: 'points' }] })] },
      {},
      'its route "won" requests the operation points, which this site does not serve',
    ],
    ['calls what the client lacks', {}, { uses: { calls: { points: place } } }, `it calls api.points (${place})`],
    [
      'links nowhere',
      {},
      { uses: { links: { games: place } } },
      `it links to the route "games" (${place}), which no remote of this site has`,
    ],
    [
      'has a heavy screen',
      {},
      { files: { 'screens.json': '{"studio":["1.js"]}', '1.js': noise(SCREEN_BUDGET.bytes) } },
      /its screen "studio" has \d+\.\d KB of scripts of 48\.0 KB/,
    ],
    [
      'has a screen of many scripts',
      {},
      {
        files: {
          'screens.json': JSON.stringify({ studio: ['1', '2', '3', '4', '5', '6', '7'].map((n) => `${n}.js`) }),
        },
      },
      'its screen "studio" needs 7 scripts of 6',
    ],
    [
      'brings React',
      {},
      { files: { '9.js': 'e.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE={}' } },
      '9.js has a second React in it',
    ],
    ['brings Chakra', {}, { files: { '9.js': 'n({name:"ChakraContext"})' } }, '9.js has a second Chakra in it'],
    ['has a wrong word', { routes: [route('home', { layout: 'wide' })] }, {}, 'route "home", layout: it is "wide"'],
  ])('%s', async (_, change, built, sentence) => {
    const before = store.current('designer')
    await expect(publish({ ...designer, ...change }, built)).rejects.toThrow(sentence)
    expect(store.current('designer')).toBe(before)
    expect(fs.existsSync(store.folderOf('designer', `v${count}`))).toBe(false)
  })

  it.each([
    ['moves the page that a brand links to', '/terms-of-use', 'brands'],
    ['moves the page that a brand links to which all hosts share', '/terms-of-use', 'published-brands'],
    ['has no longer the parameter that a brand gives', '/legal/:page', 'brands'],
  ])('%s, also where dropped routes are meant', async (_, next, folder) => {
    const legal = (/** @type {string} */ path) => ({
      ...designer,
      routes: [...designer.routes, route('legal', { path })],
    })
    await publish(legal(next.startsWith('/legal') ? '/legal/:page/:part' : '/terms'))
    const address = next.startsWith('/legal') ? '/legal/terms/1' : '/terms'
    const brands = path.join(root, '.data', folder)
    fs.mkdirSync(brands, { recursive: true })
    const links = { terms: `${address}?from=footer`, privacy: 'https://carrier.example/privacy', social: '' }
    fs.writeFileSync(path.join(brands, 'nasma.json'), JSON.stringify({ links }))
    fs.writeFileSync(path.join(brands, 'torn.json'), '{')
    await expect(publish(legal(next), { allowed: { dropRoutes: true } })).rejects.toThrow(
      `the brand nasma.json (links.terms) links to ${address}, which no remote of this site would have`,
    )
    // One that leads nowhere already is not this release's.
    await publish(
      { ...designer, routes: [...designer.routes, route('legal', { path: address })] },
      { allowed: { dropRoutes: true } },
    )
    fs.writeFileSync(path.join(brands, 'nasma.json'), JSON.stringify({ links: { terms: '/nowhere' } }))
    await publish(legal(next), { allowed: { dropRoutes: true } })
  })

  it('was a candidate, and does not fit any more when it is promoted', async () => {
    const allowed = { ungated: true }
    await store.publish(
      'designer',
      {
        version: 'c1',
        declaration: designer,
        from: build({}, { ...noUses, calls: { points: place } }),
        candidate: true,
      },
      allowed,
    )
    await expect(store.promote('designer')).rejects.toThrow('it calls api.points')
  })
})
