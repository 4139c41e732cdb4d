import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Duplex } from 'node:stream'

/** The user and group that own nothing, on every system that we know. */
const NOBODY = 65_534
/** Milliseconds that a try of a confinement may take, and how many there are: one that took longer says nothing of it. */
const TRY_MS = 5_000
const TRIES = 3

/** A program, and the pipe that it has as its file 3: both may write, and neither trusts what comes. */
export interface Confined {
  child: ChildProcess
  pipe: Duplex & { unref: () => unknown }
}

/** A way to start Node with less than we have. */
interface Confinement {
  /** For the log, where it is not the first. */
  name: string
  command: (node: string[]) => string[]
  user?: { uid: number; gid: number }
}

/** Files, child processes and our environment are out of reach there as well. */
const WEAKEST = 'with the server’s user and network'

const plain = (node: string[]) => node
const isRoot = process.getuid?.() === 0

/**
 * From the strictest on: which of them a machine allows depends on its system and on who we are. A network namespace of
 * its own has no way out; another user cannot read what we can. `--permission` is in all of them.
 */
const CONFINEMENTS: Confinement[] = [
  ...(isRoot
    ? [
        {
          name: 'without network, as nobody',
          command: (node: string[]) => ['unshare', '--net', '--setuid', `${NOBODY}`, '--setgid', `${NOBODY}`, ...node],
        },
        { name: 'as nobody', command: plain, user: { uid: NOBODY, gid: NOBODY } },
      ]
    : [{ name: 'without network', command: (node: string[]) => ['unshare', '--map-root-user', '--net', ...node] }]),
  { name: WEAKEST, command: plain },
]

let chosen: Promise<Confinement> | undefined

/**
 * Starts a program that is not trusted with anything of ours: an empty environment, no files, no child processes, and
 * where the machine allows it another user and no network.
 * @param program its source, an ES module that imports nothing but Node's own; it comes by standard input, so that no
 *   file need be readable
 * @param memoryMb its heap
 */
export async function startConfined(program: string, memoryMb: number): Promise<Confined> {
  chosen ??= strictest()
  return launch(await chosen, program, memoryMb)
}

/** What to tell the operator of how programs are confined here; nothing where it is as strict as it can be. */
export async function confinementWarning(): Promise<string | undefined> {
  chosen ??= strictest()
  const { name } = await chosen
  if (name === CONFINEMENTS[0]?.name) return undefined
  return `pages are rendered ${name}: have \`unshare\` (util-linux) and namespaces on this machine to part them from it`
}

const strictest = () => firstThatWorks(CONFINEMENTS, answerOf)

type Answer = 'works' | 'refused' | 'late'

/** The first of some ways that the machine allows; the last one where it allows none before, which is not tried. */
export async function firstThatWorks<W>(ways: readonly W[], answerOf: (way: W) => Promise<Answer>): Promise<W> {
  for (const way of ways.slice(0, -1))
    for (let tries = 0; tries < TRIES; tries += 1) {
      const answer = await answerOf(way)
      if (answer === 'works') return way
      if (answer === 'refused') break
    }
  return ways.at(-1)!
}

async function answerOf(confinement: Confinement): Promise<Answer> {
  const { child } = launch(confinement, 'process.exit(0)', 64)
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    child.kill('SIGKILL')
  }, TRY_MS)
  const code = await Promise.race([
    once(child, 'exit').then(([status]) => status as number | null),
    once(child, 'error').then(() => null),
  ]).catch(() => null)
  clearTimeout(timer)
  if (code === 0) return 'works'
  return isLate ? 'late' : 'refused'
}

function launch({ command, user }: Confinement, program: string, memoryMb: number): Confined {
  const node = [
    process.execPath,
    // Without files, child processes, threads and add-ons.
    '--permission',
    '--no-warnings',
    `--max-old-space-size=${memoryMb}`,
    '--input-type=module',
    '-',
  ]
  const [file = '', ...args] = command(node)
  const child = spawn(file, args, {
    ...user,
    // The search path finds `unshare`; the program is given no other variable.
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
  })
  child.stdin?.on('error', () => undefined)
  child.stdin?.end(program)
  const pipe = child.stdio[3] as Confined['pipe']
  // That it has ended is told by the process.
  pipe.on('error', () => undefined)
  return { child, pipe }
}
