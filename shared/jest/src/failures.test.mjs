import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { failuresIn } from './failures.mjs'

const JEST = createRequire(import.meta.url).resolve('jest/bin/jest')
/** What Testing Library says of an element that is not there; a line that jest shows of the test itself has no «the page». */
const NOT_FOUND = "Unable to find «حذف»\\n\\nIgnored nodes: comments\\n<body>\\n  <p>the' + ' page</p>\\n</body>"

/** @type {string} */
let dir
beforeEach(() => (dir = fs.mkdtempSync(path.join(os.tmpdir(), 'failures-'))))
afterEach(() => fs.rmSync(dir, { recursive: true }))

/** What jest reports of files of tests. @param {Record<string, string>} files texts by name */
function reportOf(files) {
  for (const [name, text] of Object.entries({ 'package.json': '{}', ...files }))
    fs.writeFileSync(path.join(dir, name), text)
  const { stdout, stderr } = spawnSync(process.execPath, [JEST, '--runInBand'], { cwd: dir, encoding: 'utf8' })
  return stdout + stderr
}

it('leaves what failed, where, and the totals', () => {
  const report = reportOf({
    'good.test.js': `it('is good', () => console.warn('printed' + ' by one that passed'))`,
    'bad.test.js': `
      it('says it', () => console.warn('printed' + ' by one that passed beside it'))
      it('is bad', () => { console.log('printed' + ' by it'); throw new Error('${NOT_FOUND}') })
      it('is wrong', () => expect('a word').toBe('another'))`,
  })
  expect(report).toMatch(/printed by one that passed\n/)
  expect(report).toMatch(/the page/)
  const failures = failuresIn(report)
  expect(failures).toMatch(/FAIL .*bad\.test\.js/)
  expect(failures).toMatch(/● is bad\n\n +Unable to find «حذف»\n/)
  expect(failures).toMatch(/> +3 \|.*throw new Error/)
  expect(failures).toMatch(/● is wrong\n[^]*Expected: "another"\n +Received: "a word"/)
  expect(failures).toMatch(/^Tests: +2 failed, 2 passed/m)
  expect(failures).not.toMatch(/good\.test|printed by|the page|Console/)
})

it('leaves everything where no test failed', () => {
  expect(failuresIn('PASS one\nerror: out of memory')).toBe('PASS one\nerror: out of memory')
})
