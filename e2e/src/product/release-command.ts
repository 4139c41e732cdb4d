import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from './product'

/**
 * Carries out `npm run release -- …` on a site, while the test goes on.
 * @param dist the folder that the site serves
 * @throws Error with what it printed
 */
export async function release(dist: string, ...args: string[]): Promise<void> {
  const program = path.join(ROOT, 'tooling/bin/release.mjs')
  const env = { ...process.env, RELEASE_KEY: undefined, RELEASE_KEYS_DIR: undefined }
  await promisify(execFile)(process.execPath, [program, ...args, '--site', dist, '--json'], { cwd: ROOT, env })
}
