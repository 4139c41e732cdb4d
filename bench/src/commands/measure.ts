import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { CACHE, DIST, ROOT } from '@yawmi/tooling/root'
import { must } from '@yawmi/tooling/run'
import { startServer } from '@yawmi/tooling/server'
import { note } from '../figures/figures.ts'

/** Seconds that each may take on two cores. */
const BUDGETS = { 'whole build, cold': 45, 'one remote again': 3, 'first start': 360, 'next start, nothing changed': 5 }

const PORTS = { PORT: '4450', MEDIA_PORT: '4451' }
const build = (targets: string[] = [], env: NodeJS.ProcessEnv = {}) =>
  must([process.execPath, path.join(ROOT, 'tooling/bin/build.mjs'), ...targets], { quiet: true, env })

/** Times building and starting as a person meets them, on folders of their own, and prints each against its budget. */
export async function measureCommands(): Promise<void> {
  const built = [DIST, path.join(CACHE, 'build'), path.join(CACHE, 'webpack'), path.join(ROOT, 'backend/dist')]
  for (const folder of built) fs.rmSync(folder, { recursive: true, force: true })
  await measure('whole build, cold', () => build([], { TURBO_FORCE: '1' }))

  const screen = path.join(ROOT, 'mfe-landing/src/copy/ar.ts')
  const before = fs.readFileSync(screen)
  try {
    fs.appendFileSync(screen, '\n')
    await measure('one remote again', () => build(['landing'], { TURBO_FORCE: '1' }))
  } finally {
    fs.writeFileSync(screen, before)
    await build()
  }

  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'yawmi-bench-'))
  const start = () => startServer('tooling/bin/start.mjs', { ...PORTS, YAWMI_DATA_DIR: dataDir })
  try {
    for (const name of ['first start', 'next start, nothing changed'] as const) {
      const stop = await measure(name, start)
      await stop()
    }
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}

async function measure<T>(name: keyof typeof BUDGETS, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const result = await work()
  const seconds = (performance.now() - start) / 1000
  note({ what: name, reached: seconds, bound: BUDGETS[name], unit: 's' })
  const over = seconds > BUDGETS[name] ? ' ← over' : ''
  process.stdout.write(`${name}: ${seconds.toFixed(1)} s of ${BUDGETS[name]} s${over}\n`)
  return result
}
