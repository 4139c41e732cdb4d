import { holdPictures } from './hold-pictures'
import type { FirstReply, FirstScreenFacts, FirstScreenPage, PageWithFirstScreen } from '../lib/first-screen'

/** Milliseconds after which the screen comes too late to be worth anything. */
const TIMEOUT_MS = 5_000
/** Milliseconds that the screen waits for its fonts, which are on their way: text that stands before them moves when they come. */
const FONTS_TIMEOUT_MS = 400
/** Widths at which layouts change, widest first: the design system's breakpoints. */
const WIDTHS = [1920, 1280, 960, 600]

/**
 * Requests the screen of this address, rendered on the server with the replies of its first calls, and puts it in the place of
 * the skeleton. It comes as a document, which has no string become markup (ADR 0033), and which runs no script. Where it does not come, is late, or is not to
 * be had, the skeleton stays.
 * @param replies of the page's own first calls, by address
 */
export function requestFirstScreen(token: string, replies: Map<string, Promise<FirstReply>>): void {
  // Safari adopts no sheets before 16.4: nothing could style it there.
  if (!('replaceSync' in CSSStyleSheet.prototype)) return
  const page: FirstScreenPage = { replies, token }
  ;(window as PageWithFirstScreen).yawmiFirstScreen = page
  const width = WIDTHS.find((min) => matchMedia(`(min-width: ${min}px)`).matches) ?? 0
  const query = new URLSearchParams({ address: location.pathname + location.search, width: String(width) })
  const request = new XMLHttpRequest()
  request.responseType = 'document'
  request.timeout = TIMEOUT_MS
  request.open('GET', `/first-screen?${query}`)
  request.setRequestHeader('authorization', `Bearer ${token}`)
  request.onload = () => {
    const screen = request.status === 200 ? (request.response as Document | null) : null
    if (screen) afterParsing(() => void paint(page, screen))
  }
  request.send()
}

/** The page's own skeleton may still be on its way. */
function afterParsing(work: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('readystatechange', work, { once: true })
  else work()
}

async function paint(page: FirstScreenPage, screen: Document): Promise<void> {
  const facts = screen.querySelector('script[type="application/json"]')?.textContent
  const content = screen.getElementById('screen')
  if (page.stopped || !facts || !content) return
  // The policy holds in that document as well: rules come as text, fonts first, which stay. It restricts no adopted sheet.
  for (const rules of screen.querySelectorAll('script[type="text/css"]')) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules.textContent)
    document.adoptedStyleSheets.push(sheet)
    page.sheet = sheet
  }
  const hints = [...content.querySelectorAll<HTMLInputElement>('[placeholder]')].map(({ placeholder }) => placeholder)
  // Line breaks are no glyphs, and would have a Latin file loaded that nothing shows.
  await fontsOf((content.textContent + hints.join('')).replace(/\s+/g, ' '))
  const root = document.getElementById('root')
  if (page.stopped || !root) return
  // Copies: pictures that were parsed in that document, where none loads, would show as torn.
  const copy = document.importNode(content, true)
  page.showPictures = holdPictures(copy)
  root.replaceChildren(...copy.childNodes)
  // The policy refuses the attribute in markup, and lets scripts set what it says.
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? ''
    delete element.dataset.style
  }
  page.facts = JSON.parse(facts) as FirstScreenFacts
}

/** Waits for the fonts of a text, in both weights of the page's faces; not for long, and not for one that fails. */
function fontsOf(text: string): Promise<unknown> {
  // Faces of sheets that were just adopted are known once styles are computed.
  void getComputedStyle(document.documentElement).fontFamily
  const families = new Set([...document.fonts].map(({ family }) => `"${family.replaceAll('"', '')}"`))
  // Each by itself: one that fails, as local faces of other systems do, would end the wait for all.
  const fonts = [...families].flatMap((family) =>
    [400, 700].map((weight) => document.fonts.load(`${weight} 16px ${family}`, text)),
  )
  return Promise.race([Promise.allSettled(fonts), new Promise((resolve) => setTimeout(resolve, FONTS_TIMEOUT_MS))])
}
