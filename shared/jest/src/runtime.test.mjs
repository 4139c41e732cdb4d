import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createRequire } from 'node:module'

const PROGRAM = createRequire(import.meta.url).resolve('jest/bin/jest')

/** Counts how often it was evaluated where it is evaluated. */
const MODULE = `globalThis.evaluated = (globalThis.evaluated ?? 0) + 1
export const times: number = globalThis.evaluated
export function fail(): never {
  const reason: string = 'on purpose'
  throw new Error(reason)
}
`
const TEST = `import { fail, times } from './module'
it('finds its own', () => expect([times, globalThis.left]).toEqual([1, undefined]))
it('leaves something', () => void (globalThis.left = true))
it('fails', () => fail())
`

/** @type {string} */
let folder
/** @type {string} */
let output
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yawmi-jest-'))
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "private": true }')
  fs.writeFileSync(path.join(folder, 'module.ts'), MODULE)
  for (const name of ['one', 'two']) fs.writeFileSync(path.join(folder, `${name}.test.ts`), TEST)
  const config = path.join(folder, 'jest.config.mjs')
  const preset = path.join(import.meta.dirname, 'preset.mjs')
  fs.writeFileSync(config, `import { preset } from '${preset}'\nexport default preset(import.meta.url, 'node')\n`)
  // Both in one process, which reads and compiles the module once.
  const args = [PROGRAM, '--config', config, '--runInBand', '--verbose', '--no-cache', '--colors=false']
  output = await new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: folder }, (_error, stdout, stderr) => resolve(stdout + stderr))
  })
}, 60_000)
afterAll(() => fs.rmSync(folder, { recursive: true }))

it('evaluates a module anew for each test file, in which nothing is left of another', () => {
  expect(output.match(/✓ finds its own/g)).toHaveLength(2)
  expect(output.match(/✓ leaves something/g)).toHaveLength(2)
})

it('names the place of a failure in the source, in a file that was compiled for another one too', () => {
  expect(output.match(/on purpose/g)?.length).toBeGreaterThanOrEqual(2)
  expect(output.match(/at fail \(module\.ts:5:9\)/g)).toHaveLength(2)
  for (const name of ['one', 'two']) expect(output).toContain(`(${name}.test.ts:4:23)`)
})
