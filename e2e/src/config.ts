import path from 'node:path'
import { defineConfig, type PlaywrightTestConfig, type ReporterDescription } from '@playwright/test'
import { CHROMIUM_FLAGS, chromiumPath } from '@yawmi/chromium'
import { flagsLeftOut } from './browser/shared-memory'
import { freePorts } from './product/free-ports'

/** What a hunt for races multiplies time-outs by (src/browser/slow-down.ts). */
const SLOWER = Number(process.env.E2E_SLOWER || 1)

/**
 * Playwright's configuration for tests that drive the built product in the Chromium from npm: a run has ports, a data
 * folder and a folder for traces of its own, so that two of them may go on side by side.
 * @param folder of the package, whose `src` has the tests.
 */
export async function endToEnd(folder: string, own: PlaywrightTestConfig): Promise<PlaywrightTestConfig> {
  // The processes that run the tests inherit what the first one has chosen.
  process.env.E2E_PORT ??= String(await freePorts())
  process.env.E2E_RUN ??= String(process.pid)
  const executablePath = (process.env.CHROMIUM ??= await chromiumPath())
  const setup = path.join(import.meta.dirname, 'product/global-setup.ts')
  const results = path.join(import.meta.dirname, '../../.cache/tests/end-to-end', process.env.E2E_RUN, 'results')
  return defineConfig(
    {
      testDir: path.join(folder, 'src'),
      outputDir: results,
      preserveOutput: 'failures-only',
      globalSetup: setup,
      fullyParallel: true,
      forbidOnly: true,
      reporter: await reporters(path.basename(folder)),
      // They end what hangs: a machine of two cores that is full of other checks takes its time.
      timeout: 90_000 * SLOWER,
      expect: { timeout: 30_000 * SLOWER, toPass: { timeout: 30_000 * SLOWER, intervals: [50] } },
      use: {
        actionTimeout: 45_000 * SLOWER,
        navigationTimeout: 45_000 * SLOWER,
        // To record every test costs half as much again as the tests themselves; what fails is tried again, and recorded.
        trace: 'on-first-retry',
        screenshot: 'only-on-failure',
        launchOptions: { executablePath, args: CHROMIUM_FLAGS, ignoreDefaultArgs: flagsLeftOut() },
      },
    },
    own,
  )
}

/**
 * `npm test` names a file for the tests that no change has reached (docs/building.md), which it has Playwright leave out;
 * it is written here, before tests are collected.
 */
async function reporters(folder: string): Promise<ReporterDescription[]> {
  const { E2E_UNCHANGED: list, E2E_PROJECTS: projects = '', E2E_LISTED: isListed, TURBO_FORCE: all } = process.env
  if (list === undefined) return [['list']]
  // Only now, for what it imports reads the port that was chosen.
  if (!isListed)
    (await import('./reach/passed-tests-file')).listUnchanged(folder, {
      projects: projects.split(','),
      list,
      runsAll: !!all,
    })
  process.env.E2E_LISTED = 'yes'
  return [['dot'], [path.join(import.meta.dirname, 'reach/keep-passed.ts'), { folder, list }]]
}
