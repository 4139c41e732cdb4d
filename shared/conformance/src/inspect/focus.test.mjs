import { focusOf } from './focus.mjs'

/** @type {import('./seen.d.ts').MountPoint} */
const remote = { kind: 'tag', label: '<yawmi-remote name="auth">', isUp: true, errors: [], boxes: [] }

/** A page in which Tab goes to these stops, and then round: those of the remote are `true`. @param {boolean[]} stops */
function pageOf(stops) {
  let at = -1
  const page = {
    context: () => ({ newCDPSession: async () => ({ send: async () => ({ data: String(Math.random()) }) }) }),
    keyboard: {
      /** @param {string} key */
      press: async (key) => void (at = (at + (key === 'Tab' ? 1 : stops.length - 1)) % stops.length),
    },
    evaluate: async () => ({ id: at, point: stops[at] ? 0 : -1, name: `stop ${at}` }),
    evaluateHandle: async () => {
      const before = at
      return { evaluate: async () => void (at = before) }
    },
    waitForTimeout: async () => {},
  }
  return /** @type {import('playwright-core').Page} */ (/** @type {unknown} */ (page))
}
const own = (/** @type {number} */ count) => Array.from({ length: count }, () => false)

it('says nothing of a remote that comes after more stops than are tried', async () => {
  expect(await focusOf(pageOf([...own(400), true]), [remote])).toEqual([])
})

it('says nothing of a remote in which the last stop is that is tried', async () => {
  expect(await focusOf(pageOf([...own(290), ...own(40).map(() => true)]), [remote])).toEqual([])
})

it('says what there is of one that it came through, and of one that Tab passes by', async () => {
  expect(await focusOf(pageOf([...own(9), true]), [remote])).toMatchObject([{ stops: 1, leavesForwards: true }])
  expect(await focusOf(pageOf(own(9)), [remote])).toMatchObject([{ stops: 0 }])
})
