import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { endToEnd } from '../config'
import { aboutOneMachine } from './about-one-machine'

const FOLDER = path.join(import.meta.dirname, '../journeys')

const { globalSetup: _setup, ...config } = await endToEnd(path.join(import.meta.dirname, '../..'), {
  workers: 2,
  projects: [
    { name: 'person', testDir: import.meta.dirname },
    { name: 'journeys', testDir: FOLDER, testIgnore: aboutOneMachine(FOLDER), retries: 1 },
  ],
})

/** The certificate of the fleet signs itself. Of Playwright's word for that, service workers hear nothing. */
const use = {
  ...config.use,
  ignoreHTTPSErrors: true,
  launchOptions: {
    ...config.use?.launchOptions,
    args: [...(config.use?.launchOptions?.args ?? []), '--ignore-certificate-errors'],
  },
}

/** What people do at a site that runs already, whose address is `E2E_SITE`: `npm run test:fleet`. */
export default defineConfig({ ...config, use })
