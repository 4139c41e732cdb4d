import type * as LoadEmbed from './load-embed'
import { type FakeScripts, fakeScripts } from './testing/fake-script'

let fake: FakeScripts
let loadEmbed: typeof LoadEmbed.loadEmbed
beforeEach(async () => {
  jest.resetModules()
  Reflect.deleteProperty(globalThis, 'Yawmi')
  fake = fakeScripts()
  ;({ loadEmbed } = await import('./load-embed'))
})

const api = 'https://yawmi.example'

it('loads the channel’s script of a service once for all who ask', async () => {
  const [one, other] = await Promise.all([loadEmbed({ api }), loadEmbed({ api: `${api}/` })])
  expect(one).toBe(other)
  expect(fake.requested.map(({ src }) => src)).toEqual(['https://yawmi.example/embed/v1.js'])
})

it('loads a fixed version by its digest, with the page’s nonce and the keys that it trusts', async () => {
  await loadEmbed({ api, version: '1.0.0-3fa1b2c4', integrity: 'sha384-x', nonce: 'n', keys: ['a', 'b'] })
  const [script] = fake.requested
  expect(script).toMatchObject({
    src: 'https://yawmi.example/embed/1.0.0-3fa1b2c4.js',
    integrity: 'sha384-x',
    crossOrigin: 'anonymous',
    nonce: 'n',
  })
  expect(script!.dataset.keys).toBe('a b')
})

it('takes the tag that the page has already', async () => {
  const there = { mount: () => undefined }
  Object.assign(globalThis, { Yawmi: there })
  expect(await loadEmbed({ api })).toBe(there)
  expect(fake.requested).toEqual([])
})

it('takes no element of the id Yawmi for it', async () => {
  const place = Object.assign(document.createElement('div'), { id: 'Yawmi' })
  document.body.append(place)
  expect(globalThis).toHaveProperty('Yawmi', place)
  await expect(loadEmbed({ api })).resolves.toHaveProperty('mount')
  expect(fake.requested).toHaveLength(1)
  place.remove()
})

it('tells of a script that does not come, and requests it again the next time', async () => {
  fake.isReachable = false
  await expect(loadEmbed({ api })).rejects.toThrow('https://yawmi.example/embed/v1.js: did not come')
  fake.isReachable = true
  await expect(loadEmbed({ api })).resolves.toHaveProperty('mount')
  expect(fake.requested).toHaveLength(2)
})
