import type { CDPSession } from '@playwright/test'
import { PHONE, Studio, signInByApi } from '@yawmi/e2e/browser'
import { expect } from '@yawmi/e2e/test'
import { note } from '../figures/figures'
import { median } from '../median'
import { print } from '../print'
import { mixedOf, pictureFor } from './designs'
import { counting, mainThreadOf, MOVES, quantile, SLOW_MOVE_MS, TIMES_EMPTY, type Point } from './main-thread'
import { whole } from './whole'

/** Two fingers around a place, by how they have spread and turned. */
const fingersAt = ({ x, y }: Point, spread: number, degrees: number) => {
  const turn = (degrees * Math.PI) / 180
  const [across, down] = [spread * Math.cos(turn), spread * Math.sin(turn)]
  return [
    { x: x - across, y: y - down, id: 0 },
    { x: x + across, y: y + down, id: 1 },
  ]
}

const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[] = []) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints })

/** How far two fingers are from their middle at a step, in px, and by how many degrees they are turned. */
type Gesture = (step: number) => readonly [spread: number, degrees: number]

const GESTURES: Record<string, Gesture> = {
  pinch: (step) => [40 + (step % 30), 20],
  turn: (step) => [60, 20 + step],
}

/** Moves two fingers step by step; answers milliseconds of the main thread for each. */
async function fingers(session: CDPSession, at: Point, stepOf: Gesture): Promise<number[]> {
  await touch(session, 'touchStart', fingersAt(at, ...stepOf(0)))
  // The first move begins the gesture.
  await touch(session, 'touchMove', fingersAt(at, ...stepOf(1)))
  const took: number[] = []
  for (let step = 2; step < MOVES; step += 1)
    took.push(await mainThreadOf(session, () => touch(session, 'touchMove', fingersAt(at, ...stepOf(step)))))
  await touch(session, 'touchEnd')
  return took
}

for (const [kind, stepOf] of Object.entries(GESTURES))
  for (const [held, count] of [
    ['one box', 1],
    ['five boxes', 5],
  ] as const)
    whole(`a ${kind} of ${held} among 100 of every kind by two fingers is quick`, async ({ arrive }) => {
      const page = await (await arrive({ viewport: PHONE, touch: true })).tab()
      await signInByApi(page)
      const { boxes, ...rest } = mixedOf(100, await pictureFor(arrive))
      // Who presses one of a group holds all of it.
      const grouped = boxes.map((box, index) => (index >= 94 && index < 94 + count ? { ...box, group: 'held' } : box))
      const design = { ...rest, version: 4, boxes: grouped }
      const studio = await Studio.goOnWith(page, design, '/phone-design-page')
      const session = await counting(page)
      // Over the bar nothing listens but a handler that does nothing.
      await page.evaluate(() => {
        document.querySelector<HTMLElement>('header')!.style.touchAction = 'none'
        addEventListener('touchmove', () => {}, { passive: false })
      })
      const { x, y, width, height } = (await studio.stage.boundingBox())!
      const middle = { x: x + width / 2, y: y + height / 2 }
      const heldBy = async (part: number) => {
        await studio.box('box-95').focus()
        const took = quantile(await fingers(session, middle, stepOf), part)
        await studio.press('تراجع')
        return took
      }
      const [moves, empty]: [number[], number[]] = [[], []]
      for (let round = 0; round < 4; round += 1) {
        moves.push(await heldBy(0.5))
        empty.push(quantile(await fingers(session, { x: PHONE.width / 2, y: 28 }, stepOf), 0.5))
      }
      const times = median(moves.map((took, round) => took / empty[round]!))
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      const slow: number[] = []
      for (let round = 0; round < 4; round += 1) slow.push(await heldBy(0.95))
      print(
        `designer, one move of a ${kind} of ${held} among 100 of every kind: ${times.toFixed(1)} of ${TIMES_EMPTY} times an empty ` +
          `handler; on a processor four times slower 19 of 20 within ${Math.min(...slow).toFixed(1)} of ${SLOW_MOVE_MS} ms`,
      )
      const what = `a ${kind} of ${held} among 100 of every kind`
      note(
        { what: `${what} / an empty handler`, reached: times, bound: TIMES_EMPTY },
        { what: `${what}, processor four times slower`, reached: Math.min(...slow), bound: SLOW_MOVE_MS, unit: 'ms' },
      )
      expect(times).toBeLessThanOrEqual(TIMES_EMPTY)
      expect(Math.min(...slow)).toBeLessThanOrEqual(SLOW_MOVE_MS)
    })
