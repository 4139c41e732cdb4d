import fs from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')
const page = fs.readFileSync(path.join(ROOT, 'docs/errors.md'), 'utf8')
const errors = fs.readFileSync(path.join(ROOT, 'shared/contract/src/errors.ts'), 'utf8')

/** Of a body that no page of ours sends. */
const OF_OTHER_CLIENTS = '415'

describe('the page about failures', () => {
  it('has every status that the API answers with', () => {
    const statuses = new Set([...errors.matchAll(/status: (\d{3})/g)].map(([, status]) => status))
    expect(statuses.size).toBeGreaterThan(10)
    const rows = page.split('\n').filter((line) => line.startsWith('| '))
    // A row for the servers' own faults is about all of them.
    const isThere = (/** @type {string} */ status) =>
      rows.some((row) => row.split('|')[1].includes(status)) || Number(status) >= 500
    expect([...statuses].filter((status) => status !== OF_OTHER_CLIENTS && !isThere(status))).toEqual([])
  })

  it('names only files and folders that are there', () => {
    const named = [...page.matchAll(/`((?:shell|backend|shared|mfe-\w+)\/[\w./-]+)`/g)].map(([, name]) => name)
    expect(named.length).toBeGreaterThan(15)
    expect(named.filter((name) => !fs.existsSync(path.join(ROOT, name)))).toEqual([])
  })
})
