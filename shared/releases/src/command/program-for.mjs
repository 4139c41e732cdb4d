import { spawn } from 'node:child_process'
import crypto from 'node:crypto'
import path from 'node:path'
import { text } from 'node:stream/consumers'

/**
 * Runs the server's program for releases that all hosts of a service share. The copy of these that it acts on lies in a folder
 * of that service's own.
 * @param {string} site `postgres://…`, or `postgres:` for DATABASE_URL
 * @param {{ program: string, cache: string, prepare: () => Promise<unknown> }} where `prepare` builds the program
 * @returns {(input: string) => Promise<string>} gives it a call, and answers what it prints. @throws Error where it fails
 */
export function programFor(site, { program, cache, prepare }) {
  const dataDir = path.join(cache, 'sites', crypto.createHash('sha256').update(site).digest('hex').slice(0, 16))
  const { RELEASE_KEYS_DIR = path.join(dataDir, 'keys'), DATABASE_URL, DATABASE_URL_FILE, ...others } = process.env
  const database = site === 'postgres:' ? { DATABASE_URL, DATABASE_URL_FILE } : { DATABASE_URL: site }
  // The schema is that of the service: a checkout does not change it.
  const own = { RELEASE_KEYS_DIR, YAWMI_DATA_DIR: dataDir, MIGRATE_ON_START: 'off' }
  return async (input) => {
    await prepare()
    const env = { ...others, ...database, ...own }
    const child = spawn(process.execPath, [program, 'call'], { env, stdio: ['pipe', 'pipe', 'inherit'] })
    // One that ends before it reads has said why.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
    const printed = await text(child.stdout)
    if (!printed.startsWith('{')) throw new Error('the releases of that service cannot be reached')
    return printed
  }
}
