import { expect, test } from '@yawmi/e2e/test'
import { print } from '../print'
import { comparePaints, minOf } from './compare-paints'
import { NAMES, RATIOS } from './paint-ratios'

/** Enough for the least of them to be free of noise mostly; `npm run bench -- landing` takes three times as many. */
const ROUNDS = 3

test('the landing page is painted sooner than a static page of the same look', async ({ arrive }) => {
  const { ours, still } = await comparePaints(arrive, ROUNDS, false)
  for (const name of ['first', 'largest'] as const) {
    const ratio = minOf(ours, name) / minOf(still, name)
    print(`landing page, ${NAMES[name]} over a static page of the same look: ${ratio.toFixed(2)} of ${RATIOS[name]}`)
    expect(ratio).toBeLessThanOrEqual(RATIOS[name])
  }
})
