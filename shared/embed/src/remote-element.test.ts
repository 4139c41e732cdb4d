import { remoteElement } from './remote-element'

interface Mounted {
  options: Yawmi.Options[]
  tell: (event: Yawmi.Events[keyof Yawmi.Events]) => void
  gone: boolean
}
const mounted: Mounted[] = []

/** Stands in for `Yawmi.mount`: takes down what it is given. */
const mount: Yawmi.Mount = (_, options) => {
  const listeners = new Map<string, (event: never) => void>()
  const one: Mounted = {
    options: [options],
    tell: (event) => listeners.get(event.type)?.(event as never),
    gone: false,
  }
  mounted.push(one)
  return {
    update: async (changes) => void one.options.push(changes as Yawmi.Options),
    unmount: async () => void (one.gone = true),
    on: (type, listener) => {
      listeners.set(type, listener)
      return () => undefined
    },
  }
}

const turn = () => new Promise<void>((resolve) => queueMicrotask(() => resolve()))
const last = () => mounted.at(-1)!
const requested = () => last().options.at(-1)!

function put(attributes: Record<string, string> = { name: 'auth' }): Yawmi.RemoteElement {
  const element = document.createElement('yawmi-remote')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  document.body.append(element)
  return element
}

beforeAll(() => customElements.define('yawmi-remote', remoteElement(mount)))
beforeEach(() => {
  mounted.length = 0
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => document.body.replaceChildren())

describe('the tag', () => {
  it('tells each event under a name with a colon and under one without, for Angular’s templates', async () => {
    const element = put()
    await turn()
    const received: string[] = []
    for (const type of ['ready', 'signed-in', 'signed-out', 'refused', 'callback', 'navigate', 'error'])
      for (const name of [`yawmi:${type}`, `yawmi-${type}`])
        element.addEventListener(name, (event) => received.push(`${event.type} ${(event as CustomEvent).detail.type}`))
    last().tell({ type: 'ready' })
    last().tell({ type: 'signed-in', subscriberId: '7' })
    expect(received).toEqual([
      'yawmi:ready ready',
      'yawmi-ready ready',
      'yawmi:signed-in signed-in',
      'yawmi-signed-in signed-in',
    ])
  })

  it('takes each option as a property, as Vue and React 19 give them, and shows it in its attribute', async () => {
    const element = put({})
    Object.assign(element, { name: 'content', path: '/home', mode: 'shadow', locale: 'ar-LY' })
    await turn()
    expect(requested()).toMatchObject({ name: 'content', path: '/home', mode: 'shadow', locale: 'ar-LY' })
    expect(element.getAttribute('path')).toBe('/home')
    element.path = '/quotes-list'
    await turn()
    expect(requested().path).toBe('/quotes-list')
    element.path = undefined
    await turn()
    expect(requested().path).toBeUndefined()
    expect(element.hasAttribute('path')).toBe(false)
  })

  it('takes a brand as an object, once for each that differs', async () => {
    const element = put()
    element.brand = { id: 'partner', tagline: 'كل صباح' }
    await turn()
    expect(requested().brand).toEqual({ id: 'partner', tagline: 'كل صباح' })
    expect(element.brand).toEqual({ id: 'partner', tagline: 'كل صباح' })
    element.brand = { id: 'partner', tagline: 'كل صباح' }
    await turn()
    expect(last().options).toHaveLength(1)
    element.brand = { id: 'partner', tagline: 'كل مساء' }
    await turn()
    expect(requested().brand).toEqual({ id: 'partner', tagline: 'كل مساء' })
  })

  it('goes by what was given last: an object after an id, and an id after an object', async () => {
    const element = put({ name: 'auth', brand: 'nasma' })
    element.brand = { id: 'partner' }
    await turn()
    expect(requested().brand).toEqual({ id: 'partner' })
    element.setAttribute('brand', 'nasma')
    await turn()
    expect(requested().brand).toBe('nasma')
    element.brand = { id: 'partner' }
    element.brand = 'shams'
    await turn()
    expect(requested().brand).toBe('shams')
  })

  it('takes what was set on it before its script came', async () => {
    const element = put()
    // As a framework leaves it: a property of the element itself, which hides that of its class.
    element.remove()
    Object.defineProperty(element, 'brand', { value: { id: 'early' }, configurable: true, writable: true })
    document.body.append(element)
    await turn()
    expect(requested().brand).toEqual({ id: 'early' })
    element.brand = 'nasma'
    await turn()
    expect(requested().brand).toBe('nasma')
  })

  it('tells of an object that became text on its way into an attribute, and asks for no brand of that name', async () => {
    const element = document.createElement('yawmi-remote')
    const errors: Yawmi.Events['error'][] = []
    element.addEventListener('yawmi:error', ({ detail }) => errors.push(detail))
    element.setAttribute('name', 'auth')
    element.setAttribute('brand', '[object Object]')
    document.body.append(element)
    await turn()
    expect(requested().brand).toBeUndefined()
    expect(errors).toEqual([expect.objectContaining({ type: 'error', code: 'option' })])
    expect(errors[0]?.message).toContain('brand')
  })
})
