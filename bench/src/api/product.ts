import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { CTA_SELECTOR, DEVICE_TYPE, OPERATIONS, XSRF_COOKIE, XSRF_HEADER } from '@yawmi/contract'
import { NO_SETTINGS } from '@yawmi/releases/no-settings'
import pg from 'pg'
import { multiply, writeContentFolder } from './content'
import { processorTimeOf } from '../processes'

const run = promisify(execFile)

/** A built server of ours, running with so many contents. */
export interface Product {
  address: string
  /** Headers of a browser with that session, with its CSRF token, so that writes are accepted. */
  headersOf(token: string | undefined): Promise<Record<string, string>>
  /** Signs a new number up. @returns the token */
  signIn(msisdn: string): Promise<string>
  /** Milliseconds of processors that it and its database have used; `undefined` where the system does not tell. */
  processorTime(): number | undefined
  stop: () => Promise<void>
}

/** The protection script comes before a login. */
export const SCRIPT_QUERY = new URLSearchParams({ targeted_element: CTA_SELECTOR }).toString()

/** Settings of `npm start`, but for limits that no benchmark could keep to; people come from addresses of their own. */
const UNLIMITED = '100000000'
const LIMITS = { RATE_LIMIT: UNLIMITED, SIGN_IN_LIMIT: UNLIMITED, PAGE_LIMIT: UNLIMITED }
const SETTINGS = { DEMO_CONTENT: 'off', PORT: '0', MEDIA_PORT: '0', TRUST_PROXY: 'loopback', ...LIMITS }

/**
 * Starts a built server, and fills its folder first.
 * @param programs folder of the built server and content command; it lies in the project
 * @param dataDir folder of its own
 */
export async function startProduct(programs: string, dataDir: string, contents: number): Promise<Product> {
  const product = await startAgain(programs, dataDir)
  const folder = path.join(dataDir, 'content')
  writeContentFolder(folder)
  const env = environmentOf(dataDir)
  await run(process.execPath, [path.join(programs, 'content.mjs'), 'import', folder], { cwd: programs, env })
  const database = databaseOf(dataDir)
  await database.connect()
  await multiply(database, contents)
  await database.end()
  return product
}

/** Of a built program of ours; `own` is what differs from the others. */
export const environmentOf = (dataDir: string, own: NodeJS.ProcessEnv = {}) => ({
  ...{ ...process.env, ...NO_SETTINGS, ...SETTINGS },
  ...own,
  YAWMI_DATA_DIR: dataDir,
})

/** Starts a built server on what its folder holds. */
export async function startAgain(programs: string, dataDir: string, own?: NodeJS.ProcessEnv): Promise<Product> {
  mkdirSync(dataDir, { recursive: true })
  const child = spawn(process.execPath, [path.join(programs, 'server.mjs')], {
    cwd: programs,
    env: environmentOf(dataDir, own),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await readyLine(child, /^Yawmi is ready: (\S+)$/m)

  const headersOf = async (token: string | undefined) => {
    const authorization: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const reply = await fetch(address + OPERATIONS.xsrfToken[1], { headers: authorization })
    const { data } = (await reply.json()) as { data: { token: string } }
    return { ...authorization, cookie: `${XSRF_COOKIE}=${data.token}`, [XSRF_HEADER]: data.token }
  }
  const signIn = async (msisdn: string) => {
    const headers = { ...(await headersOf(undefined)), 'content-type': 'application/json' }
    const post = (url: string, body: object) =>
      fetch(address + url, {
        method: 'POST',
        headers,
        body: JSON.stringify({ msisdn, device_type: DEVICE_TYPE, ...body }),
      })
    const script = await post(`${OPERATIONS.protectedScript[1]}?${SCRIPT_QUERY}`, {})
    const { success } = (await script.json()) as { success: { transaction_identify: string } }
    await post(OPERATIONS.login[1], { transaction_identify: success.transaction_identify })
    const inbox = await fetch(`${address}/sandbox/messages?msisdn=${encodeURIComponent(msisdn)}`)
    const otp = /#(\d{4})/.exec(await inbox.text())?.[1]
    const session = await post(OPERATIONS.confirmOtp[1], { otp })
    return ((await session.json()) as { data: { token: string } }).data.token
  }
  return { address, headersOf, signIn, processorTime: () => processorTimeOf(child.pid!), stop: () => stop(child) }
}

/** The embedded database beside the server that runs it: its lock file says where it listens. */
export function databaseOf(dataDir: string): pg.Client {
  const [, , , port, host] = readFileSync(path.join(dataDir, 'pg/postmaster.pid'), 'utf8').split('\n')
  return new pg.Client({ host: host?.trim(), port: Number(port), user: 'yawmi', database: 'postgres' })
}

/** What a program's first line says that matches. @throws when it ends without one */
export async function readyLine(child: ChildProcess, line: RegExp): Promise<string> {
  let output = ''
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the program ended with ${String(code)}: ${output}`)
  })
  ended.catch(() => undefined)
  for (;;) {
    const found = line.exec(output)?.[1]
    if (found) return found
    output += String(await Promise.race([once(child.stdout!, 'data'), ended]))
  }
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
