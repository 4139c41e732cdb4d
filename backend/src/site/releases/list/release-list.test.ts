import type { Release, ReleaseList } from '@yawmi/contract'
import { readReleaseList } from './release-list'

const release = (name: string, version: string, paths: string[] = [], slots: string[] = []) =>
  ({
    version,
    manifest: `/remotes/${name}/${version}/mf-manifest.json`,
    declaration: {
      name,
      routes: paths.map((path) => ({
        name: `${name} ${path}`,
        path,
        screen: 'x',
        layout: 'home',
        access: 'visitor',
        title: 'x',
      })),
      slots,
      requires: {},
    },
  }) as Release
/** Entries may be wrong. */
const list = (remotes: Record<string, unknown>) => ({ remotes }) as ReleaseList
const NOTHING = list({})
const versions = ({ remotes }: ReleaseList) =>
  Object.fromEntries(Object.entries(remotes).map(([name, releases]) => [name, releases.map(({ version }) => version)]))

describe('a release list with a part that is wrong', () => {
  const wrong = { ...release('content', '2'), declaration: { ...release('content', '2').declaration, slots: 'none' } }
  const account = [release('account', '1', ['/my-account'])]

  it('loses that release, and no other remote', () => {
    const read = readReleaseList(list({ content: [wrong, release('content', '1')], account }), NOTHING)
    expect(versions(read.list)).toEqual({ content: ['1'], account: ['1'] })
    expect(read.faults).toEqual([
      expect.stringMatching(
        /^releases\.json: content 2 is passed over: slots: it is "none"; allowed: array\. content is served at 1; npm run release -- rollback content /,
      ),
    ])
  })

  it('has the last good releases of a remote of which nothing is sound', () => {
    const lastGood = list({ content: [release('content', '1')] })
    for (const nothing of [[wrong], [], 'x', null, [null]]) {
      const read = readReleaseList(list({ content: nothing, account }), lastGood)
      expect(versions(read.list)).toEqual({ content: ['1'], account: ['1'] })
      expect(read.faults).toHaveLength(1)
    }
  })

  it('passes over a name that no remote can have, and a release under the name of another', () => {
    const read = readReleaseList(list({ 'my-shop': [release('my-shop', '1')], content: account, account }), NOTHING)
    expect(versions(read.list)).toEqual({ account: ['1'] })
    expect(read.faults).toHaveLength(2)
  })
})

describe('an address that two remotes claim, in a list that somebody wrote by hand', () => {
  const owner = [release('account', '1', ['/my-account'])]
  const taker = [release('content', '2', ['/:page']), release('content', '1', ['/home'])]

  it('stays with the remote that had it, wherever that stands in the list', () => {
    const lastGood = list({ content: taker.slice(1), account: owner })
    for (const remotes of [
      { content: taker, account: owner },
      { account: owner, content: taker },
    ]) {
      const { list: read, faults } = readReleaseList(list(remotes), lastGood)
      expect(versions(read)).toEqual({ content: ['1'], account: ['1'] })
      expect(faults).toEqual([expect.stringContaining('content 2 is passed over: route "content /:page" takes /:page')])
    }
  })

  it('stays with it where the other has nothing else in the list, by what it had before', () => {
    const lastGood = list({ content: taker.slice(1), account: owner })
    const { list: read } = readReleaseList(list({ content: taker.slice(0, 1), account: owner }), lastGood)
    expect(versions(read)).toEqual({ content: ['1'], account: ['1'] })
  })

  it('goes to the first of the list where nobody had it before', () => {
    const read = readReleaseList(list({ account: owner, content: taker.slice(0, 1) }), NOTHING)
    expect(versions(read.list)).toEqual({ account: ['1'] })
    expect(read.faults).toEqual([expect.stringContaining('Nothing of content is served')])
  })

  it('may move from one remote to another', () => {
    const lastGood = list({ content: [release('content', '1', ['/favorites'])], account: owner })
    const moved = {
      account: [release('account', '2', ['/favorites'])],
      content: [release('content', '2'), release('content', '1', ['/favorites'])],
    }
    const { list: read, faults } = readReleaseList(list(moved), lastGood)
    expect(faults).toEqual([])
    expect(versions(read)).toEqual({ account: ['2'], content: ['2', '1'] })
  })

  it('counts for slots too', () => {
    const slots = {
      auth: [release('auth', '1', [], ['otp-dialog'])],
      content: [release('content', '1', [], ['otp-dialog'])],
    }
    expect(versions(readReleaseList(list(slots), NOTHING).list)).toEqual({ auth: ['1'] })
  })
})

describe('versions that were taken back', () => {
  const DAY = 24 * 60 * 60_000
  const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString()
  const badOf = (content: unknown[], listed = ['5']) => {
    const history = { content, account: 'x', __proto__: [null] }
    const remotes = {
      content: listed.map((version) => release('content', version)),
      account: [release('account', '1')],
    }
    return readReleaseList({ remotes, history }, NOTHING).list.bad
  }

  it('are named, the last ones first, for a week', () => {
    const marked = [1, 3, 2, 4, 8].map((days) => ({ version: `v${days}`, bad: ago(days) }))
    expect(badOf([{ version: 'good', since: ago(1) }, ...marked])).toEqual({ content: ['v1', 'v2', 'v3'] })
    expect(badOf([{ version: 'v8', bad: ago(8) }])).toBeUndefined()
  })

  it('are not those that are listed again, nor what is no version', () => {
    expect(badOf([{ version: '5', bad: ago(1) }, null, { bad: ago(1) }, { version: 1, bad: ago(1) }])).toBeUndefined()
  })
})
