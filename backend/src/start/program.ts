import os from 'node:os'
import { failureText } from '../infrastructure/db/failure-text'
import { Closers } from '../lib/closers'
import type { Log } from '../lib/log'
import { StartError } from '../lib/start-error'

/** Milliseconds that a stop may take: the answers under way (`graceful-close.ts`), and what is closed after them. */
const STOP_MS = 20_000
/** Milliseconds in which one Ctrl-C arrives several times: from the terminal, from npm and from the command that runs this one. */
const ONE_PRESS_MS = 1_000

export interface Program {
  /** What was opened so far; closed in the opposite order when the program ends in any way but a kill. */
  closers: Closers
  print: (line: string) => void
  /** What somebody who watches the service should know: a line of its log, and before there is one, printed. */
  warn: (line: string) => void
  /** Has `warn` write to the service's log from now on. */
  warnIn: (log: Pick<Log, 'warn'>) => void
  /** Ends the program with a line for the operator. */
  fail: (line: string) => void
  /** Gives a stop so many milliseconds more, in which the program still serves and says that it will not. */
  allowDrain: (ms: number) => void
}

interface ProgramOptions {
  /** Its work is to serve until it is stopped; that of other programs is not done then. */
  isServer?: boolean
}

/**
 * Runs a program of ours: closes what it opened on SIGTERM, Ctrl-C and faults, and shows a fault as one line. A command that
 * is stopped before its end says so, and ends as shells have it, with 128 and the signal's number: what follows it in a
 * script must not take its work for done.
 * @param main resolves with an exit code, or with nothing when the program goes on serving
 */
export function runProgram(
  name: string,
  main: (program: Program) => Promise<number | undefined>,
  { isServer = false }: ProgramOptions = {},
): void {
  const closers = new Closers()
  let stopping = false
  let stoppingSince = Infinity
  let drainMs = 0

  async function stop(code: number): Promise<void> {
    if (stopping) return
    stopping = true
    stoppingSince = performance.now()
    setTimeout(() => process.exit(code || 1), STOP_MS + drainMs).unref()
    await closers.closeAll((error) => console.error(`While stopping: ${(error as Error).message}`))
    // A pipe that is read slowly still holds what was printed; ending now would lose it.
    await Promise.all([drained(process.stdout), drained(process.stderr)])
    process.exit(code)
  }
  const fail = (line: string) => {
    // Faults that a stop causes, in a start that it cut short for example, are not reported.
    if (!stopping) console.error(line)
    void stop(1)
  }

  const print = (line: string) => {
    if (!stopping) process.stdout.write(`${line}\n`)
  }

  let warnings: Pick<Log, 'warn'> | undefined
  const warn = (line: string) => (warnings ? warnings.warn({}, line) : print(line))
  const warnIn = (log: Pick<Log, 'warn'>) => void (warnings = log)

  // Of a reader that has gone, such as a pager that was closed: nothing more can be said, and a server has its work to do.
  process.stdout.on('error', () => isServer || void stop(128 + os.constants.signals.SIGPIPE))
  process.stderr.on('error', () => undefined)

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => {
      // Who asks a second time at the keyboard does not want to wait.
      if (signal === 'SIGINT' && performance.now() - stoppingSince > ONE_PRESS_MS) process.exit(130)
      if (isServer) return void stop(0)
      if (!stopping) console.error(`${name} was stopped before its end (${signal}).`)
      void stop(128 + os.constants.signals[signal])
    })
  main({ closers, fail, print, warn, warnIn, allowDrain: (ms) => (drainMs = ms) }).then(
    (code) => (code === undefined ? undefined : stop(code)),
    (error: Error) =>
      fail(error instanceof StartError ? error.message : `${name} could not go on: ${failureText(error)}`),
  )
}

const drained = (stream: NodeJS.WriteStream) => new Promise((resolve) => stream.write('', resolve))
