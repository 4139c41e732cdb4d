import fs from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')
const text = fs.readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8')
const FROM_ROOT = /^(?:e2e|shell|shared|tooling|backend)\//

describe('the threat model', () => {
  it('names only tests that are there', () => {
    const tests = [...text.matchAll(/`([\w/.-]+\.test\.\w+)`/g)].map(([, file]) => file)
    expect(tests.length).toBeGreaterThan(40)
    const missing = tests.filter(
      (file) => !fs.existsSync(path.join(ROOT, FROM_ROOT.test(file) ? '' : 'backend/src', file)),
    )
    expect(missing).toEqual([])
  })

  it('has a test for each promise', () => {
    const promises = text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| promise'))
    expect(promises.filter((line) => !line.includes('.test.'))).toEqual([])
  })
})
