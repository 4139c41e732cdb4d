import { firstUsed, onlyUsed } from './only-used'

const html = '<div class="yawmi"><span class="a b"></span><svg fill="var(--fill)"></svg></div>'

describe('the styles of a drawing that stays as it is', () => {
  it('are those of its elements and classes, in their order', () => {
    const css =
      '@layer x,y;@layer x{:where(.yawmi) hr{height:0;}:where(.yawmi) svg,:where(.yawmi) video{display:block;}}' +
      '.ab{color:red;}.a{color:blue;}@media (min-width: 1px){.a.b{margin:0;}.c{margin:0;}}@media print{.c{margin:0;}}'
    expect(onlyUsed(css, html)).toBe(
      '@layer x,y;@layer x{:where(.yawmi) svg{display:block;}}.a{color:blue;}@media (min-width: 1px){.a.b{margin:0;}}',
    )
  })

  it('hold for what the root element says, and not for states that a picture has not', () => {
    const css =
      ':where(html[data-theme=dark] .yawmi:not([data-theme])){color:red;}html:not([data-visitor=free]) .a.a{top:0;}' +
      ':where(.yawmi) :is(*, *::before){top:0;}.a>:first-child{top:0;}'
    expect(onlyUsed(css, html)).toBe(css)
    expect(onlyUsed('.a:hover{top:0;}.a::placeholder{top:0;}:where(.yawmi) [hidden]{top:0;}', html)).toBe('')
  })

  it('name the variables that change, those of the drawing itself, and the animations that run', () => {
    const css =
      '@keyframes in{from{top:0;}to{top:1px;}}@keyframes out{from{top:0;}}' +
      '.yawmi{--once:4px;--twice:var(--once);--two:1px;--fill:red;--unused:0;}@media print{.yawmi{--two:2px;}}' +
      '.a{gap:var(--twice);width:var(--two);height:var(--there, 5px);animation:in 1s;}'
    expect(onlyUsed(css, html)).toBe(
      '@keyframes in{from{top:0;}to{top:1px;}}.yawmi{--two:1px;--fill:red;}@media print{.yawmi{--two:2px;}}' +
        '.a{gap:4px;width:var(--two);height:var(--there, 5px);animation:in 1s;}',
    )
  })
})

describe('the styles of the first look at a page', () => {
  const css =
    '@layer x;.yawmi{--two:1px;--three:2px;}@media print{.a{width:var(--two);}.c{top:0;}}.a:disabled{top:0;}.a::placeholder{top:1px;}'

  it('are those that show before anybody touches it, word for word', () => {
    expect(firstUsed(`${css}.a:hover{top:2px;}.b:focus-visible{top:0;}.c{width:var(--three);}`, html)).toBe(
      css.replace('--three:2px;', '').replace('.c{top:0;}', ''),
    )
  })
})
