import { PHONE, signInByApi } from '@yawmi/e2e/browser'
import { expect, test } from '@yawmi/e2e/test'
import { loadPage, table } from '../page-load'
import { note } from '../figures/figures'
import { print } from '../print'
import { SCREENS } from './screens'

/** What a first visit to a screen may cost: bytes of scripts, how deep they are found, and requests without pictures. */
const BUDGET = { scriptBytes: 145 * 1024, requests: 18, depth: 2 }

for (const address of SCREENS)
  test(`${address} stays within its bytes of scripts, their depth, and its requests`, async ({ arrive }) => {
    const page = await (await arrive({ viewport: PHONE })).tab()
    await signInByApi(page)
    const load = await loadPage(page, address)
    const own = load.requests.filter(({ type }) => type !== 'Image')
    const depth = Math.max(...own.filter(({ type }) => type === 'Script').map((script) => script.depth))
    print(
      `${address}: ${(load.scriptBytes / 1024).toFixed(1)} KB of scripts of ${BUDGET.scriptBytes / 1024}, ` +
        `${own.length} requests of ${BUDGET.requests}, depth ${depth} of ${BUDGET.depth}\n${table({ ...load, requests: own })}`,
    )
    note({
      what: `${address}, first visit: scripts`,
      reached: load.scriptBytes / 1024,
      bound: BUDGET.scriptBytes / 1024,
      unit: 'KB',
    })
    expect(load.scriptBytes).toBeLessThanOrEqual(BUDGET.scriptBytes)
    expect(own.length).toBeLessThanOrEqual(BUDGET.requests)
    expect(depth).toBeLessThanOrEqual(BUDGET.depth)
  })
