import { setImmediate as nextTurn } from 'node:timers/promises'
import { Batched, LONGEST_WAIT_MS } from './batched'
import { isUnreachable } from '../infrastructure/db/unreachable'

/** Loads that end when the test says so. */
function loads() {
  const started: { keys: string[]; end: (error?: Error) => void }[] = []
  const load = (keys: string[]) =>
    new Promise<Map<string, string>>((resolve, reject) => {
      const known = keys.filter((key) => key !== 'unknown')
      started.push({
        keys,
        end: (error) => (error ? reject(error) : resolve(new Map(known.map((key) => [key, `${key}!`])))),
      })
    })
  return { started, batched: new Batched(load) }
}

it('loads what is asked at one moment at once, each key once', async () => {
  const { started, batched } = loads()
  const answers = Promise.all(['a', 'b', 'a', 'unknown'].map((key) => batched.get(key)))
  await nextTurn()
  expect(started.map(({ keys }) => keys)).toEqual([['a', 'b', 'unknown']])
  started[0]!.end()
  await expect(answers).resolves.toEqual(['a!', 'b!', 'a!', undefined])
})

it('answers nobody from a load that began before they asked', async () => {
  const { started, batched } = loads()
  const first = batched.get('a')
  await nextTurn()
  const second = batched.get('a')
  await nextTurn()
  expect(started.map(({ keys }) => keys)).toEqual([['a'], ['a']])
  for (const { end } of started) end()
  await expect(Promise.all([first, second])).resolves.toEqual(['a!', 'a!'])
})

it('has two loads under way, and lets the others wait together', async () => {
  const { started, batched } = loads()
  const answers: Promise<string | undefined>[] = []
  for (const key of ['a', 'b', 'c', 'd']) {
    answers.push(batched.get(key))
    await nextTurn()
  }
  expect(started.map(({ keys }) => keys)).toEqual([['a'], ['b']])
  started[0]!.end()
  await nextTurn()
  await nextTurn()
  expect(started.map(({ keys }) => keys)).toEqual([['a'], ['b'], ['c', 'd']])
  for (const { end } of started) end()
  await expect(Promise.all(answers)).resolves.toEqual(['a!', 'b!', 'c!', 'd!'])
})

it('tells everybody of a load that failed, and goes on', async () => {
  const { started, batched } = loads()
  const failed = Promise.allSettled([batched.get('a'), batched.get('b')])
  await nextTurn()
  started[0]!.end(new Error('down'))
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const answer = batched.get('a')
  await nextTurn()
  started[1]!.end()
  await expect(answer).resolves.toBe('a!')
})

it('refuses who waits behind loads that hang, and goes on when they end', async () => {
  jest.useFakeTimers()
  try {
    const ends: (() => void)[] = []
    const batched = new Batched<string, string>(
      (keys) => new Promise((resolve) => ends.push(() => resolve(new Map(keys.map((key) => [key, key]))))),
    )
    const first = batched.get('first')
    await jest.advanceTimersByTimeAsync(0)
    const second = batched.get('second')
    await jest.advanceTimersByTimeAsync(0)
    const third = batched.get('third')
    const refusal = third.catch((error: unknown) => error)
    await jest.advanceTimersByTimeAsync(LONGEST_WAIT_MS)
    expect(isUnreachable(await refusal)).toBe(true)
    const later = batched.get('later')
    for (const end of ends.splice(0)) end()
    await jest.advanceTimersByTimeAsync(0)
    for (const end of ends.splice(0)) end()
    expect(await Promise.all([first, second, later])).toEqual(['first', 'second', 'later'])
  } finally {
    jest.useRealTimers()
  }
})
