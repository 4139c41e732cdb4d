import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { endToEnd } from '../config'

const { globalSetup: _setup, ...config } = await endToEnd(path.join(import.meta.dirname, '../..'), {
  testDir: import.meta.dirname,
  workers: 1,
  // The certificate of the fleet signs itself.
  use: { ignoreHTTPSErrors: true },
})

/** What people do at a site that runs already, whose address is `E2E_SITE`: `npm run test:fleet`. */
export default defineConfig(config)
