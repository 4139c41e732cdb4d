import { defaultBrand } from '@yawmi/brand'
import { renderPage } from './page'

const brand = { ...defaultBrand, name: '</script><script>alert(1)</script>', tagline: '"><img src=x>' }
const page = {
  nonce: 'n',
  boot: { brand, mediaBase: 'http://media.test', releases: { remotes: {} }, manifests: { '/x': '</script><b>' } },
  canonical: 'http://site.test/',
  listed: true,
  brandQuery: '',
  firstScripts: [{ href: '/a"b.js', media: '"><b>' }],
  shell: { scripts: ['/assets/shell.js'], fonts: [] },
}

const fonts = { fonts: [], withoutScript: '', css: '' }

describe('a page', () => {
  it('cannot be broken out of by what a brand or a release says', () => {
    const html = renderPage(page)
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<img')
    expect(html).not.toContain('<b>')
    expect(html).toContain('href="/a&quot;b.js"')
  })

  it('cannot be broken out of by what a remote says to search engines, nor by its styles', () => {
    const rendered = {
      html: '<h1>يومي</h1>',
      styles: [{ names: 'yw "a', css: '</style><b>' }],
      fonts,
      structuredData: { name: '</script><b>' },
    }
    const html = renderPage({ ...page, rendered })
    expect(html).not.toContain('</style><b>')
    expect(html).not.toContain('</script><b>')
    expect(html).toContain('data-styles="yw &quot;a"')
  })

  it('cannot be broken out of by what its fonts are called', () => {
    const evil = '</script></style><b>'
    const font = { family: evil, url: evil, descriptors: { weight: evil }, inlined: { unicodeRange: evil, data: evil } }
    const evilFonts = { fonts: [font], withoutScript: evil, css: evil }
    expect(renderPage({ ...page, rendered: { html: '', styles: [], fonts: evilFonts } })).not.toMatch(
      /<\/(?:script|style)><\/style><b>|<\/style><b>/,
    )
  })

  it('brings the fonts after its text, and the stand-ins before it', () => {
    const font = { family: 'F', url: '/f.woff2', descriptors: {}, inlined: { unicodeRange: 'U+20', data: 'Zm9udA==' } }
    const css = "@font-face{font-family:'F Fallback'}"
    const html = renderPage({
      ...page,
      shell: { ...page.shell, fonts: [`/assets/${brand.font}-arabic-400.1.woff2`] },
      rendered: { html: '<h1>يومي</h1>', styles: [], fonts: { fonts: [font], withoutScript: '', css } },
    })
    expect(html.indexOf('Zm9udA==')).toBeGreaterThan(html.indexOf('<h1>'))
    expect(html.indexOf(css)).toBeLessThan(html.indexOf('<h1>'))
    // It stands in the page: a file would be asked for in vain.
    expect(html).not.toContain('as="font"')
  })

  it('cannot be broken out of by the styles of its frame, which leave with it', () => {
    const html = renderPage({ ...page, frame: { html: '<i></i>', css: '</style><b>' } })
    expect(html).not.toContain('</style><b>')
    expect(html).toMatch(/<div id="root"><style nonce="n">[^<]*<\\\/style><b><\/style><i><\/i><\/div>/)
  })

  it('asks browsers without scripts to look again where its text comes in a moment, and only there', () => {
    const html = renderPage({ ...page, renderPending: true })
    expect(html).toContain('<noscript><meta http-equiv="refresh" content="3"></noscript>')
    expect(html).toContain('لحظات، وتظهر الصفحة كاملة.')
    expect(renderPage(page)).not.toContain('http-equiv="refresh"')
    expect(renderPage({ ...page, rendered: { html: '', styles: [], fonts } })).not.toContain('http-equiv="refresh"')
  })

  it('brings what was drawn before anything that scripts need', () => {
    const html = renderPage({ ...page, rendered: { html: '<h1>يومي</h1>', styles: [], fonts } })
    expect(html.indexOf('<h1>')).toBeLessThan(html.indexOf('yawmi-boot'))
    expect(html.indexOf('<h1>')).toBeLessThan(html.indexOf('src="/assets/shell.js"'))
  })
})
