import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { findProjectRoot } from '../../src/infrastructure/project-root'
import { SITE } from './fleet'

/** Runs what people do in browsers (`e2e/src/fleet`) by nginx. @throws Error with Playwright's report where one fails */
export async function runBrowsers(): Promise<void> {
  const cwd = path.join(findProjectRoot(undefined), 'e2e')
  const cli = path.join(cwd, 'node_modules/@playwright/test/cli.js')
  // It refuses to run where jest says that it is one of its processes.
  const { JEST_WORKER_ID: _jest, ...env } = process.env
  const args = [cli, 'test', '--config=src/fleet/playwright.config.ts', '--reporter=list']
  const child = spawn(process.execPath, args, { cwd, env: { ...env, E2E_SITE: SITE } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(output)
}
