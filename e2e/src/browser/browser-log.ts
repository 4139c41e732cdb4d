import type { BrowserContext } from 'playwright-core'

/** Lines that are kept: the end of a journey tells why it failed. */
const MAX_LINES = 400

/**
 * What the tabs of a browser ask for, are answered and print, as it comes, a line each. Addresses without what may be
 * secret in them: the values of their query, and the token of the one path that carries it.
 */
export function browserLog(context: BrowserContext): string[] {
  const began = Date.now()
  const log: string[] = []
  const note = (text: string) => {
    log.push(`${((Date.now() - began) / 1000).toFixed(2)} ${text}`)
    if (log.length > MAX_LINES) log.shift()
  }
  context.on('request', (request) => {
    if (request.isNavigationRequest()) note(`→ ${request.method()} ${plain(request.url())}`)
  })
  context.on('response', (response) =>
    note(`${response.status()} ${response.request().method()} ${plain(response.url())}`),
  )
  context.on('requestfailed', (request) =>
    note(`${request.failure()?.errorText ?? 'failed'} ${request.method()} ${plain(request.url())}`),
  )
  context.on('console', (message) => note(`console.${message.type()}: ${message.text().slice(0, 500)}`))
  context.on('weberror', (error) => note(`uncaught: ${error.error().message}`))
  context.on('page', (page) =>
    page.on('framenavigated', (frame) => note(`at ${plain(frame.url())}${frame.parentFrame() ? ' (a frame)' : ''}`)),
  )
  return log
}

function plain(address: string): string {
  if (!/^https?:/.test(address)) return address.slice(0, 60)
  const { host, pathname, searchParams } = new URL(address)
  const parameters = [...searchParams.keys()]
  const place = pathname.replace(/(\/webview\/profile\/)[^/]+/, '$1[redacted]')
  return `${host}${place}${parameters.length > 0 ? `?${parameters.join('&')}` : ''}`
}
