import type { Release, ReleaseList } from '@yawmi/contract'
import type { RemoteModule } from '@yawmi/remote-kit'
import { createRegistry } from './registry'

const release = (version: string): Release => ({
  version,
  manifest: `/remotes/content/${version}/mf-manifest.json`,
  declaration: { name: 'content', routes: [], slots: [], requires: {} },
})
const listOf = (versions: string[], more: Partial<ReleaseList> = {}): ReleaseList => ({
  remotes: { content: versions.map(release) },
  ...more,
})
const canaryOf = (version: string) => ({ canaries: { content: { release: release(version), share: 50 } } })
const bad = (...versions: string[]) => ({ bad: { content: versions } })

/** A page whose list is `first`, and the versions that each entering of the remote gave. */
function open(first: ReleaseList) {
  let now = first
  const fresh = jest.fn(async () => now)
  const registry = createRegistry(
    async (_, [chosen]) => ({
      module: { version: chosen!.version } as unknown as RemoteModule,
      version: chosen!.version,
    }),
    { releases: first },
    { loadable: first, fresh },
  )
  let time = performance.now()
  jest.spyOn(performance, 'now').mockImplementation(() => time)
  const enter = async () => ((await registry.enter('content')) as unknown as { version: string }).version
  return {
    registry,
    fresh,
    enter,
    /** The site's list becomes another, and the page looks. */
    async lists(next: ReleaseList) {
      now = next
      time += 2_000
      await registry.renew()
    },
  }
}
afterEach(() => jest.restoreAllMocks())

describe('a page that stays open', () => {
  it.each([
    ['rolled back', listOf(['2', '1']), listOf(['1'], bad('2'))],
    ['rolled back to one that the page had not heard of', listOf(['3', '2', '1']), listOf(['0'], bad('3', '2', '1'))],
    ['rolled back and mended since', listOf(['2', '1']), listOf(['3', '1'], bad('2'))],
    ['withdrawn as a canary', listOf(['2', '1'], canaryOf('2')), listOf(['1'], bad('2'))],
    ['withdrawn as a canary that was good', listOf(['2', '1'], canaryOf('2')), listOf(['1'])],
  ])('enters with a good version once the one that it has was %s, and not before', async (_, first, next) => {
    const page = open(first)
    const shown = page.registry.module('content')
    const before = await page.enter()
    await page.lists(next)
    // What stands keeps what it shows.
    expect(page.registry.module('content')).toBe(shown)
    const after = next.remotes.content?.[0]?.version
    expect([before, await page.enter(), await page.enter()]).toEqual([
      first.remotes.content?.[0]?.version,
      after,
      after,
    ])
  })

  it('never loads a version that was taken back before it was first entered', async () => {
    const page = open(listOf(['2', '1']))
    await page.lists(listOf(['1'], bad('2')))
    expect(await page.enter()).toBe('1')
  })

  it.each([
    ['released', listOf(['1']), listOf(['2', '1'])],
    ['released often', listOf(['1']), listOf(['5', '4', '3'])],
    ['opened to this device', listOf(['1']), listOf(['2', '1'], canaryOf('2'))],
  ])('keeps its version where others were %s', async (_, first, next) => {
    const page = open(first)
    await page.enter()
    await page.lists(next)
    expect(await page.enter()).toBe('1')
  })

  it('keeps a canary that was promoted, until that is rolled back', async () => {
    const page = open(listOf(['2', '1'], canaryOf('2')))
    await page.enter()
    await page.lists(listOf(['2', '1']))
    expect(await page.enter()).toBe('2')
    await page.lists(listOf(['1'], bad('2')))
    expect(await page.enter()).toBe('1')
  })

  it('asks once a second at the most, and goes on as it is where nothing answers', async () => {
    const page = open(listOf(['2', '1']))
    page.fresh.mockRejectedValue(new TypeError('offline'))
    await page.enter()
    await page.registry.renew()
    expect(page.fresh).not.toHaveBeenCalled()
    await page.lists(listOf(['1'], bad('2')))
    await page.registry.renew()
    expect(page.fresh).toHaveBeenCalledTimes(1)
    expect(await page.enter()).toBe('2')
  })
})
