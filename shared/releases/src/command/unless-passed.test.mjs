import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { unlessPassed } from './unless-passed.mjs'

/** @type {string} */
let folder
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'passed-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

it('a check runs again where what it looks at is not what passed, or where it failed', async () => {
  const file = path.join(folder, 'passed/types')
  const check = jest.fn(() => Promise.resolve())
  check.mockRejectedValueOnce(new Error('wrong'))
  await expect(unlessPassed(file, 'one', check)).rejects.toThrow('wrong')
  for (const fingerprint of ['one', 'one', 'two', 'one'])
    expect(await unlessPassed(file, fingerprint, check)).toBe(true)
  expect(check).toHaveBeenCalledTimes(4)
})

it('a check that had nothing to check with has not passed', async () => {
  const check = jest.fn(() => Promise.resolve(false))
  for (let time = 0; time < 2; time += 1)
    expect(await unlessPassed(path.join(folder, 'embed'), 'one', check)).toBe(false)
  expect(check).toHaveBeenCalledTimes(2)
})
