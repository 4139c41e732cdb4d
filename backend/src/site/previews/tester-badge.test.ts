import { defaultBrand } from '@yawmi/brand'
import { AdmittedCode } from '../security/admitted-code'
import { badgesOf } from './badges'
import { overrideBadge } from './override-page'
import { testerBadge } from './tester-badge'

const badge = (tested: string[], brandQuery = '', brand = defaultBrand, code = new AdmittedCode()) =>
  String(badgesOf([testerBadge(tested, brandQuery)], { brand, code }))

it('names each version, and leads back to the current ones of the same brand', () => {
  const html = badge(['auth@2.0.0', 'content@3.0.0'], '?brand=almadar')
  expect(html).toContain('<bdi dir="ltr">auth 2.0.0</bdi>')
  expect(html).toContain('data-tested="content@3.0.0"')
  expect(html).toContain('href="/testers?brand=almadar&amp;off=1"')
  expect(badge(['auth@2'])).toContain('href="/testers?off=1"')
})

it('has a version be text, whatever is in it, and its style admitted by a hash', () => {
  const code = new AdmittedCode()
  const html = badge(['a@"><script>'], '', defaultBrand, code)
  expect(html).not.toContain('<script')
  expect(code.sources.styles).toHaveLength(2)
})

it('has no dark theme where the brand has none', () => {
  const brand = { ...defaultBrand, features: { ...defaultBrand.features, darkTheme: false } }
  expect(badge(['a@1'], '', brand)).not.toContain('dark')
  expect(badge(['a@1'])).toContain('html[data-theme=dark]')
})

it('stands beside others, each with its own way back, and is no byte of a page that has none', () => {
  const html = String(
    badgesOf(
      [overrideBadge([{ remote: 'content', origin: 'http://localhost:5003' }], ''), testerBadge(['auth@2'], '')],
      {
        brand: defaultBrand,
        code: new AdmittedCode(),
      },
    ),
  )
  expect(html.match(/<aside /g)).toHaveLength(2)
  expect(html).toContain('<bdi dir="ltr">content localhost:5003</bdi>')
  expect(html).toContain('href="/overrides?off=1"')
  expect(badgesOf([], { brand: defaultBrand, code: new AdmittedCode() })).toBeUndefined()
})
