import { axeFindings } from './axe'
import { DESKTOP } from './visitor'
import { expect, test } from '../test'

test('finds a control whose name leaves out the Arabic words that stand on it', async ({ arrive }) => {
  const page = await (await arrive()).tab('/healthz')
  await page.setContent(`<html lang="ar" dir="rtl"><title>يومي</title><main><h1>يومي</h1>
    <button aria-label="النص 1 من 1">يمكنك كتابة النص هنا</button><button aria-label="يومي: اشترك الآن">اشترك الآن</button>
    </main></html>`)
  const findings = await axeFindings(page)
  expect(findings).toEqual([expect.stringMatching(/^label-content-name-mismatch/)])
})

test('looks at what fades in when it is there', async ({ arrive }) => {
  const page = await (await arrive({ viewport: DESKTOP })).tab('/healthz')
  await page.setContent('<html lang="ar" dir="rtl"><title>يومي</title><main><h1>يومي</h1><p>كل يوم</p></main></html>')
  await page.evaluate(() => {
    const [heading, text] = [document.querySelector('h1')!, document.querySelector('p')!]
    heading.animate([{ opacity: 0.2 }, { opacity: 0.2, offset: 0.9 }, { opacity: 1 }], { duration: 4_000 })
    // What goes on for ever is not waited for.
    text.animate({ translate: ['0', '1px'] }, { duration: 1_000, iterations: Infinity })
  })
  expect(await axeFindings(page)).toEqual([])
})
