import type { LifecycleProps, Lifecycles } from '@yawmi/remote-kit'
import { importModule } from './releases/import-module'
import { createMount } from './mount'
import { takeCarried } from './releases/carried'

jest.mock('./releases/import-module', () => ({
  ...jest.requireActual<object>('./releases/import-module'),
  importModule: jest.fn(),
}))
const load = jest.mocked(importModule)

/** Each test's own service: what failed is kept for as long as a page is open. */
let service = 0
const API = () => `https://yawmi-${service}.example`
const fileOf = (version: string) => `${API()}/remotes/content/${version}/alone.mjs`
let versions: string[] = []
const network = jest.fn(async () =>
  Response.json({
    remotes: { content: versions.map((one) => ({ manifest: `/remotes/content/${one}/mf-manifest.json` })) },
  }),
)

// jsdom loads nothing, and keeps no record of it.
Object.assign(performance, { getEntriesByType: () => [] })

beforeEach(() => {
  service += 1
  versions = ['3.0.0', '2.0.0', '1.0.0']
  load.mockReset()
  network.mockClear()
  globalThis.fetch = network
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  document.body.replaceChildren()
})

/** A release whose remote shows its version, and what is done to it. */
function release(version: string, change: Partial<Lifecycles> = {}) {
  const seen: LifecycleProps[] = []
  const nothing = async () => undefined
  const lifecycles: Lifecycles = {
    bootstrap: nothing,
    async mount(props) {
      seen.push(props)
      props.domElement!.textContent = version
      props.onEvent?.({ type: 'ready' })
    },
    update: nothing,
    unmount: async ({ domElement }) => domElement?.replaceChildren(),
    ...change,
  }
  return { lifecycles, seen }
}
/** What each file holds; the others cannot be had. */
const serve = (files: Record<string, Lifecycles>) =>
  load.mockImplementation((address) => {
    const lifecycles = files[decodeURIComponent(address.split('#')[0]?.split('/').at(-2) ?? '')]
    return lifecycles ? Promise.resolve(lifecycles as never) : Promise.reject(new Error('404'))
  })

function mount() {
  const element = document.body.appendChild(document.createElement('div'))
  const handle = createMount({ api: API() })(element, { name: 'content' })
  const events: object[] = []
  for (const type of ['ready', 'error', 'signed-out'] as const) handle.on(type, (event) => events.push(event))
  return {
    handle,
    element,
    events,
    shown: () => element.querySelector('div')?.shadowRoot?.textContent,
    button: () => element.querySelector('button'),
  }
}
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
async function eventually(expected: () => void, within = 3_000): Promise<void> {
  const end = Date.now() + within
  for (;;) {
    try {
      return expected()
    } catch (error) {
      if (Date.now() > end) throw error
      await wait(20)
    }
  }
}
const requested = (version: string) => load.mock.calls.filter(([address]) => address.startsWith(fileOf(version))).length

describe('a remote in an integrator’s page', () => {
  it('is the version before where code cannot be had, and the page is told with a code', async () => {
    serve({ '2.0.0': release('2.0.0').lifecycles })
    const { shown, events } = mount()
    await eventually(() => expect(shown()).toBe('2.0.0'))
    expect(events).toEqual([{ type: 'error', code: 'load', message: '3.0.0: Error: 404' }, { type: 'ready' }])
    expect(requested('3.0.0')).toBe(2)
  })

  it('is an error with a warning where the page has no such element', async () => {
    versions = ['3.0.0']
    serve({ '3.0.0': release('3.0.0').lifecycles })
    const events: object[] = []
    createMount({ api: API() })(document.getElementById('misspelt')!, { name: 'content', brand: 'yawmi' }).on(
      'error',
      (event) => events.push(event),
    )
    const message = expect.stringContaining('null') as string
    await eventually(() => expect(events.at(-1)).toEqual({ type: 'error', code: 'load', message }))
    expect(console.warn).toHaveBeenCalledWith(message)
  })

  it.each([
    ['throws in its screen', 'render'],
    ['misses the code of its screen', 'load'],
    ['hangs in its screen', 'hang'],
  ] as const)('is the version before once it %s, and a notice when that fails too', async (_, code) => {
    const [three, two] = [release('3.0.0'), release('2.0.0')]
    serve({ '3.0.0': three.lifecycles, '2.0.0': two.lifecycles, '1.0.0': release('1.0.0').lifecycles })
    const { shown, events, button } = mount()
    await eventually(() => expect(shown()).toBe('3.0.0'))
    three.seen[0]?.onFailure?.({ code, message: 'no such field' })
    await eventually(() => expect(shown()).toBe('2.0.0'))
    two.seen[0]?.onFailure?.({ code, message: 'no such field' })
    await eventually(() => expect(button()?.textContent).toBe('حاول مرة أخرى'))
    expect(events).toEqual([
      { type: 'ready' },
      { type: 'error', code, message: '3.0.0: no such field' },
      { type: 'error', code, message: '2.0.0: no such field' },
    ])
    // The button has something else tried than what failed.
    button()?.click()
    await eventually(() => expect(shown()).toBe('1.0.0'))
  })

  it.each([
    ['bootstrap rejects', { bootstrap: () => Promise.reject(new Error('broken')) }],
    ['mount rejects', { mount: () => Promise.reject(new Error('broken')) }],
    ['mount never ends', { mount: () => new Promise(() => {}) }],
  ])('is the version before where %s, within 3 s', async (_, fault) => {
    serve({ '3.0.0': release('3.0.0', fault).lifecycles, '2.0.0': release('2.0.0').lifecycles })
    const { shown, events } = mount()
    await eventually(() => expect(shown()).toBe('2.0.0'))
    expect(events).toMatchObject([{ type: 'error' }, { type: 'ready' }])
  })

  it('requests no file more than twice, however often the page mounts and updates it, until a person presses the button', async () => {
    serve({})
    const { handle, button, events, element } = mount()
    await eventually(() => expect(button()).not.toBeNull())
    for (let turn = 0; turn < 5; turn += 1) await handle.update({ locale: `ar-${turn}` })
    const second = mount()
    await eventually(() => expect(second.button()).not.toBeNull())
    expect(versions.map(requested)).toEqual([2, 2, 2])
    expect(network).toHaveBeenCalledTimes(1)
    expect(events[0]).toMatchObject({ type: 'error', code: 'load' })

    serve({ '3.0.0': release('3.0.0').lifecycles })
    button()?.click()
    await eventually(() => expect(element.querySelector('div')?.shadowRoot?.textContent).toBe('3.0.0'))
  })

  it('says which mistake it is where there is no remote of that name, or no list', async () => {
    versions = []
    const { events } = mount()
    await eventually(() => expect(events).toMatchObject([{ type: 'error', code: 'unknown-remote' }]))
    service += 1
    network
      .mockResolvedValueOnce(new Response('', { status: 503 }))
      .mockResolvedValueOnce(new Response('', { status: 503 }))
    const other = mount()
    await eventually(() => expect(other.events).toMatchObject([{ type: 'error', code: 'load' }]))
  })

  it('goes on when a listener of the page throws', async () => {
    const reported = jest.fn()
    Object.assign(globalThis, { reportError: reported })
    serve({ '2.0.0': release('2.0.0').lifecycles })
    const { handle, shown, events } = mount()
    handle.on('error', () => {
      throw new Error('the page’s own mistake')
    })
    await eventually(() => expect(shown()).toBe('2.0.0'))
    await eventually(() => expect(events).toHaveLength(2))
    expect(reported).toHaveBeenCalledTimes(1)
    await handle.update({ locale: 'ar' })
    await handle.unmount()
    expect(document.querySelector('body > div')?.childElementCount).toBe(0)
  })

  it('takes the calls that come after one with a mistake of the page’s', async () => {
    serve({ '3.0.0': release('3.0.0').lifecycles })
    const { handle, element, shown } = mount()
    await eventually(() => expect(shown()).toBe('3.0.0'))
    await expect(handle.update({ api: new URL(API()) as never })).rejects.toThrow('replace')
    await handle.update({ locale: 'ar' })
    await handle.unmount()
    expect(element.childElementCount).toBe(0)
  })
})

describe('a release that the script was sent with', () => {
  const carry = (version: string) => {
    globalThis.yawmiCarried = {
      mediaBase: 'https://media.example',
      defaultBrand: 'yawmi',
      releases: {
        content: {
          folder: `/remotes/content/${version}/`,
          modules: { 'alone.mjs': 'sha384-a', 'alone-react.mjs': 'sha384-r', 'alone-main.mjs': 'sha384-m' },
        },
      },
    }
    takeCarried(API())
  }
  const preloads = () =>
    [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
      ({ href, integrity }) => `${href.split('/').at(-1)} ${integrity}`,
    )
  afterEach(() => {
    document.head.replaceChildren()
    Reflect.deleteProperty(globalThis, Symbol.for('yawmi.react'))
  })

  it('is mounted with the media host of its service, without a request, its modules loaded together by digest', async () => {
    carry('3.0.0')
    expect(globalThis.yawmiCarried).toBeUndefined()
    const three = release('3.0.0')
    serve({ '3.0.0': three.lifecycles })
    const { shown } = mount()
    await eventually(() => expect(shown()).toBe('3.0.0'))
    expect(network).not.toHaveBeenCalled()
    expect(three.seen[0]?.mediaBase).toBe('https://media.example')
    expect(load.mock.calls[0]?.slice(0, 2)).toEqual([fileOf('3.0.0'), 'sha384-a'])
    expect(preloads()).toEqual(expect.arrayContaining(['alone.mjs sha384-a', 'alone-main.mjs sha384-m']))
  })

  it('brings no React where the page has one', async () => {
    Reflect.set(globalThis, Symbol.for('yawmi.react'), {})
    carry('3.0.0')
    serve({ '3.0.0': release('3.0.0').lifecycles })
    const { shown } = mount()
    await eventually(() => expect(shown()).toBe('3.0.0'))
    expect(preloads()).toEqual(['alone.mjs sha384-a', 'alone-main.mjs sha384-m'])
  })

  it('is followed by those of the list where it cannot be had: it may have been rolled back and deleted since', async () => {
    carry('4.0.0')
    const three = release('3.0.0')
    serve({ '3.0.0': three.lifecycles })
    const { shown, events } = mount()
    await eventually(() => expect(shown()).toBe('3.0.0'))
    expect(network).toHaveBeenCalledTimes(1)
    expect(events).toEqual([{ type: 'error', code: 'load', message: '4.0.0: Error: 404' }, { type: 'ready' }])
    expect(three.seen[0]?.failed).toEqual([['4.0.0', 'load']])
  })

  it('is the version before once it fails in its screen', async () => {
    carry('3.0.0')
    const three = release('3.0.0')
    serve({ '3.0.0': three.lifecycles, '2.0.0': release('2.0.0').lifecycles })
    const { shown } = mount()
    await eventually(() => expect(shown()).toBe('3.0.0'))
    three.seen[0]?.onFailure?.({ code: 'render', message: 'no such field' })
    await eventually(() => expect(shown()).toBe('2.0.0'))
    // It reports the one before (docs/adr/0095).
    expect(three.seen[0]?.failed).toEqual([['3.0.0', 'render']])
    // The list says so, in which the one that failed is not tried again.
    expect(requested('3.0.0')).toBe(1)
  })

  it('gives way to the list a minute later: another may be current by then', async () => {
    carry('3.0.0')
    versions = ['2.0.0']
    serve(Object.fromEntries(['3.0.0', '2.0.0', '1.0.0'].map((one) => [one, release(one).lifecycles])))
    let later = performance.now() + 61_000
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => later)
    try {
      const first = mount()
      await eventually(() => expect(first.shown()).toBe('2.0.0'))
      // Rolled back meanwhile: what is mounted stays, and what is mounted after a minute has the good one.
      versions = ['1.0.0']
      later += 30_000
      const second = mount()
      await eventually(() => expect(second.shown()).toBe('2.0.0'))
      expect(network).toHaveBeenCalledTimes(1)
      later += 31_000
      const third = mount()
      await eventually(() => expect(third.shown()).toBe('1.0.0'))
      expect([first.shown(), second.shown()]).toEqual(['2.0.0', '2.0.0'])
    } finally {
      clock.mockRestore()
    }
  })
})
