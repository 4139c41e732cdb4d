import { defaultBrand } from '@yawmi/brand'
import { byNonce, contentSecurityPolicy, transportSecurity } from './security-headers'

const picturesOf = (image: string) => {
  const brand = { ...defaultBrand, logo: { ...defaultBrand.logo, image } }
  const policy = contentSecurityPolicy({ code: byNonce('n'), mediaOrigin: 'https://media.example', brand })
  return /img-src ([^;]+);/.exec(policy)?.[1]
}

it('lets the logo of the dark theme come from its server as well, and names one server once', () => {
  const policyOf = (image: string, imageDark: string) =>
    contentSecurityPolicy({
      code: byNonce('n'),
      mediaOrigin: 'https://media.example',
      brand: { ...defaultBrand, logo: { ...defaultBrand.logo, image, imageDark } },
    })
  expect(policyOf('/logo.svg', 'https://carrier.example/dark.svg')).toMatch(/img-src [^;]+ https:\/\/carrier\.example;/)
  const both = policyOf('https://carrier.example/a.svg', 'https://carrier.example/b.svg')
  expect(both.match(/carrier\.example/g)).toHaveLength(1)
})

it('lets a brand’s logo come from the server where it lies, and pictures from no other than before', () => {
  expect(picturesOf('')).toBe("'self' data: blob: https://media.example")
  expect(picturesOf('/logo.svg')).toBe(picturesOf(''))
  expect(picturesOf('https://carrier.example/a/logo.svg?v=2')).toBe(`${picturesOf('')} https://carrier.example`)
})

it('has browsers come by https alone, where the service has it', () => {
  expect(transportSecurity('https://yawmi.example')).toEqual({ 'strict-transport-security': 'max-age=31536000' })
  expect(transportSecurity('http://localhost:4000')).toEqual({})
})
