import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { ALREADY_SERVED, READY_LINE } from '../../sandbox-carrier/wire'

const RESTART_MS = 300
/** Another server on the same data folder runs the carrier: look this often whether it still does. */
const LOOK_AGAIN_MS = 2_000
const START_MS = 15_000

export interface SupervisorOptions {
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
    while (!stopping.signal.aborted) {
      const code = await exitOf(child)
      if (stopping.signal.aborted) return
      if (code !== ALREADY_SERVED) options.onCrash(code)
      const pause = code === ALREADY_SERVED ? LOOK_AGAIN_MS : RESTART_MS
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (!stopping.signal.aborted) child = start(options)
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

async function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const [code] = (await once(child, 'exit')) as [number | null]
  return code
}

/** Resolves when the child serves the socket, or left because another one does. */
async function answering(child: ChildProcess): Promise<void> {
  const late = AbortSignal.timeout(START_MS)
  const said = (async () => {
    for await (const chunk of child.stdout ?? []) if (String(chunk).includes(READY_LINE)) return true
    return false
  })()
  const left = once(child, 'exit', { signal: late }) as Promise<[number | null]>
  const outcome = await Promise.race([said, left.then(([code]) => code === ALREADY_SERVED)])
  if (!outcome && (await exitOf(child)) !== ALREADY_SERVED) throw new Error('the sandbox carrier did not start')
}
