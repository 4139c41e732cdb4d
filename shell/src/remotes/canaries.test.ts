import type { Release } from '@yawmi/contract'
import { createCanaries } from './canaries'

const release = (version: string): Release => ({
  version,
  manifest: `/remotes/content/${version}/mf-manifest.json`,
  declaration: { name: 'content', routes: [], slots: [], requires: {} },
})
const listWith = (share?: number) => ({
  remotes: { content: [release('1')] },
  ...(share && { canaries: { content: { release: release('2'), share } } }),
})
const bucket = () => /yawmi-bucket=(\d+)/.exec(document.cookie)?.[1]
const forget = (name: string) => (document.cookie = `${name}=; path=/; max-age=0`)

beforeEach(() => {
  localStorage.clear()
  forget('yawmi-bucket')
  forget('yawmi-canary')
})
afterEach(() => jest.restoreAllMocks())

it('draws once for a device, and tells the server', () => {
  createCanaries('yawmi').choose(listWith(50))
  const first = bucket()
  expect(first).toMatch(/^\d{1,4}$/)
  for (let page = 0; page < 20; page++) createCanaries('yawmi').choose(listWith(50))
  expect(bucket()).toBe(first)
  // Browsers forget cookies that scripts set after some days; the device keeps its versions.
  forget('yawmi-bucket')
  createCanaries('yawmi').choose(listWith(50))
  expect(bucket()).toBe(first)
})

it('leaves nothing on the device while nothing is open to a share of devices', () => {
  createCanaries('yawmi').choose(listWith())
  expect([bucket(), localStorage.length]).toEqual([undefined, 0])
})

it('chooses by what was bucket', () => {
  localStorage.setItem('yawmi-bucket', '1000')
  const canaries = createCanaries('yawmi')
  expect(canaries.choose(listWith(10)).remotes.content?.[0]?.version).toBe('1')
  expect(canaries.isCanary('content', '2')).toBe(false)
  expect(canaries.choose(listWith(11)).remotes.content?.[0]?.version).toBe('2')
  expect(canaries.isCanary('content', '2')).toBe(true)
})

it('gives the current version to a device that keeps nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused')
  })
  expect(createCanaries('yawmi').choose(listWith(100)).remotes.content?.[0]?.version).toBe('1')
  expect(bucket()).toBeUndefined()
})
