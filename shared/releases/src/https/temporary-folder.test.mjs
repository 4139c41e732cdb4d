import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { temporaryFolder } from './temporary-folder.mjs'

it('takes away what killed processes left of its kind, and nothing of those that run, or of others', () => {
  const prefix = `yawmi-test-${process.pid}-`
  const made = ['4194305-killed', `${process.ppid}-runs`, 'named'].map((name) => path.join(os.tmpdir(), prefix + name))
  for (const folder of made) fs.mkdirSync(path.join(folder, 'files'), { recursive: true })
  const own = temporaryFolder(prefix)
  expect(made.map((folder) => fs.existsSync(folder))).toEqual([false, true, true])
  expect(fs.readdirSync(own)).toEqual([])
  for (const folder of [own, ...made]) fs.rmSync(folder, { recursive: true, force: true })
})
