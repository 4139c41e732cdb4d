import type { Page } from '@playwright/test'
import { axeFindings } from '../browser/axe'
import { DESKTOP, PHONE } from '../browser/visitor'
import { BRAND, INTEGRATOR } from '../integrators/integrator'
import { codeSentTo, newNumber } from '../pages/inbox'
import { SignInFlow } from '../pages/sign-in-flow'
import { SITE } from '../product/product'
import { expect, test, type Arrive } from '../test'

const body = `
  <h1 class="title">متجري</h1>
  <button id="host-button">زر</button> <input id="host-input" value="x" /> <a href="#x">رابط</a>
  <div id="place"></div>
  <script src="${SITE}/embed.js"></script>`
/** What pages do to those who live in them. */
const HOSTILE = `
  html { font-size: 9px; } body { direction: ltr; text-align: center; letter-spacing: 4px; color: lime; visibility: visible; }
  * { border-radius: 0 !important; box-sizing: content-box !important; }
  button, input, a, h1, h2, p, div, span, label, form, svg {
    all: unset !important; font: italic 30px serif !important; color: red !important; background: yellow !important;
    margin: 9px !important; padding: 13px !important; text-transform: uppercase !important;
  }`
test.use({
  pages: {
    '/calm': `<!doctype html><html lang="ar"><head><title>x</title></head><body>${body}</body></html>`,
    '/hostile': `<!doctype html><html lang="ar"><head><title>x</title><style>${HOSTILE}</style></head><body>${body}</body></html>`,
  },
})

const open = async (arrive: Arrive, path: string, viewport = DESKTOP) => {
  const page = await (await arrive({ viewport })).tab(`${INTEGRATOR}${path}`)
  await page.waitForFunction(() => 'Yawmi' in globalThis)
  return page
}

interface Mounted {
  Yawmi: {
    mount(
      element: HTMLElement,
      options: object,
    ): { unmount(): Promise<void>; on(type: string, listener: (event: object) => void): void }
  }
  mounted?: ReturnType<Mounted['Yawmi']['mount']>
}
const mount = (page: Page, options: object = {}) =>
  page.evaluate(
    (requested) =>
      new Promise<void>((resolve) => {
        const view = globalThis as unknown as Mounted
        view.mounted = view.Yawmi.mount(document.getElementById('place')!, requested)
        view.mounted.on('ready', () => resolve())
      }),
    { name: 'auth', brand: BRAND, path: '/webview/register', ...options },
  )
const unmount = (page: Page) => page.evaluate(() => (globalThis as unknown as Mounted).mounted?.unmount())

/** Every computed style of elements, in the page or inside the mounted remote. */
const stylesOf = (page: Page, where: 'host' | 'remote') =>
  page.evaluate((place) => {
    const inside = document.querySelector('#place > div')?.shadowRoot
    const elements =
      place === 'remote'
        ? [...(inside?.querySelectorAll('.yawmi, .yawmi button, .yawmi input, .yawmi h1, .yawmi p, .yawmi a') ?? [])]
        : [...document.querySelectorAll('html, body, h1, #host-button, #host-input, a')]
    return elements.map((element) => {
      const computed = getComputedStyle(element)
      // The page's own widths differ from page to page, and with the remote's height.
      const skipped =
        /^(width|height|inline-size|block-size|perspective-origin|transform-origin|inset.*|top|left|bottom|right)$/
      return [...computed]
        .filter((name) => !name.startsWith('--') && !skipped.test(name))
        .map((name) => `${element.tagName} ${name}: ${computed.getPropertyValue(name)}`)
    })
  }, where)

test.describe('a remote in a page that is not ours', () => {
  test('looks the same whatever the page’s own styles do, and changes nothing of the page', async ({ arrive }) => {
    const calm = await open(arrive, '/calm')
    await mount(calm)
    expect((await stylesOf(calm, 'remote')).length).toBeGreaterThan(5)

    const hostile = await open(arrive, '/hostile')
    const before = await stylesOf(hostile, 'host')
    await mount(hostile)
    // Widths that are said in letters change when a page's letters come, in one page before the other.
    await expect(async () => expect(await stylesOf(hostile, 'remote')).toEqual(await stylesOf(calm, 'remote'))).toPass()
    expect(await stylesOf(hostile, 'host')).toEqual(before)
    await unmount(hostile)
    expect(await stylesOf(hostile, 'host')).toEqual(before)
  })

  test('comes up beside an element of the id Yawmi, and a player’s script of the same name', async ({
    arrive,
    integrator,
  }) => {
    integrator.pages.set('/embed/player.js', '')
    integrator.pages.set(
      '/named.html',
      `<!doctype html><html lang="ar"><title>x</title><script src="/embed/player.js"></script>
      <div id="Yawmi"></div><script type="module" src="${SITE}/embed.js"></script>
      <script type="module">
        Yawmi.mount(document.getElementById('Yawmi'), { name: 'auth', brand: '${BRAND}' })
      </script></html>`,
    )
    const page = await (await arrive()).tab(`${INTEGRATOR}/named.html`)
    await page.getByRole('heading', { name: 'بداية جديدة مع التطبيق' }).waitFor()
  })

  test('leaves no node, style, font, listener or timer behind after twenty mounts', async ({ arrive }) => {
    const page = await (await arrive()).tab()
    await page.addInitScript(() => {
      const counts = { listeners: 0, timers: new Set<unknown>() }
      Object.assign(globalThis, { counts })
      const held = new WeakMap<EventTarget, Set<string>>()
      const keyOf = (type: string, listener: unknown, options: unknown) => {
        const known = (listener as { key?: number }) ?? {}
        known.key ??= Math.random()
        const capture = typeof options === 'object' ? (options as { capture?: boolean })?.capture : options
        return `${type} ${known.key} ${Boolean(capture)}`
      }
      const isPages = (target: EventTarget) => target === window || target === document || target === document.body
      const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype
      EventTarget.prototype.addEventListener = function (type, listener, options) {
        const target = this ?? window
        if (listener && isPages(target)) {
          const known = held.get(target) ?? new Set()
          held.set(target, known)
          const key = keyOf(type, listener, options)
          if (!known.has(key)) counts.listeners += 1
          known.add(key)
          const signal = typeof options === 'object' ? options.signal : undefined
          if (signal) add.call(signal, 'abort', () => known.delete(key) && (counts.listeners -= 1))
        }
        return add.call(target, type, listener, options)
      }
      EventTarget.prototype.removeEventListener = function (type, listener, options) {
        const target = this ?? window
        if (listener && held.get(target)?.delete(keyOf(type, listener, options))) counts.listeners -= 1
        return remove.call(target, type, listener, options)
      }
      for (const [start, stop] of [
        ['setInterval', 'clearInterval'],
        ['setTimeout', 'clearTimeout'],
      ] as const) {
        const [begin, end] = [globalThis[start], globalThis[stop]]
        Object.assign(globalThis, {
          [start]: (work: () => void, after?: number) => {
            const timer = begin(() => {
              if (start === 'setTimeout') counts.timers.delete(timer)
              work()
            }, after)
            counts.timers.add(timer)
            return timer
          },
          [stop]: (timer: number) => {
            counts.timers.delete(timer)
            end(timer)
          },
        })
      }
    })
    await page.goto(`${INTEGRATOR}/calm`)
    const left = () =>
      page.evaluate(() => {
        const { counts } = globalThis as unknown as { counts: { listeners: number; timers: Set<unknown> } }
        return {
          nodes: document.querySelectorAll('*').length,
          sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
          fonts: document.fonts.size,
          listeners: counts.listeners,
          timers: counts.timers.size,
        }
      })
    // The first one loads the code, whose modules listen for as long as the page lives.
    await mount(page, { path: '/webview/welcome' })
    await unmount(page)
    await page.waitForFunction(
      () => (globalThis as unknown as { counts: { timers: Set<unknown> } }).counts.timers.size === 0,
    )
    // One may have begun meanwhile, which ends by itself.
    let before = await left()
    await expect.poll(async () => (before = await left()).timers).toBe(0)
    expect(before).toMatchObject({ sheets: 0, fonts: 0 })
    for (let turn = 0; turn < 20; turn += 1) {
      await mount(page, { path: '/webview/welcome' })
      await unmount(page)
    }
    await page.waitForFunction(
      () => (globalThis as unknown as { counts: { timers: Set<unknown> } }).counts.timers.size === 0,
    )
    await expect.poll(left).toEqual(before)
  })

  test('brings the code dialog of another remote where it asks for a code, inside its own shadow root', async ({
    arrive,
  }) => {
    const page = await open(arrive, '/hostile')
    await mount(page)
    const number = newNumber()
    await new SignInFlow(page, page).register(number)
    await unmount(page)

    const before = await stylesOf(page, 'host')
    await mount(page, { name: 'account', path: '/subscription-details' })
    await page.getByRole('button', { name: 'إلغاء الاشتراك' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'نعم' }).click()
    const dialog = page.getByRole('dialog', { name: 'رمز التحقق' })
    await dialog.getByRole('textbox').waitFor()
    // The dialog takes the focus and keeps it, and the page is as it was.
    const focusInPlace = () => document.activeElement?.parentElement?.id === 'place'
    await page.waitForFunction(focusInPlace)
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab']) await page.keyboard.press(key)
    expect(await page.evaluate(focusInPlace)).toBe(true)
    expect(await stylesOf(page, 'host')).toEqual(before)
    await dialog.getByRole('textbox').fill(await codeSentTo(number, 2))
    await dialog.getByRole('button', { name: 'إرسال', exact: true }).click()
    await page.getByText('منتهٍ').first().waitFor()
    await unmount(page)
    expect(await page.locator('#place').innerHTML()).toBe('')
  })

  test('closes its own dialog by Escape, and not the modal of the page around it', async ({ arrive }) => {
    const page = await open(arrive, '/calm')
    await mount(page)
    await new SignInFlow(page, page).register(newNumber())
    await unmount(page)
    await mount(page, { name: 'account', path: '/subscription-details' })
    await page.evaluate(() => {
      const pressed: string[] = []
      Object.assign(globalThis, { pressed })
      document.getElementById('place')!.addEventListener('keydown', ({ key }) => pressed.push(key))
    })
    const pressed = () => page.evaluate(() => (globalThis as unknown as { pressed: string[] }).pressed)
    await page.getByRole('button', { name: 'إلغاء الاشتراك' }).click()
    await page.getByRole('alertdialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    expect(await pressed()).toEqual([])
    await page.getByRole('button', { name: 'إلغاء الاشتراك' }).press('Escape')
    expect(await pressed()).toEqual(['Escape'])
  })

  test('shows in a frame of our own origin where the page wants isolation, as high as what it shows', async ({
    arrive,
  }) => {
    const page = await open(arrive, '/hostile', PHONE)
    await mount(page, { mode: 'iframe', path: '/webview/welcome' })
    const frame = page.frameLocator('#place > iframe')
    await frame.getByRole('heading', { name: 'بداية جديدة مع التطبيق' }).waitFor()
    await page.waitForFunction(() => (document.querySelector('iframe')?.getBoundingClientRect().height ?? 0) > 400)
    await new SignInFlow(frame, page).complete(newNumber())
    await unmount(page)
    expect(await page.locator('iframe').count()).toBe(0)
  })

  test('says in the place of a frame that the service cannot be reached, tells the page, and comes with the next try', async ({
    arrive,
  }) => {
    const page = await open(arrive, '/calm', PHONE)
    const isFrame = (url: URL) => url.origin === SITE && url.pathname === '/embed/auth'
    await page.route(isFrame, (route) => route.abort())
    const error = page.evaluate(
      (options) =>
        new Promise((resolve) => {
          const { Yawmi } = globalThis as unknown as Mounted
          Yawmi.mount(document.getElementById('place')!, options).on('error', resolve)
        }),
      { name: 'auth', brand: BRAND, mode: 'iframe', path: '/webview/welcome' },
    )
    expect(await error).toMatchObject({ type: 'error', code: 'load' })
    await page.unroute(isFrame)
    await page.locator('#place').getByRole('button').click()
    await page.frameLocator('#place > iframe').getByRole('heading', { name: 'بداية جديدة مع التطبيق' }).waitFor()
  })

  test('is operable by the keyboard alone, and clean to axe, inside the shadow root', async ({ arrive }) => {
    const page = await open(arrive, '/calm', PHONE)
    await mount(page)
    expect((await axeFindings(page)).filter((finding) => finding.includes('#place'))).toEqual([])
    const number = newNumber()
    await page.getByLabel('رقم الهاتف').focus()
    await page.keyboard.type(number)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page.getByRole('checkbox')).toBeChecked()
    await page.keyboard.press('Enter')
    const focused = () =>
      page.evaluate(() => {
        let element = document.activeElement
        while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
        return element?.getAttribute('aria-label') ?? element?.textContent
      })
    await page.getByRole('heading', { name: 'رمز التحقق' }).waitFor()
    await expect.poll(focused).toBe('الرقم 1 من 4')
    const code = await codeSentTo(number)
    await page.keyboard.type(code.slice(0, 2))
    await expect.poll(focused).toBe('الرقم 3 من 4')
    await page.keyboard.type(code.slice(2))
    await page.getByRole('button', { name: 'تأكيد', exact: true, disabled: false }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'تم التحقق من رقمك' }).waitFor()
  })
})
