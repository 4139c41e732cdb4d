import type * as Events from './index'

const names: string[] = []
class FakeChannel {
  constructor(name: string) {
    names.push(name)
  }
  addEventListener() {}
  postMessage() {}
  close() {}
}

/** The name of the channel to other tabs, of a page that an origin frames, or nobody. */
function channelFramedBy(origin?: string) {
  Object.assign(globalThis, { BroadcastChannel: FakeChannel })
  Object.defineProperty(location, 'ancestorOrigins', {
    value: origin === undefined ? [] : [origin],
    configurable: true,
  })
  jest.isolateModules(() => jest.requireActual<typeof Events>('./index').createBus())
  return names.at(-1)
}

afterEach(() => {
  Reflect.deleteProperty(location, 'ancestorOrigins')
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
})

it('signs nobody out but the frames of the same page, where a page is in a frame of another origin', () => {
  const site = channelFramedBy()
  const shop = channelFramedBy('https://shop.example')
  expect(new Set([site, shop, channelFramedBy('https://other.example')]).size).toBe(3)
  expect(channelFramedBy('https://shop.example')).toBe(shop)
  expect(channelFramedBy(location.origin)).toBe(site)
})
