import fs from 'node:fs'
import { SCREENS_PAGE, screensPage } from './screens-page.mjs'

it('the integrators’ guide lists every screen with its path and whom it is for, as the remotes declare it', async () => {
  const page = await screensPage()
  if (process.env.UPDATE_SCREENS) fs.writeFileSync(SCREENS_PAGE, page)
  expect(fs.readFileSync(SCREENS_PAGE, 'utf8')).toBe(page)
})
