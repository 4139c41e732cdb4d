import { defaultBrand } from '@yawmi/brand'
import { type PageInput, renderPage } from './page'

const brand = { ...defaultBrand, name: '</script><script>alert(1)</script>', tagline: '"><img src=x>' }
const page = {
  boot: {
    brand,
    mediaBase: 'http://media.test',
    releases: { remotes: {} },
    manifests: { '/x': '</script><b>' },
    integrity: { '/a"b.js': 'sha384-a' },
  },
  canonical: 'http://site.test/',
  listed: true,
  brandQuery: '',
  firstScripts: [{ href: '/a"b.js', media: '"><b>' }],
  shell: { scripts: ['/assets/shell.js'], fonts: [] },
}

const html = (input: PageInput) => renderPage(input).html
const fonts = { fonts: [], withoutScript: '', css: '' }

describe('a page', () => {
  it('cannot be broken out of by what a brand or a release says', () => {
    const text = html(page)
    expect(text).not.toContain('<script>alert')
    expect(text).not.toContain('<img')
    expect(text).not.toContain('<b>')
    expect(text).toContain('href="/a&quot;b.js"')
  })

  it('cannot be broken out of by what a remote says to search engines, nor by its styles', () => {
    const rendered = {
      html: '<h1>يومي</h1>',
      styles: [{ names: 'yw "a', css: '</style><b>' }],
      fonts,
      structuredData: { name: '</script><b>' },
    }
    const text = html({ ...page, rendered })
    expect(text).not.toContain('</style><b>')
    expect(text).not.toContain('</script><b>')
    expect(text).toContain('data-styles="yw &quot;a"')
  })

  it('cannot be broken out of by what its fonts are called', () => {
    const evil = '</script></style><b>'
    const font = { family: evil, url: evil, descriptors: { weight: evil }, inlined: { unicodeRange: evil, data: evil } }
    const evilFonts = { fonts: [font], withoutScript: evil, css: evil }
    expect(html({ ...page, rendered: { html: '', styles: [], fonts: evilFonts } })).not.toMatch(
      /<\/(?:script|style)><\/style><b>|<\/style><b>/,
    )
  })

  it('brings the fonts after its text, and the stand-ins before it', () => {
    const font = { family: 'F', url: '/f.woff2', descriptors: {}, inlined: { unicodeRange: 'U+20', data: 'Zm9udA==' } }
    const css = "@font-face{font-family:'F Fallback'}"
    const text = html({
      ...page,
      shell: { ...page.shell, fonts: [`/assets/${brand.font}-arabic-400.1.woff2`] },
      rendered: { html: '<h1>يومي</h1>', styles: [], fonts: { fonts: [font], withoutScript: '', css } },
    })
    expect(text.indexOf('Zm9udA==')).toBeGreaterThan(text.indexOf('<h1>'))
    expect(text.indexOf(css)).toBeLessThan(text.indexOf('<h1>'))
    // It stands in the page: a file would be asked for in vain.
    expect(text).not.toContain('as="font"')
  })

  it('cannot be broken out of by the styles of its frame, which leave with it', () => {
    const text = html({ ...page, frame: { html: '<i></i>', css: '</style><b>' } })
    expect(text).not.toContain('</style><b>')
    expect(text).toMatch(/<div id="root"><style>[^<]*<\\\/style><b><\/style><i><\/i><\/div>/)
  })

  it('asks browsers without scripts to look again where its text comes in a moment, and only there', () => {
    const text = html({ ...page, renderPending: true })
    expect(text).toContain('<noscript><meta http-equiv="refresh" content="3"></noscript>')
    expect(text).toContain('لحظات، وتظهر الصفحة كاملة.')
    expect(html(page)).not.toContain('http-equiv="refresh"')
    expect(html({ ...page, rendered: { html: '', styles: [], fonts } })).not.toContain('http-equiv="refresh"')
  })

  it('brings what was drawn before anything that scripts need', () => {
    const text = html({ ...page, rendered: { html: '<h1>يومي</h1>', styles: [], fonts } })
    expect(text.indexOf('<h1>')).toBeLessThan(text.indexOf('yawmi-boot'))
    expect(text.indexOf('<h1>')).toBeLessThan(text.indexOf('src="/assets/shell.js"'))
  })

  it('brings all rules after what is seen first, which has its own, and before the rest', () => {
    const [hero, plan] = ['<h1>يومي</h1>', '<div data-below></div>']
    const styles = [{ names: 'yw', css: '.yw-a{}.yw-b{}</style>' }]
    const firstLook = { css: '.yw-a{}</style>', end: hero.length }
    const text = html({ ...page, rendered: { html: hero + plan, styles, fonts, firstLook } })
    expect(text.split(hero)[0]).toContain('<style>.yw-a{}<\\/style></style>')
    expect(text.split(hero)[1]).toContain(`<style data-styles="yw">.yw-a{}.yw-b{}<\\/style></style>${plan}`)
    // A shell of before says nothing of it.
    expect(html({ ...page, rendered: { html: hero + plan, styles, fonts } })).toContain(hero + plan)
  })

  it('runs before what is seen first the scripts alone by which that looks as it does', () => {
    const [hero, plan] = ['<h1>يومي</h1>', '<div data-below></div>']
    const inline = { theme: 'theme()', visitor: 'visitor()', page: 'record()', prefetch: '', 'shell-guard': 'guard()' }
    const rendered = { html: hero + plan, styles: [], fonts }
    const firstLook = { css: '', end: hero.length }
    const shell = { ...page.shell, inline }
    const [before, after] = html({ ...page, shell, rendered: { ...rendered, firstLook } }).split(hero)
    expect(before).toMatch(/<script>.*createPolicy.*;theme\(\)visitor\(\)<\/script>/)
    expect(after).toMatch(/^<script>record\(\)guard\(\);document\.currentScript\.remove\(\)<\/script><div/)
    // Without a first look all of them are first, and where an older shell has the theme's within another, that one is.
    expect(html({ ...page, shell, rendered })).toMatch(
      /createPolicy.*theme\(\)visitor\(\)record\(\)guard\(\)<\/script>/,
    )
    const older = { ...page.shell, inline: { ...inline, theme: undefined } }
    expect(html({ ...page, shell: older, rendered: { ...rendered, firstLook } }).split(hero)[0]).toContain(
      ';record()visitor()</script>',
    )
  })
})
