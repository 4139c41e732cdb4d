import { NoAnswerError, type Http, type HttpConfig } from './http'

/**
 * HTTP by the browser itself, 20 KB less than the library: for what the site reads before the library has come
 * (`site-http.ts`), and for a remote alone in somebody else's page, where the build puts it in that file's place
 * (docs/adr/0010).
 */
export function createHttp({ base, timeout }: HttpConfig): Http {
  return async ({ method, path, query, body, headers, signal, timeout: own }) => {
    // `AbortSignal.timeout` and `AbortSignal.any` are younger than the phones that this runs on.
    const control = new AbortController()
    const giveUp = () => control.abort()
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      giveUp()
    }, own ?? timeout)
    if (signal?.aborted) giveUp()
    signal?.addEventListener('abort', giveUp)
    const form = body instanceof FormData
    try {
      const reply = await fetch(`${base}${path}${search(query)}`, {
        method,
        credentials: 'include',
        headers: {
          accept: 'application/json',
          ...(body !== undefined && !form && { 'content-type': 'application/json' }),
          ...headers,
        },
        body: form ? body : body === undefined ? undefined : JSON.stringify(body),
        signal: control.signal,
      })
      return { status: reply.status, data: parsed(await reply.text()) }
    } catch (error) {
      if (signal?.aborted) throw error
      throw new NoAnswerError(isLate ? 'timeout' : 'network')
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', giveUp)
    }
  }
}

function search(query: Record<string, string | number | undefined> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}

/** Text that is no JSON stays text: the caller knows what it expected. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
