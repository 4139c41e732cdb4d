import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { cleanReleases } from './clean-releases'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yawmi-clean-'))
afterEach(() => jest.restoreAllMocks())
afterAll(() => fs.rmSync(folder, { recursive: true }))

const failWith = (code: string) =>
  jest.spyOn(fs, 'mkdirSync').mockImplementation(() => {
    throw Object.assign(new Error(code), { code })
  })

it('leaves releases alone that the server may not write, and tells of any other failure', () => {
  for (const code of ['EROFS', 'EACCES', 'EPERM']) {
    failWith(code)
    expect(() => cleanReleases(folder)).not.toThrow()
  }
  failWith('ENOSPC')
  expect(() => cleanReleases(folder)).toThrow('ENOSPC')
})
