import fs from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../../..')
const table = fs.readFileSync(path.join(ROOT, 'docs/coverage.md'), 'utf8')

/** The tests that the table names: `file` · words. */
const named = [...table.matchAll(/`([^`]+\.test\.\w+)` · (.+?)(?=<br>| \|\n)/g)].map(([, file, words]) => ({
  file,
  words,
}))

/** As it stands in a source: quotes inside of quotes have a backslash. */
const says = (source, words) => [words, words.replaceAll("'", "\\'")].some((text) => source.includes(text))

describe('the coverage table', () => {
  it('names a test in every row', () => {
    const rows = table.split('\n').filter((line) => /^\| (?!what|-)/.test(line))
    expect(rows.length).toBeGreaterThan(50)
    expect(rows.filter((row) => !row.includes('.test.'))).toEqual([])
    expect(named.length).toBeGreaterThan(rows.length)
  })

  it('names only tests that are there', () => {
    const missing = named.filter(({ file, words }) => {
      const full = path.join(ROOT, file)
      return !fs.existsSync(full) || !says(fs.readFileSync(full, 'utf8'), words)
    })
    expect(missing).toEqual([])
  })
})
