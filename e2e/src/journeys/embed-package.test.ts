import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DESKTOP } from '../browser/visitor'
import { BRAND, INTEGRATOR } from '../integrators/integrator'
import { newNumber } from '../pages/inbox'
import { SignInFlow } from '../pages/sign-in-flow'
import { ROOT, SITE } from '../product/product'
import { expect, test } from '../test'

test.use({ reads: ['shared', 'tooling'] })
let folder: string
test.beforeAll(() => void (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yawmi-embed-package-'))))
test.afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

/** A page of an integrator's that has the package among its own files. */
const PAGE = `<!doctype html>
<html lang="ar" dir="rtl">
  <title>متجري</title>
  <main id="place"></main>
  <p id="account" role="status"></p>
  <script type="module">
    import { connectRemote } from '/index.js'
    const say = (event) => {
      if (event.type === 'callback') document.getElementById('account').textContent = event.subscriber_id
    }
    connectRemote(document.getElementById('place'), { api: '${SITE}', name: 'auth', brand: '${BRAND}' }, say)
  </script>
</html>`

test('the package that integrators install loads the channel’s script and signs a person in; where that does not come, its notice tries again', async ({
  arrive,
  integrator,
}) => {
  execFileSync(process.execPath, [path.join(ROOT, 'shared/embed-package/pack.mjs'), folder], { stdio: 'pipe' })
  expect(fs.readdirSync(folder).filter((name) => name.endsWith('.tgz'))).toHaveLength(1)
  integrator.folder = folder
  integrator.pages.set('/shop', PAGE)
  const page = await (await arrive({ viewport: DESKTOP })).tab()
  const script = `${SITE}/embed/v1.js`
  await page.route(script, (route) => route.abort(), { times: 1 })
  await page.goto(`${INTEGRATOR}/shop`)
  await page.getByRole('alert').getByRole('button', { name: 'حاول مرة أخرى' }).click()
  await new SignInFlow(page, page).complete(newNumber())
  await page.waitForFunction(() => document.getElementById('account')?.textContent !== '')
  await expect(page.getByRole('alert')).toHaveCount(0)
})
