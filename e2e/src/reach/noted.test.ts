import { expect, test } from '../test'
import { EVERYTHING } from './digests'
import { noteEverything, noteUsed, takeUsed } from './used'

test('a page is noted with all that it asks for', async ({ arrive }) => {
  takeUsed()
  const visitor = await arrive()
  await (await visitor.tab('/about-us')).getByRole('heading', { level: 1 }).waitFor()
  expect(takeUsed()).toEqual(['landing'])
  await arrive({ worker: true })
  expect(takeUsed()).toEqual([EVERYTHING])
  // What was taken here is missing from the note of this test itself.
  noteEverything()
})

test('a remote that a test makes, and its pages, are noted by what the test says that it reads', () => {
  const address = 'http://localhost:1/remotes/games/1.0.0/entry.js'
  takeUsed()
  noteUsed(address, false)
  noteUsed('http://localhost:1/games', true)
  expect(takeUsed(['shared'])).toEqual(['shared'])
  // Where it says nothing, such a page may use everything.
  noteUsed('http://localhost:1/games', true)
  expect(takeUsed()).toEqual([EVERYTHING])
})
