import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buildPrograms, removeFolder, ServerProcess } from '../../test/processes/server-process'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-keys-'))
})
afterEach(() => removeFolder(folder))

it('has every key that several people add at the same time, each by a name of its own', async () => {
  const programs = await buildPrograms()
  const settings = { YAWMI_DATA_DIR: folder, KEYS_FILE: path.join(folder, 'keys.json'), OTP_SECRET: 'secret'.repeat(8) }
  const keys = (...args: string[]) => new ServerProcess(programs, settings, 'keys.mjs', args).ended
  const added = await Promise.all(Array.from({ length: 6 }, () => keys('add', 'codes')))
  expect(added.map(({ code, stderr }) => `${code}${stderr}`)).toEqual(Array(6).fill('0'))
  const names = added.map(({ stdout }) => /^\w+/.exec(stdout)?.[0])
  expect(new Set(names).size).toBe(6)
  const { stdout } = await keys('show')
  const shown = [...stdout.matchAll(/^codes {2}(c\d+)/gm)].map(([, id]) => id)
  expect(shown.sort()).toEqual(names.sort())
}, 60_000)
