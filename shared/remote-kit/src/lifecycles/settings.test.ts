import { resolveSettings } from './settings'

const logoIn = async (apiBase: string | undefined, image: string) => {
  const props = { domElement: document.body, apiBase, mediaBase: '', brand: { logo: { image } } }
  return (await resolveSettings(props)).brand.logo.image
}

describe('a logo of the service, in a page of somebody else', () => {
  it('is looked for at the service', async () => {
    expect(await logoIn('https://yawmi.example/', '/logo.svg')).toBe('https://yawmi.example/logo.svg')
    expect(await logoIn(undefined, '/logo.svg')).toBe('/logo.svg')
  })

  it('is left where it is when it lies elsewhere, or is drawn', async () => {
    expect(await logoIn('https://yawmi.example', 'https://carrier.example/logo.svg')).toBe(
      'https://carrier.example/logo.svg',
    )
    expect(await logoIn('https://yawmi.example', '')).toBe('')
  })
})
