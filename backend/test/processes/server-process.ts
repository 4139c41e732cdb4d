import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { build } from 'esbuild'
import { PROGRAMS, WHOLE_OPTIONS } from '../../scripts/programs.mjs'
import { findProjectRoot } from '../../src/infrastructure/project-root'
import { CACHE_DIR } from './cache-folder'

/** Libraries that cannot be in a bundle, or are not there. */
const NATIVE = ['pg-native', 'sharp', 'subset-font']
/** What CommonJS libraries in a bundle find their own parts by. */
const REQUIRE = `import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url)`

const BACKEND = path.join(findProjectRoot(undefined), 'backend')
/** Programs of the tests' own. */
const TEST_PROGRAMS = Object.fromEntries(
  ['charging-worker', 'reconcile-worker'].map((name) => [name, path.join(BACKEND, `test/processes/${name}.ts`)]),
)

/** Where the run's programs are: within the backend, whose libraries they find. */
export const programsFolder = (dataDir: string) => path.join(BACKEND, '.cache', `programs-of-${path.basename(dataDir)}`)

/**
 * Builds the server's programs, once a run. Their libraries are in the bundle, other than in the product's: tests start
 * some hundred of them, and a server that reads its libraries file by file takes three times the processor time to start.
 * @returns their folder, which the run removes
 */
export async function buildPrograms(): Promise<string> {
  const folder = programsFolder(process.env.TEST_DATA_DIR ?? '')
  if (existsSync(folder)) return folder
  const draft = await bundle()
  try {
    renameSync(draft, folder)
  } catch {
    // Another test file of the run has just built them.
    removeFolder(draft)
  }
  return folder
}

async function bundle(): Promise<string> {
  mkdirSync(path.join(BACKEND, '.cache'), { recursive: true })
  const outdir = mkdtempSync(path.join(BACKEND, '.cache/programs-'))
  await build({
    ...WHOLE_OPTIONS,
    entryPoints: { ...PROGRAMS, ...TEST_PROGRAMS },
    outdir,
    splitting: true,
    external: NATIVE,
    banner: { js: REQUIRE },
  })
  return outdir
}

export interface Outcome {
  code: number | null
  stdout: string
  stderr: string
}

interface Launch {
  /** What Node itself is told, such as `wrongClock()`. */
  node?: string[]
  /** A command that ends by executing the rest of its arguments, such as that of a `SmallDisk`. */
  within?: string[]
  /** What it finds on its standard input. */
  input?: string | undefined
}

/** A program of ours as a process: what it says, and how it ends. */
export class ServerProcess {
  stdout = ''
  stderr = ''
  readonly ended: Promise<Outcome>
  private readonly child: ChildProcess

  constructor(
    programs: string,
    variables: Record<string, string>,
    program = 'server.mjs',
    args: string[] = [],
    { node = [], within = [], input }: Launch = {},
  ) {
    const { PATH = '', TMPDIR } = process.env
    const env = {
      PATH,
      ...(TMPDIR && { TMPDIR }),
      NODE_ENV: 'test',
      DEMO_CONTENT: 'off',
      WARM_UP: 'off',
      // What one start has compiled the next one need not.
      NODE_COMPILE_CACHE: path.join(programsFolder(process.env.TEST_DATA_DIR ?? ''), 'compiled'),
      CACHE_DIR,
      PORT: '0',
      MEDIA_PORT: '0',
      ...variables,
    }
    const [file = '', ...rest] = [...within, process.execPath, ...node, path.join(programs, program), ...args]
    this.child = spawn(file, rest, {
      env,
      stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    })
    this.child.stdin?.end(input)
    this.child.stdout?.on('data', (chunk) => (this.stdout += String(chunk)))
    this.child.stderr?.on('data', (chunk) => (this.stderr += String(chunk)))
    this.ended = once(this.child, 'close').then(([code]) => ({
      code: code as number | null,
      stdout: this.stdout,
      stderr: this.stderr,
    }))
  }

  /** The address that the ready line names. @throws when the program ends without one. */
  async ready(): Promise<string> {
    for (;;) {
      const address = /^Yawmi is ready: (\S+)$/m.exec(this.stdout)?.[1]
      if (address) return address
      const over = await Promise.race([this.ended, once(this.output, 'data').then(() => undefined)])
      if (over) throw new Error(`the server ended with ${over.code}: ${over.stderr}`)
    }
  }

  get output(): Readable {
    return this.child.stdout!
  }

  get pid(): number {
    return this.child.pid!
  }

  kill(signal: NodeJS.Signals): Promise<Outcome> {
    this.child.kill(signal)
    return this.ended
  }
}

export const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true })
