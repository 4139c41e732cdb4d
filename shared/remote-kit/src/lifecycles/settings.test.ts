import { defaultBrand } from '@yawmi/brand'
import { resolveSettings } from './settings'

const logoIn = async (apiBase: string | undefined, image: string) => {
  const props = { domElement: document.body, apiBase, mediaBase: '', brand: { logo: { image } } }
  return (await resolveSettings(props)).brand.logo.image
}

describe('a logo of the service, in an integrator’s page', () => {
  it('is looked for at the service', async () => {
    expect(await logoIn('https://yawmi.example/', '/logo.svg')).toBe('https://yawmi.example/logo.svg')
    expect(await logoIn(undefined, '/logo.svg')).toBe('/logo.svg')
  })

  it('is looked for there with all that the brand has beside its file: the logo by night, its own texts and templates', async () => {
    const props = {
      domElement: document.body,
      apiBase: 'https://yawmi.example',
      mediaBase: '',
      brand: {
        logo: { image: '/l.svg', imageDark: '/d.svg' },
        texts: { terms: '/brands/mine/1/terms.json' },
        templates: '/brands/mine/2/templates.json',
      },
    }
    const { brand } = await resolveSettings(props)
    expect(brand.logo.imageDark).toBe('https://yawmi.example/d.svg')
    expect(brand.templates).toBe('https://yawmi.example/brands/mine/2/templates.json')
    expect(brand.texts).toEqual({
      terms: 'https://yawmi.example/brands/mine/1/terms.json',
      privacy: '',
      faq: '',
    })
  })

  it('is left where it is when it lies elsewhere, or is drawn', async () => {
    expect(await logoIn('https://yawmi.example', 'https://carrier.example/logo.svg')).toBe(
      'https://carrier.example/logo.svg',
    )
    expect(await logoIn('https://yawmi.example', '')).toBe('')
  })
})

describe('a brand that a page names', () => {
  const events: object[] = []
  const named = () => {
    events.length = 0
    const onEvent = (event: object) => void events.push(event)
    return resolveSettings({ domElement: document.createElement('div'), mediaBase: '', brand: 'mada', onEvent })
  }
  const answers = (status: number) =>
    Object.assign(globalThis, { fetch: async () => ({ ok: false, status, json: async () => ({}) }) })
  const { fetch } = globalThis
  afterEach(() => Object.assign(globalThis, { fetch }))

  it('is the default one where there is none of the name, which the page is told', async () => {
    answers(404)
    expect((await named()).brand.id).toBe(defaultBrand.id)
    expect(events).toMatchObject([{ type: 'error' }])
  })

  it('is had in browsers that cannot make a signal of a time', async () => {
    const { timeout } = AbortSignal
    Reflect.deleteProperty(AbortSignal, 'timeout')
    Object.assign(globalThis, { fetch: async () => ({ ok: true, status: 200, json: async () => ({ id: 'mada' }) }) })
    expect((await named()).brand.id).toBe('mada')
    Object.assign(AbortSignal, { timeout })
  })

  it('is had where what was preloaded of it had failed, without a network or with the page of another one', async () => {
    const mada = { ok: true, status: 200, json: async () => ({ id: 'mada' }) }
    for (const before of [
      () => Promise.reject(new TypeError('Failed to fetch')),
      async () => ({ ok: true, status: 200, json: () => Promise.reject(new SyntaxError('<')) }),
    ]) {
      const replies = [before, async () => mada]
      Object.assign(globalThis, { fetch: () => replies.shift()!() })
      expect((await named()).brand.id).toBe('mada')
    }
  })

  it('is never another one while the server cannot show it', async () => {
    answers(503)
    await expect(named()).rejects.toThrow('answered 503')
  })

  it.each([
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['no answer in time', () => Promise.reject(new DOMException('timed out', 'TimeoutError'))],
    [
      'the page of a network that wants a sign-in',
      async () => ({ ok: true, status: 200, json: () => Promise.reject(new SyntaxError('<')) }),
    ],
  ])('is never another one where there is %s', async (_, fetch) => {
    Object.assign(globalThis, { fetch })
    await expect(named()).rejects.toThrow()
    expect(events).toEqual([])
  })
})
