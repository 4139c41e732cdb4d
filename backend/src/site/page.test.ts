import { defaultBrand } from '@yawmi/brand'
import { renderPage } from './page'

it('cannot be broken out of by what a brand or a release says', () => {
  const html = renderPage({
    nonce: 'n',
    brand: { ...defaultBrand, name: '</script><script>alert(1)</script>', tagline: '"><img src=x>' },
    mediaOrigin: 'http://media.test',
    releases: { remotes: {} },
    first: { manifests: { '/x': '</script><b>' }, scripts: ['/a"b.js'] },
    shell: { scripts: ['/assets/shell.js'], preloads: [], fonts: [] },
  })
  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('<img')
  expect(html).not.toContain('<b>')
  expect(html).toContain('href="/a&quot;b.js"')
})
