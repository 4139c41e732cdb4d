import { logoFileFault } from './logo-file'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const svg = (inside: string) => bytes(`<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`)

describe('the file of a logo', () => {
  it('may be an SVG, a PNG or a WebP', () => {
    expect(logoFileFault('logo.svg', svg('<path d="M0 0" fill="url(#g)"/><use href="#a"/>'))).toBeUndefined()
    expect(logoFileFault('logo.png', bytes('\x89PNG\r\n\x1a\n...'))).toBeUndefined()
    expect(logoFileFault('logo.webp', bytes('RIFF....WEBPVP8'))).toBeUndefined()
  })

  it.each([
    ['logo.exe', bytes(''), 'must have a name'],
    ['../logo.svg', svg(''), 'must have a name'],
    ['logo.png', svg(''), 'is no PNG picture'],
    ['logo.webp', bytes('RIFF....AVI '), 'is no WEBP picture'],
    ['logo.svg', bytes('<html><body></body></html>'), 'is no SVG picture'],
    ['logo.svg', svg('<script>alert(1)</script>'), 'must hold no script'],
    ['logo.svg', svg('<path onload="alert(1)"/>'), 'must hold no script'],
    ['logo.svg', svg('<a href="javascript:alert(1)"/>'), 'must hold no script'],
    ['logo.svg', svg('<image href="https://evil.example/x.png"/>'), 'must not load anything'],
    ['logo.svg', svg('<style>a{fill:url(//evil.example)}</style>'), 'must not load anything'],
    ['logo.svg', svg(' '.repeat(200_000)), 'has 195 KB, at most 100 KB are good'],
  ])('is refused: %s %#', (name, file, fault) => {
    expect(logoFileFault(name, file)).toContain(fault)
  })
})
