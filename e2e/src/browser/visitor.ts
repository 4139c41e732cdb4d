import type { Browser, BrowserContext, Page } from 'playwright-core'
import { SITE, TURNS, WORKER } from '../product/product'
import { Turns } from '../product/turns'
import { keepTrace, type FailedTry } from '../traces/traces'
import { launchChromium } from './chromium'
import { browserLog } from './browser-log'
import { slowDown } from './slow-down'

/** The two widths that every screen is designed for, in CSS pixels. */
export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1280, height: 900 }

export interface VisitorOptions {
  viewport?: { width: number; height: number }
  dark?: boolean
  /** Lets the site's service worker in. Journeys that stand in for the network go without: it would ask past them. */
  worker?: boolean
  /** A screen for fingers. */
  touch?: boolean
  /** Off: a browser in which no page's scripts run. */
  scripts?: boolean
}

/** A person with a browser of their own: storage, tabs, and a record of what went wrong in them. */
export class Visitor {
  /** Content-Security-Policy violations and uncaught errors of any of the tabs. */
  readonly faults: string[] = []
  /** What the tabs asked for and printed, a line each. */
  readonly log: string[]

  private constructor(
    readonly context: BrowserContext,
    private readonly options: VisitorOptions,
  ) {
    this.log = browserLog(context)
  }

  static async arrive(browser: Browser, options: VisitorOptions = {}): Promise<Visitor> {
    const { viewport = PHONE, dark = false, worker = false, touch = false, scripts = true } = options
    const context = await browser.newContext({
      baseURL: SITE,
      viewport,
      locale: 'ar-LY',
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
      hasTouch: touch,
      javaScriptEnabled: scripts,
      serviceWorkers: worker ? 'allow' : 'block',
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const visitor = new Visitor(context, options)
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) =>
        console.error(`CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
      )
    })
    return visitor
  }

  async tab(path?: string): Promise<Page> {
    const page = await this.context.newPage()
    // A session of the debugger takes the word «offline» from a page: those who look after that go at full speed.
    if (!this.options.worker) await slowDown(page)
    page.on('pageerror', (error) => this.faults.push(`uncaught: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error' && /CSP:|Content Security Policy/.test(message.text()))
        this.faults.push(message.text())
    })
    if (path) await page.goto(path)
    return page
  }

  /** What each tab shows; one that has crashed, or cannot answer, shows nothing. */
  async pictures(): Promise<Buffer[]> {
    const pictures = await Promise.all(
      this.context.pages().map((page) => page.screenshot({ timeout: 10_000 }).catch(() => undefined)),
    )
    return pictures.filter((picture) => picture !== undefined)
  }

  leave(): Promise<void> {
    return this.context.close()
  }
}

/** Milliseconds that a journey may wait until the others let it have its turn. */
const TURN_TIMEOUT_MS = 300_000

/**
 * Call once at the top of a file: a browser for its journeys, and a check after each that no page broke the
 * Content-Security-Policy or threw. What the pages of a failed try showed is kept, and its place printed.
 * @param movesClock the file's journeys move the service's clock: none of another file runs beside them.
 */
export function useVisitors({ movesClock = false } = {}): (options?: VisitorOptions) => Promise<Visitor> {
  let browser: Browser
  let visitors: Visitor[] = []
  const turns = new Turns(TURNS, WORKER)
  let endTurn = () => {}
  const onFailedTry = async (failed: FailedTry) =>
    console.warn(`what it looked like: ${await keepTrace(failed, visitors)}`)
  Object.assign(globalThis, { onFailedTry })

  beforeAll(async () => {
    browser = await launchChromium()
  })
  beforeEach(async () => {
    endTurn = await (movesClock ? turns.takeAlone() : turns.takeBeside())
  }, TURN_TIMEOUT_MS)
  afterEach(async () => {
    const faults = visitors.flatMap((visitor) => visitor.faults)
    await Promise.all(visitors.map((visitor) => visitor.leave())).finally(endTurn)
    visitors = []
    expect(faults).toEqual([])
  })
  afterAll(() => browser.close())
  return async (options) => {
    const visitor = await Visitor.arrive(browser, options)
    visitors.push(visitor)
    return visitor
  }
}
