import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { findProjectRoot } from '../../src/infrastructure/project-root'
import { SITE } from './fleet'

/**
 * Runs end-to-end tests in browsers by nginx.
 * @param project `person`: what is asked of a fleet alone; `journeys`: all those of `npm test` that are not about one machine
 * @returns Playwright's report. @throws Error with it where a test fails
 */
export async function runBrowsers(project: 'person' | 'journeys'): Promise<string> {
  const cwd = path.join(findProjectRoot(undefined), 'e2e')
  const cli = path.join(cwd, 'node_modules/@playwright/test/cli.js')
  // It refuses to run where jest says that it is one of its processes.
  const { JEST_WORKER_ID: _jest, ...env } = process.env
  const args = [cli, 'test', '--config=src/fleet/playwright.config.ts', `--project=${project}`, '--reporter=list']
  const child = spawn(process.execPath, args, { cwd, env: { ...env, E2E_SITE: SITE } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(output)
  return output
}
