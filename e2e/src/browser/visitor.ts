import type { Browser, BrowserContext, Page } from '@playwright/test'
import { SITE } from '../product/product'
import { noteUsed } from '../reach/used'
import { slowDown } from './slow-down'

/** The two widths that every screen is designed for, in CSS pixels. */
export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1280, height: 900 }

/** Narrower ones are phones. */
const PHONES_UNTIL = 600
/** Phones as people hold them, for a hunt: fingers, a viewport of their own, more pixels than the page has. */
const AS_HELD = { hasTouch: true, isMobile: true, deviceScaleFactor: 2.625 }

export interface VisitorOptions {
  viewport?: { width: number; height: number }
  dark?: boolean
  /** Allows the site's service worker. Tests that mock the network do without: its requests would bypass the mocks. */
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

  private constructor(
    readonly context: BrowserContext,
    private readonly options: VisitorOptions,
  ) {}

  static async arrive(browser: Browser, options: VisitorOptions = {}): Promise<Visitor> {
    const { viewport = PHONE, dark = false, worker = false, touch = false, scripts = true } = options
    const isPhone = viewport.width < PHONES_UNTIL
    const context = await browser.newContext({
      baseURL: SITE,
      viewport,
      locale: 'ar-LY',
      colorScheme: dark ? 'dark' : 'light',
      // Phones rest, and wide windows move: what waits for an animation is met both ways.
      reducedMotion: isPhone ? 'reduce' : 'no-preference',
      hasTouch: touch,
      ...(isPhone && process.env.E2E_PHONES === 'held' && AS_HELD),
      javaScriptEnabled: scripts,
      serviceWorkers: worker ? 'allow' : 'block',
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    context.on('request', (request) => noteUsed(request.url(), request.resourceType() === 'document'))
    const visitor = new Visitor(context, options)
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        // WebKit asks for this of its own accord, also where an integrator's page allows no pictures of its own site.
        if (event.blockedURI.endsWith('/favicon.ico')) return
        console.error(`CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
      })
      // React wraps what a component threw; Playwright is told the wrapping alone.
      addEventListener('error', ({ error }: ErrorEvent) => {
        if (error instanceof Error && error.cause) console.error(`caused by: ${(error.cause as Error).stack}`)
      })
    })
    return visitor
  }

  async tab(path?: string): Promise<Page> {
    const page = await this.context.newPage()
    // A session of the debugger takes the word «offline» from a page: those who look after that go at full speed.
    if (!this.options.worker) await slowDown(page)
    page.on('pageerror', (error) => this.faults.push(`uncaught: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error' && /CSP:|Content Security Policy|^caused by:/.test(message.text()))
        this.faults.push(message.text())
    })
    if (path) await page.goto(path)
    return page
  }

  leave(): Promise<void> {
    return this.context.close()
  }
}
