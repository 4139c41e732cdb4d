import { CachedPage } from './cached-page'
import { CachedPages } from './cached-pages'

const FROM = [{}]
const page = () => new CachedPage('x'.repeat(1024 * 1024), '')

it('keeps the page that is asked for all the time, however many others are made', () => {
  const pages = new CachedPages()
  pages.put('landing', FROM, page())
  for (let other = 0; other < 100; other += 1) {
    pages.put(`other ${other}`, FROM, page())
    expect(pages.get('landing', FROM)).toBeDefined()
  }
  expect(pages.get('other 0', FROM)).toBeUndefined()
  expect(pages.get('other 99', FROM)).toBeDefined()
})

it('has none that was made from something else', () => {
  const pages = new CachedPages()
  pages.put('landing', FROM, page())
  expect(pages.get('landing', [{}])).toBeUndefined()
  expect(pages.get('landing', FROM)).toBeUndefined()
})
