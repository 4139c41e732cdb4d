import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** @type {string} */
let folder
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'packed-'))))
afterEach(() => fs.rmSync(folder, { recursive: true }))

const pack = () => spawnSync(process.execPath, [path.join(__dirname, 'pack.mjs'), folder], { encoding: 'utf8' })

it('leaves a folder alone that has files of somebody', () => {
  fs.writeFileSync(path.join(folder, 'thesis.odt'), 'three years of work')
  const { status, stderr } = pack()
  expect(fs.readdirSync(folder)).toEqual(['thesis.odt'])
  expect([status, stderr]).toEqual([1, expect.stringContaining(`${folder} has other files`)])
})

it('packs into an empty folder, and anew into its own', () => {
  for (const time of [1, 2]) {
    const { status, stdout } = pack()
    expect([time, status, fs.existsSync(stdout.trim())]).toEqual([time, 0, true])
  }
})
