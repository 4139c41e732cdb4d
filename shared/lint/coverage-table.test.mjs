import fs from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')
const table = fs.readFileSync(path.join(ROOT, 'docs/coverage.md'), 'utf8')

/** The tests that the table names: `file` · words. */
const named = [...table.matchAll(/`([^`]+\.test\.\w+)` · (.+?)(?=<br>| \|\n)/g)].map(([, file, words]) => ({
  file,
  words,
}))

/**
 * Whether the name of a test begins so: quotes inside of quotes have a backslash.
 * @param {string} source @param {string} words
 */
const names = (source, words) =>
  [`'${words.replaceAll("'", "\\'")}`, `"${words}`, `\`${words}`].some((title) => source.includes(title))

describe('the coverage table', () => {
  it('names a test in every row', () => {
    const rows = table.split('\n').filter((line) => /^\| (?!what|-)/.test(line))
    expect(rows.length).toBeGreaterThan(50)
    expect(rows.filter((row) => !row.includes('.test.'))).toEqual([])
    // None of them by its file alone.
    expect(rows.join('\n').match(/\.test\./g)).toHaveLength(named.length)
  })

  it('names only tests that are there', () => {
    const missing = named.filter(({ file, words }) => {
      const full = path.join(ROOT, file)
      return !fs.existsSync(full) || !names(fs.readFileSync(full, 'utf8'), words)
    })
    expect(missing).toEqual([])
  })
})
