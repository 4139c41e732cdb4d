import { PHONE, signInByApi } from '@yawmi/e2e/browser'
import { expect, test } from '@yawmi/e2e/test'
import { note } from '../figures/figures'
import { print } from '../print'
import { loadFirstScreen, type FirstScreen } from './first-screen'
import { SCREENS } from './screens'

/** When a screen stands with its text, over its own first paint. */
const TEXT_OVER_FIRST = 2.5
/**
 * When a list of pictures answers a finger, over one without: those that are seen are fetched beside the scripts, and take
 * little of their share of the network.
 */
const LIVE_WITH_PICTURES = { screen: '/images-list', over: '/quotes-list', bound: 1.3 } as const
/** What is one person's alone is not rendered on the server (ADR 0086): its text comes with its scripts. */
const NOT_RENDERED: readonly string[] = ['/my-account']
/** Milliseconds of a task of this machine's processor, which a finger does not feel. */
const TASK_MS = 50
const ROUNDS = 7

const minOf = (loads: readonly FirstScreen[], name: keyof FirstScreen) => Math.min(...loads.map((load) => load[name]))
const ms = (value: number) => `${value.toFixed(0)} ms`

test('first visits to screens, on a slow phone and on this machine', async ({ arrive }) => {
  test.setTimeout(900_000)
  const visitor = await arrive({ viewport: PHONE })
  await signInByApi(await visitor.tab())
  const loads = new Map(SCREENS.map((screen) => [screen, { slow: [] as FirstScreen[], quick: [] as FirstScreen[] }]))
  // Taken in turns, so that whatever else the machine does meets all of them.
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [screen, { slow, quick }] of loads) {
      slow.push(await loadFirstScreen(await visitor.tab(), screen, true))
      quick.push(await loadFirstScreen(await visitor.tab(), screen, false))
    }
  const missed: string[] = []
  for (const [screen, { slow, quick }] of loads) {
    // The least of each: noise only adds.
    const [first, text] = [minOf(slow, 'first'), minOf(slow, 'text')]
    const [ratio, longest] = [text / first, minOf(quick, 'longest')]
    const bound = NOT_RENDERED.includes(screen) ? undefined : TEXT_OVER_FIRST
    print(
      `${screen}: first paint ${ms(first)}, text ${ms(text)}, ratio ${ratio.toFixed(2)} of ${bound ?? 'any'}; ` +
        `blocked ${ms(minOf(slow, 'blocked'))}; unslowed: scripts ${ms(minOf(quick, 'script'))}, longest task ${ms(longest)} of ${TASK_MS}`,
    )
    note(
      { what: `${screen}: text / own first paint, slow phone`, reached: ratio, bound },
      { what: `${screen}: longest task of this processor`, reached: longest, bound: TASK_MS, unit: 'ms' },
      { what: `${screen}: blocked after its first paint, slow phone`, reached: minOf(slow, 'blocked'), unit: 'ms' },
    )
    if (bound !== undefined && ratio > bound) missed.push(`${screen}: text`)
    if (longest > TASK_MS) missed.push(`${screen}: longest task`)
  }
  const { screen, over, bound } = LIVE_WITH_PICTURES
  const liveOf = (name: (typeof SCREENS)[number]) => minOf(loads.get(name)?.slow ?? [], 'live')
  const ratio = liveOf(screen) / liveOf(over)
  print(
    `${screen} answers after ${ms(liveOf(screen))}, ${over} after ${ms(liveOf(over))}, ratio ${ratio.toFixed(2)} of ${bound}`,
  )
  note({ what: `${screen}: answers a finger / ${over}, slow phone`, reached: ratio, bound })
  if (!(ratio <= bound)) missed.push(`${screen}: answers`)
  expect(missed).toEqual([])
})
