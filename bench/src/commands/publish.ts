import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ROOT } from '@yawmi/tooling/root'
import { run } from '@yawmi/tooling/run'

/** What a publish may take: 30 s of two idle cores, which have 60 s of the processor in that time. */
const MAX_WALL_SECONDS = 30
const MAX_PROCESSOR_SECONDS = 60
/** Programs that wait for the processor on average, below which others do not have the machine. */
const IDLE_LOAD = 0.5

const COPY = path.join(ROOT, 'mfe-content/src/copy/ar.ts')
/** The title of a page, which no test is about. */
const TITLE = "imagesDetails: 'خلفيات"

interface Took {
  ok: boolean
  wallSeconds: number
  processorSeconds: number
}

/** All that `publish` does before the files move, its tests included, on this checkout. */
async function check(): Promise<Took> {
  const program = path.join(ROOT, 'tooling/bin/release.mjs')
  const { code, output } = await run([process.execPath, program, 'check', 'content', '--json'], {
    cwd: ROOT,
    quiet: true,
  })
  if (code !== 0) throw new Error(output)
  const line = output.slice(output.lastIndexOf('{"ok"')).split('\n')[0] ?? ''
  return JSON.parse(line) as Took
}

/** Releases a changed remote that was built before, up to the move of its files. @returns 1 where it takes more than it may */
export async function measurePublish(): Promise<number> {
  await check()
  const before = fs.readFileSync(COPY, 'utf8')
  if (!before.includes(TITLE)) throw new Error(`${COPY} has no ${TITLE}`)
  const load = os.loadavg()[0] ?? 0
  try {
    fs.writeFileSync(COPY, before.replace(TITLE, `${TITLE} ${Date.now()}`))
    const { wallSeconds, processorSeconds } = await check()
    process.stdout.write(
      `publish content, changed and built before: ${wallSeconds} s of ${MAX_WALL_SECONDS} s on the wall, ` +
        `${processorSeconds} s of ${MAX_PROCESSOR_SECONDS} s of the processor; load before it ${load.toFixed(1)}\n`,
    )
    const isSlow = load < IDLE_LOAD && wallSeconds > MAX_WALL_SECONDS
    return isSlow || processorSeconds > MAX_PROCESSOR_SECONDS ? 1 : 0
  } finally {
    fs.writeFileSync(COPY, before)
  }
}
