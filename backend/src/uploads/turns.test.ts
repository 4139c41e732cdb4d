import { Turns } from './turns'

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
  const turns = new Turns(1, 3)
  const began: number[] = []
  const fails = turns.take(async () => {
    began.push(0)
    throw new Error('broken')
  })
  const others = [1, 2, 3].map((own) => turns.take(async () => began.push(own)))
  await expect(fails).rejects.toThrow('broken')
  await Promise.all(others)
  expect(began).toEqual([0, 1, 2, 3])
})

it('turns away who comes when too many wait, and takes him when it is his turn', async () => {
  const turns = new Turns(1, 2)
  const tasks = [task(), task(), task()]
  const all = tasks.map(({ work }) => turns.take(work))
  const late = task()
  await expect(turns.take(late.work)).rejects.toMatchObject({ id: 'too_many_requests', detail: { retryAfter: 5 } })
  expect(tasks.map(({ isRunning }) => isRunning())).toEqual([true, false, false])
  tasks[0]!.end()
  await all[0]
  const again = turns.take(late.work)
  for (const { end } of [...tasks, late]) end()
  await Promise.all([...all, again])
  expect(late.isRunning()).toBe(true)
})
