import { Studio } from '@yawmi/e2e/browser'
import { expect } from '@yawmi/e2e/test'
import { note } from '../figures/figures'
import { print } from '../print'
import { designOf, enter, pictureFor } from './designs'
import { drawDirectly, exportOnce } from './export-once'
import { whole } from './whole'

/**
 * How much longer an export at 2× may take than the same drawn straight on a canvas, to a PNG both: by hand after a
 * change, and at once after a change, with nothing prepared.
 */
const BOUNDS = { 'by hand': 1.3, 'at once': 3 }

whole('an export takes no longer than its bounds over the same drawn on a canvas', async ({ arrive }) => {
  const page = await enter(arrive)
  const studio = await Studio.goOnWith(page, designOf(30, await pictureFor(arrive)))
  const took: Record<'by hand' | 'at once' | 'straight', number[]> = { 'by hand': [], 'at once': [], straight: [] }
  for (let round = 0; round < 15; round += 1) {
    for (const press of ['by hand', 'at once'] as const) {
      // Another design each time: whatever was drawn before is of no use.
      await studio.box('box-1').focus()
      await page.keyboard.press('ArrowDown')
      took.straight.push(await drawDirectly(page))
      took[press].push(await exportOnce(page, press))
    }
  }
  // The quickest of each: whatever else the machine does only ever makes them longer.
  const straight = Math.min(...took.straight)
  for (const press of ['by hand', 'at once'] as const) {
    const ours = Math.min(...took[press])
    print(
      `designer, export at 2× of 30 texts on a picture, pressed ${press}: ${ours.toFixed(0)} ms, straight on a canvas ` +
        `${straight.toFixed(0)} ms, ratio ${(ours / straight).toFixed(2)} of ${BOUNDS[press]}`,
    )
    note({
      what: `export pressed ${press} / straight on a canvas`,
      reached: ours / straight,
      bound: BOUNDS[press],
    })
    expect(ours / straight).toBeLessThanOrEqual(BOUNDS[press])
  }
})
