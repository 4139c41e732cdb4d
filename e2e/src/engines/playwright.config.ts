import path from 'node:path'
import { defineConfig, type Project } from '@playwright/test'
import { endToEnd } from '../config'
import { ENGINES } from './debian'

/** Of Firefox: what Playwright emulates elsewhere by commands that it does not have. */
const FIREFOX_PREFERENCES = {
  'ui.prefersReducedMotion': 1,
  'layout.css.prefers-color-scheme.content-override': 1,
  'media.autoplay.default': 0,
}

/** An engine, driven through the relay, which Playwright takes for a Firefox that is not its own build. */
const engine = (name: keyof typeof ENGINES): Project => ({
  name,
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: path.join(import.meta.dirname, 'relay/main.ts'),
      args: [],
      firefoxUserPrefs: FIREFOX_PREFERENCES,
      env: {
        ...(process.env as Record<string, string>),
        // The relay is run by the Node that runs this.
        PATH: [path.dirname(process.execPath), process.env.PATH].join(path.delimiter),
        ENGINE: name,
        ...withoutGaps(ENGINES[name].programs()),
      },
    },
    // A trace would have a picture taken every moment, one after the other with what the test does.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'off',
  },
})

const withoutGaps = (found: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(found).flatMap(([key, value]) => (value ? [[key.toUpperCase(), value]] : [])))

export default defineConfig(
  await endToEnd(path.join(import.meta.dirname, '../..'), {
    testDir: path.join(import.meta.dirname, 'smoke'),
    workers: 1,
    timeout: 120_000,
    // The same tests in the engine of all others, to tell a fault of theirs from one of an engine.
    projects: [engine('firefox'), engine('webkit'), { name: 'chromium' }],
  }),
)
