import { setTimeout as wait } from 'node:timers/promises'
import { eventually } from './eventually'

const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

it('says that it is written, after a try that failed too', async () => {
  let tries = 0
  const written = await eventually(async () => {
    tries += 1
    if (tries === 1) throw away()
  })
  expect([written, tries]).toEqual([true, 2])
})

it('says that it is not written yet while the database is away, and writes it when it is back', async () => {
  let isAway = true
  let written = 0
  const isWritten = await eventually(async () => {
    if (isAway) throw away()
    written += 1
  })
  expect(isWritten).toBe(false)
  isAway = false
  await wait(600)
  expect(written).toBe(1)
})

it('begins no try after its time, however long each hangs', async () => {
  let tries = 0
  const hangs = async () => {
    tries += 1
    await wait(400)
    throw away()
  }
  expect(await eventually(hangs, { longestMs: 300 })).toBe(false)
  await wait(1_000)
  expect(tries).toBe(1)
})

it('waits for a slow write as long as it may', async () => {
  const slow = () => wait(700)
  expect(await eventually(slow)).toBe(false)
  expect(await eventually(slow, { headStartMs: 1_500 })).toBe(true)
})

it('passes on what is no fault of the database', async () => {
  await expect(eventually(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug')
})
