import fs from 'node:fs'
import path from 'node:path'
import { createRequire } from 'node:module'
import { temporaryFolder } from '@yawmi/releases/https/temporary-folder'
import { ROOT } from '@yawmi/tooling/root'
import { startServer } from '@yawmi/tooling/server'
import { folderBeside } from './beside.mjs'

const PORT = 4460
const SITE = `http://localhost:${PORT}`
const WIDTHS = [390, 1280]

/**
 * Pictures of the sign-in flow in a brand, taken in a real Chromium from the built product: each page on a phone and on
 * a wide screen, in both themes.
 * @param {string} file of the brand. @param {string} out folder for the pictures.
 */
export async function takePictures(file, out) {
  const { id, phoneExample } = JSON.parse(fs.readFileSync(file, 'utf8'))
  // Before a server is started: without a browser there is nothing that would stop it.
  const browser = await openBrowser()
  const dataDir = temporaryFolder('yawmi-brand-')
  let stop
  try {
    fs.mkdirSync(path.join(dataDir, 'brands'))
    fs.copyFileSync(file, path.join(dataDir, 'brands', `${id}.json`))
    if (fs.existsSync(folderBeside(file)))
      fs.cpSync(folderBeside(file), path.join(dataDir, 'brands', id), { recursive: true })
    fs.chmodSync(dataDir, 0o755)
    fs.mkdirSync(out, { recursive: true })
    // Without content: the flow needs none.
    stop = await startServer('backend/dist/server.mjs', {
      NODE_ENV: 'development',
      PORT: String(PORT),
      MEDIA_PORT: String(PORT + 1),
      YAWMI_DATA_DIR: dataDir,
      DEMO_CONTENT: 'off',
    })
    for (const width of WIDTHS)
      for (const colorScheme of ['light', 'dark']) {
        const context = await browser.newContext({
          viewport: { width, height: width < 600 ? 844 : 900 },
          locale: 'ar-LY',
          colorScheme,
          reducedMotion: 'reduce',
        })
        const page = await context.newPage()
        // Each run of the flow needs a number of its own: the last digits of the example are counted on.
        runs += 1
        await flow(page, id, `${(phoneExample ?? '0912345678').slice(0, -3)}${610 + runs}`, async (step) => {
          await page.evaluate(() => document.fonts.ready)
          await page.screenshot({ path: path.join(out, `${step}-${width}-${colorScheme}.png`), fullPage: true })
        })
        await context.close()
      }
  } finally {
    await browser.close()
    await stop?.()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}

let runs = 0

/**
 * A page of the browser, whose library is the end-to-end tests' own, as far as the flow uses it.
 * @typedef {object} Page
 * @property {(address: string) => Promise<unknown>} goto
 * @property {(selector: string) => Locator} locator
 * @property {(role: string) => Locator} getByRole
 */
/**
 * An element of it.
 * @typedef {object} Locator
 * @property {(options?: { state: 'attached' }) => Promise<void>} waitFor
 * @property {() => Promise<void>} click
 * @property {() => Promise<void>} check
 * @property {(text: string) => Promise<void>} fill
 */

/** @param {Page} page @param {string} id @param {string} phone @param {(step: string) => Promise<void>} take */
async function flow(page, id, phone, take) {
  await page.goto(`${SITE}/embed/auth?brand=${id}`)
  await page.locator('h1').waitFor()
  await take('1-welcome')
  await page.locator('a[href$="/register"]').click()
  await page.getByRole('checkbox').check()
  await page.locator('input[type=tel]').fill(phone)
  await take('2-register')
  await page.locator('button[type=submit]').click()
  const code = page.locator('input[autocomplete=one-time-code]')
  await code.waitFor()
  await take('3-confirm')
  await code.fill(await codeOf(phone))
  await page.locator('button[type=submit]').click()
  await page.locator('#access_token').waitFor({ state: 'attached' })
  await take('4-callback')
}

/** @param {string} phone */
async function codeOf(phone) {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const text = await (await fetch(`${SITE}/sandbox/messages?msisdn=${phone}`)).text()
    const code = [...text.matchAll(/#(\d{4})/g)].at(-1)?.[1]
    if (code) return code
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`no code arrived at ${phone}`)
}

async function openBrowser() {
  const { chromium } = createRequire(path.join(ROOT, 'e2e/package.json'))('@playwright/test')
  const { CHROMIUM_FLAGS, chromiumPath } = await import('@yawmi/chromium')
  return chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_FLAGS })
}
