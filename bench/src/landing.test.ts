import { PHONE, useVisitors } from '@yawmi/e2e/browser'
import { loadPage, table } from './page-load'
import { print } from './print'

/** What a first load of the landing page may cost on the wire. */
const BUDGET = { bytes: 300 * 1024, requests: 16, depth: 3 }

const arrive = useVisitors()

it('the landing page stays within its budget of bytes, requests and depth', async () => {
  const page = await (await arrive({ viewport: PHONE })).tab()
  const load = await loadPage(page, '/')
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
  print(
    `landing page, first load: ${kilobytes(load.bytes)} of ${kilobytes(BUDGET.bytes)} (scripts ${kilobytes(load.scriptBytes)}), ` +
      `${load.requests.length} of ${BUDGET.requests} requests, depth ${load.depth} of ${BUDGET.depth}\n${table(load)}`,
  )
  expect(load.bytes).toBeLessThanOrEqual(BUDGET.bytes)
  expect(load.requests.length).toBeLessThanOrEqual(BUDGET.requests)
  expect(load.depth).toBeLessThanOrEqual(BUDGET.depth)
})
