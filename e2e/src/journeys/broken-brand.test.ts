import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { PHONE } from '../browser/visitor'
import { OWN_MEDIA_PORT, OWN_SITE_PORT, startProduct, type Product } from '../product/product'
import { expect, test } from '../test'

const OPERATOR = { id: 'mada', name: 'مدى', phoneRule: '^\\+21892\\d{7}$', offers: [{ amount: 500, period: 'week' }] }
const MADA = JSON.stringify(
  {
    id: 'mada',
    name: 'مدى',
    shortName: 'مدى',
    latinName: 'Mada',
    hosts: ['mada.localhost'],
    phoneRule: OPERATOR.phoneRule,
    phoneExample: '0921234567',
    operators: [OPERATOR],
    colors: { light: { brand: '#5B2A9D', brandHover: '#43207A' } },
    words: { 'content.titles.quotes': 'حكم {brand}' },
  },
  null,
  2,
)

let dataDir: string
const port = OWN_SITE_PORT
let product: Product
const start = async () =>
  (product = await startProduct(dataDir, {
    PORT: String(port),
    MEDIA_PORT: String(OWN_MEDIA_PORT),
    SITE_ORIGIN: `http://localhost:${port}`,
    DEMO_CONTENT: 'off',
  }))
const put = (id: string, text: string) => fs.writeFileSync(path.join(dataDir, 'brands', `${id}.json`), text)

// One product, which the first of them spoils.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(120_000)

  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'yawmi-brands-'))
  fs.chmodSync(dataDir, 0o755)
  fs.mkdirSync(path.join(dataDir, 'brands'))
  put('mada', MADA)
  await start()
})
test.afterAll(async () => {
  await product.stop()
  fs.rmSync(dataDir, { recursive: true, force: true })
})

test('keeps a carrier’s name, prices and phone rule on its host when its file is saved broken, over a restart too', async ({
  arrive,
}) => {
  test.setTimeout(180_000)

  const page = await (await arrive({ viewport: PHONE })).tab()
  const isMadas = async () => {
    await page.goto(`http://mada.localhost:${port}/`)
    await page.getByRole('banner').getByText('مدى', { exact: true }).first().waitFor()
    expect(await page.title()).toMatch(/مدى$/)
    const text = await page.locator('body').innerText()
    expect(text.replaceAll('\u00a0', ' ')).toContain('0.500 دينار أسبوعيًا')
    expect(text).not.toMatch(/0\.250|1\.750|شبكة الأولى/)
    await page.getByLabel('رقم الهاتف').fill('0912345678')
    await page.getByRole('button', { name: 'اشترك', exact: true }).first().click()
    await page.getByText('هذا الرقم ليس من أرقام مدى. اكتب رقمًا منها، مثل 0921234567.').waitFor()
  }
  await isMadas()
  put('mada', MADA.slice(0, MADA.indexOf('"hosts"')))
  // The server looks at its files when somebody asks for a page.
  await expect(async () => {
    await isMadas()
    expect(product.output()).toContain('its last good version stays')
  }).toPass()
  await product.stop()
  await start()
  await isMadas()
})

test('answers a calm page on the host of a brand that was never good', async ({ arrive }) => {
  put('rabi', JSON.stringify({ id: 'rabi', name: 'ربيع', trialHours: -1, hosts: ['rabi.localhost'] }))
  const page = await (await arrive({ viewport: PHONE })).tab()
  await expect(async () => {
    const reply = await page.goto(`http://rabi.localhost:${port}/`)
    expect(reply?.status()).toBe(503)
  }).toPass()
  await page.getByRole('heading', { name: 'نعود بعد قليل' }).waitFor()
  expect(await page.locator('body').innerText()).not.toContain('يومي')
  expect(await page.getByRole('link', { name: 'حاول مرة أخرى' }).boundingBox()).toMatchObject({ height: 46 })
})
