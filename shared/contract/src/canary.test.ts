import { bucketOf, chooseVersions } from './canary'
import type { Release, ReleaseList } from './schemas/releases'

const releaseOf = (name: 'auth' | 'account', version: string): Release => ({
  version,
  manifest: `/remotes/${name}/${version}/mf-manifest.json`,
  declaration: { name, routes: [], slots: [], requires: {} },
})
const listWith = (canaries: ReleaseList['canaries']): ReleaseList => ({
  remotes: { auth: [releaseOf('auth', '1')], account: [releaseOf('account', '1')] },
  canaries,
})
const visitor = { brand: 'yawmi', bucket: 500 }
const versions = ({ remotes }: ReleaseList) =>
  Object.values(remotes).map((releases) => releases.map(({ version }) => version).join())

it('puts a canary before the current version for the devices of its share alone', () => {
  const list = listWith({ auth: { release: releaseOf('auth', '2'), share: 10 } })
  expect(versions(chooseVersions(list, visitor))).toEqual(['2,1', '1'])
  expect(chooseVersions(list, visitor).chosen).toEqual({ auth: '2' })
  for (const bucket of [1_000, 9_999, undefined]) expect(chooseVersions(list, { ...visitor, bucket })).toBe(list)
})

it('gives remotes of the same share to the same devices', () => {
  const both = listWith({
    auth: { release: releaseOf('auth', '2'), share: 10 },
    account: { release: releaseOf('account', '2'), share: 10 },
  })
  for (let bucket = 0; bucket < 10_000; bucket += 97)
    expect(new Set(versions(chooseVersions(both, { ...visitor, bucket }))).size).toBe(1)
})

it('gives a canary to a brand, and to who opened a link for this very version', () => {
  const list = listWith({ auth: { release: releaseOf('auth', '2'), brands: ['almadar'] } })
  expect(versions(chooseVersions(list, { ...visitor, brand: 'almadar' }))).toEqual(['2,1', '1'])
  expect(versions(chooseVersions(list, { ...visitor, tested: 'auth@2' }))).toEqual(['2,1', '1'])
  for (const tested of ['auth@3', 'account@2']) expect(chooseVersions(list, { ...visitor, tested })).toBe(list)
})

it.each([
  ['17', 17],
  ['0', 0],
  ['-1', undefined],
  ['10000', undefined],
  ['1e3', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads a drawn number from %p', (text, number) => expect(bucketOf(text)).toBe(number))
