import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { NO_SETTINGS } from '@yawmi/releases/no-settings'
import { NODE_OPTIONS } from '@yawmi/tooling/node-options'

/** Folder of the repository. */
export const ROOT = path.resolve(import.meta.dirname, '../../..')

/** The brands that ship, as files. */
export const BRANDS = path.join(ROOT, 'shared/brand/brands')

/** Ports of the product under test: free ones in a row, of which the configuration names the first (`src/config.ts`). */
export const SITE_PORT = Number(process.env.E2E_PORT)
export const MEDIA_PORT = SITE_PORT + 1
/** Site and media of a product that a test starts for itself. */
export const [OWN_SITE_PORT, OWN_MEDIA_PORT] = [SITE_PORT + 6, SITE_PORT + 7] as const
export const SITE = process.env.E2E_SITE ?? `http://localhost:${SITE_PORT}`

/** Folders of runs, each by its process id. */
export const RUNS = path.join(ROOT, '.cache/tests/end-to-end')
/** What this run writes: the product's data, its log, and traces of what failed. */
export const RUN = path.join(RUNS, process.env.E2E_RUN ?? '')
/** What the product can make again, for all runs. */
const CACHE_DIR = path.join(ROOT, '.cache/tests/servers')
/** Where the product keeps its database and media. */
export const DATA_DIR = path.join(RUN, 'data')

/** Milliseconds that a first start may take: it draws and imports the demo content. */
const FIRST_START = 8 * 60_000

/** The built product, running. */
export interface Product {
  /** Process id of the server. */
  pid: number
  /** Everything that it printed so far. */
  output(): string
  stop(): Promise<void>
}

/** All output of the product under test, requests included, for tests that read its log. */
export const PRODUCT_LOG = path.join(RUN, 'product.log')

/** Which of the processes that run tests side by side this is: 1, 2… */
export const WORKER = Number(process.env.TEST_PARALLEL_INDEX ?? 0) + 1

/**
 * Starts the built server as `npm start` does, on ports and a data folder of the tests' own.
 * @param dataDir folder that keeps the database and media; a second start finds the content there.
 * @param onOutput hears what the server prints, as it comes.
 * @throws Error with the server's output when it does not come up
 */
export async function startProduct(
  dataDir: string,
  env: NodeJS.ProcessEnv = {},
  onOutput: (text: string) => void = () => {},
): Promise<Product> {
  // A root of its own may have the server of another release.
  const root = env.YAWMI_ROOT ?? process.env.YAWMI_ROOT ?? ROOT
  const server = spawn(process.execPath, [...NODE_OPTIONS, path.join(root, 'backend/dist/server.mjs')], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...NO_SETTINGS,
      NODE_ENV: 'development',
      PORT: String(SITE_PORT),
      MEDIA_PORT: String(MEDIA_PORT),
      YAWMI_DATA_DIR: dataDir,
      CACHE_DIR,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`the product did not start in time:\n${output}`)), FIRST_START)
    const listen = (chunk: Buffer) => {
      output += chunk.toString()
      onOutput(chunk.toString())
      if (output.includes('is ready')) resolve()
    }
    server.stdout?.on('data', listen)
    server.stderr?.on('data', listen)
    server.once('exit', (code) => reject(new Error(`the product ended with ${code}:\n${output}`)))
    server.once('exit', () => clearTimeout(timer))
  })
  return { pid: server.pid ?? 0, output: () => output, stop: () => stop(server) }
}

function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve()
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  server.kill('SIGTERM')
  return ended
}
