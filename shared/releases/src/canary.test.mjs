import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { makeKey, publicPart, signerOf, trust } from './release-keys.mjs'
import { MANIFEST, releaseStore } from './release-store.mjs'

/** @type {string} */
let folder
/** @type {import('./release-keys.mjs').PrivateKey | undefined} */
let acting
const store = () =>
  releaseStore(path.join(folder, 'dist'), {
    signer: () => acting && signerOf(acting),
    keysFolder: path.join(folder, 'keys'),
  })
/** @param {string} name */
const declarationOf = (name) => ({ name, routes: [], slots: [], requires: {} })
/** @param {string} remote @param {string} version */
async function publish(remote, version, candidate = false) {
  fs.mkdirSync(store().folderOf(remote, version), { recursive: true })
  fs.writeFileSync(path.join(store().folderOf(remote, version), MANIFEST), version)
  return store().publish(remote, { version, declaration: declarationOf(remote), candidate })
}
/** @param {string} remote */
const stateOf = (remote) =>
  store()
    .overview()
    .remotes.find((one) => one.remote === remote)
/** @param {string} remote */
const canaryOf = (remote) => stateOf(remote)?.canary
/** @param {string} remote @param {string} version */
const whatIs = (remote, version) => stateOf(remote)?.versions.find((one) => one.version === version)?.is

beforeEach(async () => {
  acting = undefined
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'canary-'))
  fs.mkdirSync(path.join(folder, 'dist'))
  await publish('content', '1')
  await publish('content', '2', true)
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

it('opens the newest candidate to a part of the visitors, and leaves the current version', async () => {
  expect(await store().canary('content', undefined, { share: 10 })).toMatchObject({ version: '2', isCurrent: false })
  expect(store().current('content')).toBe('1')
  expect(canaryOf('content')).toMatchObject({ version: '2', share: 10 })
  expect(whatIs('content', '2')).toBe('canary')
  await store().canary('content', undefined, { share: 50, brands: ['almadar'] })
  expect(canaryOf('content')).toMatchObject({ version: '2', share: 50, brands: ['almadar'] })
  expect(store().faults()).toEqual([])
})

it('is called a canary also where it was withdrawn before, or current once', async () => {
  await store().canary('content', undefined, { testers: true })
  await store().withdraw('content')
  expect(whatIs('content', '2')).toBe('bad')
  await store().canary('content', '2', { testers: true }, { reason: 'it was the network' })
  expect(whatIs('content', '2')).toBe('canary')
  for (const version of ['3', '4', '5', '6']) await publish('content', version)
  expect(whatIs('content', '1')).toBe('before')
  await store().canary('content', '1', { share: 10 })
  expect(whatIs('content', '1')).toBe('canary')
})

it('says where devices would have the canary of one remote without that of another', async () => {
  for (const version of ['1', '2']) await publish('auth', version, version === '2')
  expect((await store().canary('content', undefined, { share: 10 })).notes).toEqual([])
  const { notes } = await store().canary('auth', undefined, { share: 50 })
  expect(notes).toEqual([
    expect.stringMatching(/auth is for 50 % of devices and that of content for 10 %: .*canary auth --with content/),
  ])
  expect((await store().canary('auth', undefined, { share: 10 })).notes).toEqual([])
  expect((await store().canary('auth', undefined, { share: 70, together: ['content'] })).notes).toEqual([])
})

it('has what pages reported of it in the overview', async () => {
  await store().canary('content', undefined, { share: 10 })
  const field = { loads: 210, failures: 3, eventFaults: 1, vitals: { lcp: 1500 } }
  fs.writeFileSync(
    path.join(folder, 'dist/.releases/field-data.json'),
    JSON.stringify({ versions: [{ remote: 'content', version: '2', ...field }] }),
  )
  const versions = stateOf('content')?.versions.map(({ version, field: reported }) => [version, reported])
  expect(versions).toEqual([
    ['2', field],
    ['1', undefined],
  ])
})

it('is promoted by name of the remote alone, which ends it', async () => {
  await store().canary('content', undefined, { share: 10 })
  await publish('content', '3', true)
  expect(await store().promote('content')).toMatchObject({ version: '2', isCurrent: true })
  expect(canaryOf('content')).toBeUndefined()
  expect(whatIs('content', '3')).toBe('candidate')
})

it('stays while another version becomes current, and keeps its files', async () => {
  await store().canary('content', undefined, { testers: true })
  await publish('content', '3')
  expect(/** @type {{ version: string }} */ (canaryOf('content')).version).toBe('2')
  expect(fs.existsSync(store().folderOf('content', '2'))).toBe(true)
})

it('stays open over a roll-back, which says so to whoever takes a bad release out', async () => {
  await publish('content', '3')
  await store().canary('content', undefined, { share: 50 })
  const { version, notes } = await store().rollBack('content')
  expect([version, notes]).toEqual(['1', [expect.stringMatching(/^the canary 2 stays open.* withdraw content /)]])
  await store().withdraw('content')
  await publish('content', '4')
  expect((await store().rollBack('content')).notes).toEqual([])
})

it('is marked bad when it is withdrawn: it becomes current with a reason only', async () => {
  await store().canary('content', undefined, { share: 10 })
  expect(await store().withdraw('content', { reason: 'it throws' })).toMatchObject({ version: '2' })
  expect(canaryOf('content')).toBeUndefined()
  expect(whatIs('content', '2')).toBe('bad')
  expect(store().overview().remotes[0].withdrawn).toMatchObject({ version: '2', reason: 'it throws' })
  for (const act of [() => store().promote('content', '2'), () => store().canary('content', '2', { share: 5 })])
    await expect(act()).rejects.toMatchObject({ reason: 'bad' })
  await expect(store().withdraw('content')).rejects.toMatchObject({
    reason: 'state',
    message: expect.stringContaining('npm run release -- status content says'),
  })
  await store().canary('content', '2', { share: 5 }, { reason: 'mended' })
  expect(store().log().at(-1)).toMatchObject({ act: 'canary', version: '2', reason: 'mended' })
})

it('waits again to be promoted where it is withdrawn as good', async () => {
  await store().canary('content', undefined, { share: 10 })
  await store().withdraw('content', { isGood: true })
  expect(whatIs('content', '2')).toBe('candidate')
})

it('is none of a version that every visitor has', async () => {
  await expect(store().canary('content', '1', { share: 10 })).rejects.toMatchObject({ reason: 'state' })
  await store().promote('content')
  await expect(store().canary('content', undefined, { share: 10 })).rejects.toMatchObject({ reason: 'state' })
})

it('has remotes that go together begin, become current and end as one', async () => {
  await publish('account', '1')
  await publish('account', '2', true)
  await store().canary('content', undefined, { share: 10, together: ['account'] })
  expect(canaryOf('account')).toMatchObject({ version: '2', share: 10, together: ['content'] })
  await store().withdraw('account', { isGood: true })
  expect([canaryOf('content'), canaryOf('account')]).toEqual([undefined, undefined])
  await store().canary('content', undefined, { share: 10, together: ['account'] })
  const acts = store().log().length
  expect(await store().promote('content')).toMatchObject({ notes: ['account is at 2, which went with it'] })
  expect([store().current('content'), store().current('account')]).toEqual(['2', '2'])
  expect(canaryOf('account')).toBeUndefined()
  expect(store().log().length).toBe(acts + 1)
  expect(store().faults()).toEqual([])
})

it('has none of remotes that go together become current where one cannot', async () => {
  await publish('account', '1')
  await publish('account', '2', true)
  await store().canary('content', undefined, { share: 10, together: ['account'] })
  fs.rmSync(path.join(store().folderOf('account', '2'), MANIFEST))
  await expect(store().promote('content')).rejects.toMatchObject({ reason: 'files' })
  expect([store().current('content'), store().current('account')]).toEqual(['1', '1'])
})

it('leaves a remote alone that went together with another, and was opened anew without it', async () => {
  await publish('account', '1')
  await publish('account', '2', true)
  await store().canary('content', undefined, { share: 10, together: ['account'] })
  await store().canary('account', '2', { share: 50 })
  await store().withdraw('content')
  expect(canaryOf('account')).toMatchObject({ version: '2', share: 50 })
})

it('is ended, and nothing else done, by a key that may withdraw alone', async () => {
  const [owner, site] = [
    makeKey({ team: 'owner', remotes: ['*'], roles: ['publish', 'promote'] }),
    makeKey({ team: 'site', remotes: ['*'], roles: ['withdraw'] }),
  ]
  for (const key of [owner, site]) trust(path.join(folder, 'keys'), publicPart(key))
  acting = owner
  await store().canary('content', undefined, { share: 10 })
  acting = site
  for (const act of [
    () => store().promote('content'),
    () => store().canary('content', undefined, { share: 90 }),
    () => publish('content', '9'),
    () => store().hold('content'),
  ])
    await expect(act()).rejects.toMatchObject({ reason: 'identity' })
  await store().withdraw('content', { reason: 'it fails' })
  expect(canaryOf('content')).toBeUndefined()
})
