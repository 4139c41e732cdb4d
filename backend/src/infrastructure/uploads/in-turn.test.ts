import { setImmediate as aMoment } from 'node:timers/promises'
import pLimit from 'p-limit'

/** Work that ends when it is told to. */
function task() {
  let isRunning = false
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  const work = () => {
    isRunning = true
    return ended
  }
  return { work, end, isRunning: () => isRunning }
}

it('lets the next begin when one has ended, well or not, first come first served', async () => {
  const limit = pLimit(1)
  const began: number[] = []
  const fails = limit(async () => {
    began.push(0)
    throw new Error('broken')
  })
  const others = [1, 2, 3].map((own) => limit(async () => began.push(own)))
  await expect(fails).rejects.toThrow('broken')
  await Promise.all(others)
  expect(began).toEqual([0, 1, 2, 3])
})

it('runs so many at once and no more, and takes whoever waits when it is their turn', async () => {
  const limit = pLimit(2)
  const tasks = [task(), task(), task(), task()]
  const all = tasks.map(({ work }) => limit(work))
  const running = () => tasks.map(({ isRunning }) => isRunning())
  await aMoment()
  expect(running()).toEqual([true, true, false, false])
  tasks[1]!.end()
  await all[1]
  await aMoment()
  expect(running()).toEqual([true, true, true, false])
  for (const { end } of tasks) end()
  await Promise.all(all)
  expect(running()).toEqual([true, true, true, true])
})
