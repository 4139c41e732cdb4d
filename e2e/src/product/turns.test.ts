import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Turns } from './turns'

it('journeys run side by side, and one that moves the clock with none beside it', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yawmi-turns-'))
  const [one, other, mover] = ['one', 'other', 'mover'].map((who) => new Turns(folder, who)) as [Turns, Turns, Turns]
  const happened: string[] = []
  const note = (what: string) => (end: () => void) => {
    happened.push(what)
    return end
  }
  const pause = () => new Promise((resolve) => setTimeout(resolve, 100))

  one.reset()
  const ends = [await one.takeBeside(), await other.takeBeside()]
  const exclusive = mover.takeAlone().then(note('alone'))
  await pause()
  ends[0]?.()
  // Who comes now waits, although another is still at it.
  const later = one.takeBeside().then(note('beside'))
  await pause()
  expect(happened).toEqual([])
  ends[1]?.()
  const endExclusive = await exclusive
  await pause()
  expect(happened).toEqual(['alone'])
  endExclusive()
  const endLater = await later
  endLater()
  expect(happened).toEqual(['alone', 'beside'])
  expect(fs.readdirSync(folder)).toEqual([])
  fs.rmSync(folder, { recursive: true })
})
