import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { environmentOf, startAgain } from '../api/product'
import { numberOf } from '../api/sign-in'
import { fill, rowsOf, say } from '../scale/seeded'

/**
 * The built product with as many rows as years of the service leave: it is backed up while it runs, and restored to a service that people sign
 * up to, by the commands that operators have.
 */
const MAX_SECONDS = 15 * 60

const run = promisify(execFile)
const [, , programs = '', part = '1'] = process.argv
const folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-bench-restore-'))
const [live, backup, restored] = ['live', 'backup', 'restored'].map((name) => path.join(folder, name)) as [
  string,
  string,
  string,
]
const closers: (() => Promise<void>)[] = []
let seconds = 0
try {
  seconds = await measure()
} finally {
  for (const close of closers.reverse()) await close()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(seconds > MAX_SECONDS ? 1 : 0)

/** @returns seconds from the restore's begin to the first sign-up */
async function measure(): Promise<number> {
  const rows = rowsOf(part)
  const product = await startAgain(programs, live)
  closers.push(product.stop)
  await fill(programs, live, rows)
  const backedUp = await timed(() => command('backup', backup))
  say(`backed up while it runs: ${backedUp.seconds.toFixed(0)} s. ${backedUp.result.split('\n')[0]}`)
  await product.stop()

  const whole = await timed(async () => {
    const { seconds, result } = await timed(() => command('restore', backup, restored))
    const found = /Subscribers: (\d+). Charges: (\d+)/.exec(result) ?? []
    if (Number(found[1]) !== rows.subscribers || Number(found[2]) !== rows.charges)
      throw new Error(`not all is restored: ${result}`)
    say(`restored and recovered: ${seconds.toFixed(0)} s. ${found[0]}`)
    const again = await startAgain(programs, restored)
    closers.push(again.stop)
    await again.signIn(numberOf(0))
  })
  const verdict = whole.seconds > MAX_SECONDS ? '  ← missed' : ''
  say(`until somebody has signed up: ${whole.seconds.toFixed(0)} s of ${MAX_SECONDS} s${verdict}`)
  return whole.seconds
}

/** Runs a command of the product beside the live data folder. @returns what it printed */
async function command(name: string, ...args: string[]): Promise<string> {
  const env = environmentOf(live)
  const { stdout } = await run(process.execPath, [path.join(programs, `${name}.mjs`), ...args], { cwd: programs, env })
  return stdout
}

async function timed<T>(work: () => Promise<T>): Promise<{ seconds: number; result: T }> {
  const began = performance.now()
  const result = await work()
  return { seconds: (performance.now() - began) / 1_000, result }
}
