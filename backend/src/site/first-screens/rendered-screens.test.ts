import { gunzipSync } from 'node:zlib'
import { compress } from '../../http/endpoint/compressed'
import type { RenderProcesses } from '../prerender/render-process'
import { RenderedScreens, type ScreenInput, SentScreen } from './rendered-screens'

jest.mock('../../http/endpoint/compressed', () => {
  const actual = jest.requireActual<{ compress: typeof compress }>('../../http/endpoint/compressed')
  return { ...actual, compress: jest.fn(actual.compress) }
})

/** The retry of a screen that failed is this far away. */
const RETRY_MS = 5_000

interface Rendering {
  input: { replies: readonly { data: unknown }[] }
  succeed: () => void
  fail: () => void
}

const begin = () => {
  const renderings: Rendering[] = []
  const renderFirstScreen = (input: Rendering['input']) =>
    new Promise((resolve, reject) => {
      const html = `<p>${JSON.stringify(input.replies.map(({ data }) => data))}</p>`
      const succeed = () => resolve({ html, css: '', fontFaces: '', day: '2026-01-01', queries: [] })
      renderings.push({ input, succeed, fail: () => reject(new Error('a fault of the screen')) })
    })
  const warnings: string[] = []
  const processes = { of: () => ({ renderFirstScreen }), forget: () => {} } as unknown as RenderProcesses
  return { screens: new RenderedScreens(processes, (message) => warnings.push(message)), renderings, warnings }
}

const input = (text: string, role: 'free' | 'subscriber' = 'subscriber') =>
  ({
    order: {
      shell: '/shell/server.cjs',
      remote: { name: 'content', version: '1', bundle: '/content/server.cjs' },
      boot: { brand: { name: 'a' }, mediaBase: '', texts: {} },
      address: '/home',
      role,
      width: 0,
    },
    replies: [{ operation: 'categories', path: '/api/a', query: {}, address: '/api/a', text: `"${text}"`, digest: 1 }],
  }) as unknown as ScreenInput

afterEach(() => jest.useRealTimers())

it('is rendered once for all who get the same replies', async () => {
  const { screens, renderings } = begin()
  const both = [screens.of(input('one')), screens.of(input('one'))]
  renderings[0]?.succeed()
  const [first, second] = await Promise.all(both)
  expect(renderings).toHaveLength(1)
  expect(first?.text).toContain('<p>["one"]</p>')
  expect(second).toBe(first)
})

it('is never that of other replies or another role, whatever their digests are', async () => {
  const { screens, renderings } = begin()
  const all = [screens.of(input('one')), screens.of(input('other')), screens.of(input('one', 'free'))]
  for (const { succeed } of renderings) succeed()
  const texts = (await Promise.all(all)).map((screen) => screen?.text)
  expect(renderings).toHaveLength(3)
  expect(texts[0]).not.toContain('other')
  expect(texts[1]).not.toContain('"one"')
  expect(new Set(texts).size).toBe(3)
})

it('is not waited for when too many wait for theirs', async () => {
  const { screens, renderings } = begin()
  const waiting = Array.from({ length: 6 }, (_, n) => screens.of(input(String(n))))
  await expect(screens.of(input('late'))).resolves.toBeUndefined()
  for (const { succeed } of renderings) succeed()
  await Promise.all(waiting)
  void screens.of(input('late'))
  expect(renderings).toHaveLength(7)
})

it('goes without when its rendering fails, and is tried again later', async () => {
  jest.useFakeTimers()
  const { screens, renderings, warnings } = begin()
  const failing = screens.of(input('one'))
  renderings[0]?.fail()
  await expect(failing).resolves.toBeUndefined()
  await expect(screens.of(input('one'))).resolves.toBeUndefined()
  expect(renderings).toHaveLength(1)
  expect(warnings).toEqual(['the first screen of /home could not be rendered: a fault of the screen'])
  jest.advanceTimersByTime(RETRY_MS)
  void screens.of(input('one'))
  expect(renderings).toHaveLength(2)
})

it('is compressed anew for who asks after it could not be', async () => {
  jest.mocked(compress).mockRejectedValueOnce(new Error('out of memory'))
  const screen = new SentScreen('a screen')
  await expect(screen.compressed('gzip')).rejects.toThrow('out of memory')
  expect(String(gunzipSync(await screen.compressed('gzip')))).toBe('a screen')
})

it('stays the one that is asked for all the time, however many others are rendered', async () => {
  const { screens, renderings } = begin()
  const large = 'a'.repeat(1_000_000)
  const render = async (text: string) => {
    const screen = screens.of(input(text))
    for (const { succeed } of renderings) succeed()
    return screen
  }
  const home = await render('home')
  for (let other = 0; other < 20; other += 1) {
    await render(`${large}${other}`)
    const again = screens.of(input('home'))
    expect(renderings).toHaveLength(other + 2)
    expect(await again).toBe(home)
  }
  await render(`${large}0`)
  expect(renderings).toHaveLength(22)
})
