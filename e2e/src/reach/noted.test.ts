import { SITE } from '../product/product'
import { expect, test } from '../test'
import { EVERYTHING } from './digests'
import { noteUsed, takeUsed } from './used'

test('a page is noted with all that it asks for', async ({ arrive }) => {
  takeUsed()
  const visitor = await arrive()
  await (await visitor.tab('/about-us')).getByRole('heading', { level: 1 }).waitFor()
  expect(takeUsed()).toEqual(['landing'])
  // What was taken here is missing from the note of this test itself.
  noteUsed(`${SITE}/about-us`, true)
})

test('a page that the service worker answers for is noted like any other', async ({ arrive }) => {
  takeUsed()
  const page = await (await arrive({ worker: true })).tab('/about-us')
  // The worker has what this page asked for before, and asks for nothing that no page asks for.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  expect(takeUsed()).toEqual(['landing'])
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(takeUsed()).toEqual(['landing'])
  await page.context().setOffline(true)
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(takeUsed()).toEqual(['landing'])
  noteUsed(`${SITE}/about-us`, true)
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
