import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { forgetRuns, memoryFolder, RUN_PREFIX } from './memory-folder'

let folder: string
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'memory-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('keeps a run’s database in a folder that has room for it, and in the temporary one where there is none', () => {
  expect(memoryFolder(folder, 1)).toBe(folder)
  expect(memoryFolder(folder, Infinity)).toBe(os.tmpdir())
  expect(memoryFolder(path.join(folder, 'none'), 1)).toBe(os.tmpdir())
})

it('removes what a killed run has left, and nothing of one that is running or of others', () => {
  const { pid: over } = spawnSync('true')
  const names = [`${RUN_PREFIX}${over}-a`, `${RUN_PREFIX}${process.pid}-a`, `${RUN_PREFIX}others`, `others-${over}-a`]
  for (const name of names) mkdirSync(path.join(folder, name, 'pg'), { recursive: true })
  forgetRuns(folder)
  expect(readdirSync(folder).sort()).toEqual(names.slice(1).sort())
})
