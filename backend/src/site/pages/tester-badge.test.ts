import { defaultBrand } from '@yawmi/brand'
import { AdmittedCode } from '../security/admitted-code'
import { testerBadge } from './tester-badge'

const badge = (tested: string[], brandQuery = '') =>
  String(testerBadge(tested, { brand: defaultBrand, brandQuery, code: new AdmittedCode() }))

it('names each version, and leads back to the current ones of the same brand', () => {
  const html = badge(['auth@2.0.0', 'content@3.0.0'], '?brand=almadar')
  expect(html).toContain('<bdi dir="ltr">auth 2.0.0</bdi>')
  expect(html).toContain('data-tested="content@3.0.0"')
  expect(html).toContain('href="/testers?brand=almadar&amp;off=1"')
  expect(badge(['auth@2'])).toContain('href="/testers?off=1"')
})

it('has a version be text, whatever is in it, and its style admitted by a hash', () => {
  const code = new AdmittedCode()
  const html = String(testerBadge(['a@"><script>'], { brand: defaultBrand, brandQuery: '', code }))
  expect(html).not.toContain('<script')
  expect(code.sources.styles).toHaveLength(2)
})

it('has no dark theme where the brand has none', () => {
  const brand = { ...defaultBrand, features: { ...defaultBrand.features, darkTheme: false } }
  const of = (one: typeof defaultBrand) =>
    String(testerBadge(['a@1'], { brand: one, brandQuery: '', code: new AdmittedCode() }))
  expect(of(brand)).not.toContain('dark')
  expect(of(defaultBrand)).toContain('html[data-theme=dark]')
})
