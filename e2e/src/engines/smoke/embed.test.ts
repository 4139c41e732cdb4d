import { DESKTOP, PHONE } from '../../browser/visitor'
import { INTEGRATOR } from '../../integrators/integrator'
import { newNumber } from '../../pages/inbox'
import { SignInFlow } from '../../pages/sign-in-flow'
import { expect, test } from '../../test'
import { look } from '../look'

for (const viewport of [PHONE, DESKTOP])
  test(`a page of another site signs a person in by one tag (${viewport.width} px)`, async ({ arrive }, info) => {
    const page = await (await arrive({ viewport })).tab()
    await page.goto(`${INTEGRATOR}/plain-tag.html`)
    await page.getByText('متابعة', { exact: true }).waitFor()
    await look(page, 'embed', info)
    await new SignInFlow(page, page).complete(newNumber())
    await page.waitForFunction(() => document.getElementById('account')?.textContent !== '')
    await look(page, 'embed-signed-in', info)
    // What is the page's own in its storage stays its own.
    const keys = await page.evaluate(() => Object.keys(localStorage))
    expect(keys.filter((key) => !key.startsWith('yawmi:'))).toEqual([])
  })
