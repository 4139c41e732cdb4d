import { charactersOf, readRanges, unicodeRangeOf, within } from './page-characters'

describe('characters of a page', () => {
  it('are those of its text and of what its fields say, and not those of its tags', () => {
    const characters = charactersOf('<p class="qwxz">Hey &amp; <input placeholder="ڤژ"> ڭ</p>')
    for (const character of 'Heyڤژڭ') expect(characters).toContain(character)
    for (const character of 'qwxz<>ampl\n') expect(characters).not.toContain(character)
  })

  it('are the same for pages of common letters, digits and marks, which share a cut of each font', () => {
    const page = charactersOf('<h1>يومي</h1>')
    expect(charactersOf('<p>السعر 0.250 دينار يوميًا، أو 1.750؟</p>')).toBe(page)
    for (const character of 'ءئؤظغًّ0123456789،؛؟«» ') expect(page).toContain(character)
  })
})

describe('ranges of code points', () => {
  it('are read and written as style sheets have them', () => {
    const characters = within('!09abcي…', readRanges('U+0021-003F,U+64a, U+2026'))
    expect(characters).toBe('!09ي…')
    expect(unicodeRangeOf('!01239aي')).toBe('U+21,U+30-33,U+39,U+61,U+64A')
  })
})
