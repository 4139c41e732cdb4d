import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { exponentialDelay } from '../../../lib/exponential-delay'
import { ALREADY_SERVED, READY_LINE } from './wire'

const RESTART_MS = 300
const LONGEST_PAUSE_MS = 10_000
/** One that lived so long did not fail at its start. */
const SETTLED_MS = 10_000
/** Another server on the same data folder runs the carrier: look this often whether it still does. */
const LOOK_AGAIN_MS = 2_000
const START_MS = 15_000

interface SupervisorOptions {
  /** The program's file, built. */
  program: string
  socket: string
  journal: string
  /** Told when the program ended without being asked to. */
  onCrash(code: number | null): void
}

export interface Supervisor {
  stop(): Promise<void>
}

/**
 * Runs the sandbox carrier as a child: started again when it dies, ended with us. It holds a pipe from us as its
 * standard input and leaves when that closes, so a server that is killed leaves none behind.
 *
 * @throws when the program cannot be started at all, or does not answer in 15 s.
 */
export async function superviseSandboxCarrier(options: SupervisorOptions): Promise<Supervisor> {
  const stopping = new AbortController()
  let child = start(options)
  await answering(child)

  const keeping = (async () => {
    for (let failures = 0, began = performance.now(); ; began = performance.now()) {
      const code = await exitOf(child)
      if (stopping.signal.aborted) return
      failures = performance.now() - began > SETTLED_MS ? 0 : failures + 1
      if (code !== ALREADY_SERVED) options.onCrash(code)
      const restart = exponentialDelay(Math.max(0, failures - 1), RESTART_MS, LONGEST_PAUSE_MS)
      const pause = code === ALREADY_SERVED ? LOOK_AGAIN_MS : restart
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      child = start(options)
    }
  })()

  return {
    async stop() {
      stopping.abort()
      child.kill('SIGTERM')
      await keeping
    },
  }
}

function start({ program, socket, journal }: SupervisorOptions): ChildProcess {
  return spawn(process.execPath, [program, socket, journal], { stdio: ['pipe', 'pipe', 'inherit'] })
}

/** The exit code; `null` for one that was killed, or could not even be started. */
function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((resolve) => child.once('exit', resolve).once('error', () => resolve(null)))
}

/** Resolves when the child serves the socket, or left because another one does. */
async function answering(child: ChildProcess): Promise<void> {
  const ready = new Promise<boolean>((resolve) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (String(chunk).includes(READY_LINE)) resolve(true)
    })
    void exitOf(child).then((code) => resolve(code === ALREADY_SERVED))
  })
  const late = wait(START_MS, false, { ref: false })
  if (await Promise.race([ready, late])) return
  child.kill('SIGKILL')
  throw new Error('the sandbox carrier did not start')
}
