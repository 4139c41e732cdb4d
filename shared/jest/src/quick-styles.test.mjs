import path from 'node:path'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { cacheComputedStyles } = require('./quick-styles.cjs')
const jsdomPackage = require.resolve('jsdom/package.json', { paths: [require.resolve('jest-environment-jsdom')] })
const { JSDOM } = require(path.dirname(jsdomPackage))
/** @param {string} file */
const inJsdom = (file) => require(path.join(path.dirname(jsdomPackage), 'lib/jsdom/living', file))
const { matchesDontThrow } = inJsdom('helpers/selectors.js')
const { implForWrapper } = inJsdom('generated/utils.js')

const { document } = new JSDOM(`<!DOCTYPE html>
  <main class="page wide"><p class="a">1</p><p class="a b\tc" id="p">2</p><p>3</p><svg class="a"><linearGradient class="d"/></svg></main>`)
  .window

it.each([
  '.a',
  '.a.b',
  '.c',
  'p.a, .d',
  '.a, p',
  '.page .a',
  '.page > .b + p',
  '.wide *',
  '.a:first-child',
  'main .a ~ .b',
  '.A',
  '#p.b',
  '.a:not(.b)',
  '[class~="c"]',
  ':is(.a, .d)',
  '.no',
  '.no .a',
  '.a-b',
  'P',
  'SVG.a, linearGradient',
  'p[id]',
  'p[id="q"], p.b[class$="c"]',
  '[id].a',
  'main[class] p:last-of-type',
])('%s matches what the selector engine says', (selector) => {
  for (const element of document.querySelectorAll('*'))
    expect([element.outerHTML, matchesDontThrow(implForWrapper(element), selector)]).toEqual([
      element.outerHTML,
      element.matches(selector),
    ])
})

describe('a computed style', () => {
  const open = () => {
    const { window } = new JSDOM('<!DOCTYPE html><style>.shut { display: none }</style><div><p></p></div>')
    cacheComputedStyles(window)
    const [box, text] = [window.document.querySelector('div'), window.document.querySelector('p')]
    return { window, box, text, shown: (/** @type {Element} */ element) => window.getComputedStyle(element) }
  }

  it('is made once while nothing changes', () => {
    const { text, shown } = open()
    expect(shown(text)).toBe(shown(text))
  })

  it('follows classes, styles, sheets, parents and removal', () => {
    const { window, box, text, shown } = open()
    expect(shown(text).display).toBe('block')
    text.className = 'shut'
    expect(shown(text).display).toBe('none')
    text.style.display = 'inline'
    expect(shown(text).display).toBe('inline')
    window.document.head.append(
      Object.assign(window.document.createElement('style'), { textContent: 'p { color: red }' }),
    )
    expect(shown(text).color).toBe('rgb(255, 0, 0)')
    expect(shown(text).visibility).toBe('visible')
    box.style.visibility = 'hidden'
    expect(shown(text).visibility).toBe('hidden')
    box.after(text)
    expect(shown(text).visibility).toBe('visible')
  })
})
