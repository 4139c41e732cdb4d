import { axeFindings } from './axe'
import { expect, test } from '../test'

test('finds a control whose name leaves out the Arabic words that stand on it', async ({ arrive }) => {
  const page = await (await arrive()).tab('/healthz')
  await page.setContent(`<html lang="ar" dir="rtl"><title>يومي</title><main><h1>يومي</h1>
    <button aria-label="النص 1 من 1">يمكنك كتابة النص هنا</button><button aria-label="يومي: اشترك الآن">اشترك الآن</button>
    </main></html>`)
  const findings = await axeFindings(page)
  expect(findings).toEqual([expect.stringMatching(/^label-content-name-mismatch/)])
})
