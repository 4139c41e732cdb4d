import { defaultBrand } from '@yawmi/brand'
import { contentSecurityPolicy } from './security-headers'

const picturesOf = (image: string) => {
  const brand = { ...defaultBrand, logo: { ...defaultBrand.logo, image } }
  const policy = contentSecurityPolicy({ nonce: 'n', mediaOrigin: 'https://media.example', brand })
  return /img-src ([^;]+);/.exec(policy)?.[1]
}

it('lets a brand’s logo come from the server where it lies, and pictures from no other than before', () => {
  expect(picturesOf('')).toBe("'self' data: blob: https://media.example")
  expect(picturesOf('/logo.svg')).toBe(picturesOf(''))
  expect(picturesOf('https://carrier.example/a/logo.svg?v=2')).toBe(`${picturesOf('')} https://carrier.example`)
})
