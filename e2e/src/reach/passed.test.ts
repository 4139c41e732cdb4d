import { expect, test } from '@playwright/test'
import { COMMON } from './digests'
import { passedAfter, unchangedOf, type Outcome, type Standing } from './passed'

const standing = (digests: object = {}, files: object = {}): Standing => {
  const ofFiles: Record<string, string> = { 'account.test.ts': 'f1', 'home.test.ts': 'f2', ...files }
  return { digests: { [COMMON]: 'c1', account: 'a1', content: 'b1', ...digests }, ofFile: (file) => ofFiles[file] }
}
const outcome = (test: string, used: string[], passed = true): Outcome => ({
  test,
  file: `${test}.test.ts`,
  used,
  passed,
  output: '',
})
const RUN = [outcome('account', ['content', 'account']), outcome('home', ['content'])]
const PASSED = passedAfter({}, RUN, standing())
const unchanged = (...now: Parameters<typeof standing>) => Object.keys(unchangedOf(PASSED, standing(...now)))

test.describe('a test that passed', () => {
  test('is unchanged while all that it used is', () => {
    expect(unchanged()).toEqual(['account', 'home'])
  })

  test('is run again after a change in a remote that it used, others are not', () => {
    expect(unchanged({ account: 'a2' })).toEqual(['home'])
    expect(unchanged({ content: 'b2' })).toEqual([])
  })

  test('is run again after a change in what all stand on, or in its file', () => {
    expect(unchanged({ [COMMON]: 'c2' })).toEqual([])
    expect(unchanged({}, { 'home.test.ts': 'f3' })).toEqual(['account'])
  })

  test('is run again when a remote that it used is gone', () => {
    expect(unchanged({ account: undefined })).toEqual(['home'])
  })

  test('is kept while others run, and forgotten with its file', () => {
    expect(Object.keys(passedAfter(PASSED, [], standing()))).toEqual(['account', 'home'])
    expect(Object.keys(passedAfter(PASSED, [], standing({}, { 'home.test.ts': undefined })))).toEqual(['account'])
  })
})

test('one that fails, or passes only when retried, is run again, also when it passed before', () => {
  const after = passedAfter(PASSED, [outcome('account', ['content', 'account'], false)], standing())
  expect(Object.keys(unchangedOf(after, standing()))).toEqual(['home'])
})

test('what a test used lately counts, and not what it used before', () => {
  const after = passedAfter(PASSED, [outcome('account', ['account'])], standing())
  expect(Object.keys(unchangedOf(after, standing({ content: 'b2' })))).toEqual(['account'])
})
