import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { build } from 'esbuild'

const LINES = 20_000
const TALKATIVE = `
import { runProgram } from './program'
runProgram('talkative', async ({ print }) => {
  for (let line = 0; line < ${LINES}; line++) print('line ' + line)
  return 0
})
`

let folder: string
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-program-'))
  await build({
    stdin: { contents: TALKATIVE, resolveDir: __dirname, loader: 'ts' },
    outfile: path.join(folder, 'talkative.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node22',
  })
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true }))

it('says all it has to say to a reader that is slow', async () => {
  const child = spawn(process.execPath, [path.join(folder, 'talkative.mjs')], { stdio: ['ignore', 'pipe', 'inherit'] })
  await wait(500)
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  const [code] = (await once(child, 'close')) as [number]
  expect(code).toBe(0)
  expect(output.split('\n').at(-2)).toBe(`line ${LINES - 1}`)
})
