import { expect, test } from '../test'
import { EVERYTHING } from './digests'
import { noteReads, takeUsed } from './used'

test('a page is noted with all that it asks for', async ({ arrive }) => {
  takeUsed()
  const visitor = await arrive()
  await (await visitor.tab('/about-us')).getByRole('heading', { level: 1 }).waitFor()
  expect(takeUsed()).toEqual(['landing'])
  await arrive({ worker: true })
  expect(takeUsed()).toEqual([EVERYTHING])
  // What was taken here is missing from the note of this test itself.
  noteReads([EVERYTHING])
})
