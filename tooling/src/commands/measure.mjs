import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { CACHE, DIST, ROOT } from '../lib/root.mjs'
import { must } from '../lib/run.mjs'

/** Seconds that each may take on two cores. */
const BUDGETS = { 'whole build, cold': 90, 'one remote again': 4, 'first start': 360, 'next start, nothing changed': 5 }

const PORTS = { PORT: '4450', MEDIA_PORT: '4451' }
const node = (script, ...args) => [process.execPath, path.join(ROOT, 'tooling/bin', script), ...args]

/** Times building and starting as a person meets them, on folders of their own, and prints each against its budget. */
export async function measureCommands() {
  const built = [DIST, path.join(CACHE, 'build'), path.join(CACHE, 'webpack'), path.join(ROOT, 'backend/dist')]
  for (const folder of built) fs.rmSync(folder, { recursive: true, force: true })
  await measure('whole build, cold', () => must(node('build.mjs'), { quiet: true }))

  const screen = path.join(ROOT, 'mfe-landing/src/copy/ar.ts')
  const before = fs.readFileSync(screen)
  try {
    fs.appendFileSync(screen, '\n')
    await measure('one remote again', () => must(node('build.mjs', 'landing'), { quiet: true }))
  } finally {
    fs.writeFileSync(screen, before)
    await must(node('build.mjs'), { quiet: true })
  }

  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'yawmi-bench-'))
  try {
    await measure('first start', () => untilReady(dataDir))
    await measure('next start, nothing changed', () => untilReady(dataDir))
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}

async function measure(name, work) {
  const start = performance.now()
  const end = await work()
  // Work that goes on after the moment that counts says when that was.
  const seconds = ((typeof end === 'number' ? end : performance.now()) - start) / 1000
  process.stdout.write(
    `${name}: ${seconds.toFixed(1)} s of ${BUDGETS[name]} s${seconds > BUDGETS[name] ? ' ← over' : ''}\n`,
  )
}

/** Runs `npm start` until it says that it can serve, then stops it. Answers when it could serve. */
function untilReady(dataDir) {
  const child = spawn(node('start.mjs')[0], node('start.mjs').slice(1), {
    cwd: ROOT,
    env: { ...process.env, ...PORTS, YAWMI_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    let ready = false
    child.stdout.on('data', (chunk) => {
      if (!String(chunk).includes('is ready')) return
      ready = true
      resolve(performance.now())
      child.kill('SIGTERM')
    })
    child.once('exit', (code) => ready || reject(new Error(`npm start ended with ${code}`)))
  }).finally(() => child.exitCode ?? once(child, 'exit'))
}
