import { memoAsync } from '@yawmi/lib'
import { createHttp as createFetchHttp } from './fetch-http'
import { NoAnswerError, type Http, type HttpConfig } from './http'

/** What a person does first; from then on calls are near, and more than reading. */
const FIRST_INTERACTIONS = ['pointerdown', 'keydown'] as const

/**
 * HTTP of the composed site: axios, which is no part of a page's first load (docs/adr/0014). It comes with the first
 * thing that a person does, or with the first call that writes and waits for it. What only reads before that is asked
 * by the browser itself. Where a remote is alone in a page, the build puts `fetch-http.ts` in this file's place.
 */
export function createHttp(config: HttpConfig): Http {
  const byFetch = createFetchHttp(config)
  let byAxios: Http | undefined
  const load = memoAsync(async () => {
    const { createHttp: createAxiosHttp } = await import('./axios-http')
    return (byAxios = createAxiosHttp(config))
  })
  onFirstInteraction(() => void load().catch(() => {}))

  return async (request) => {
    if (byAxios) return byAxios(request)
    if (request.method === 'GET') return byFetch(request)
    const ask = await load().catch(() => {
      throw new NoAnswerError('network')
    })
    return ask(request)
  }
}

function onFirstInteraction(work: () => void): void {
  const listening = new AbortController()
  for (const type of FIRST_INTERACTIONS)
    addEventListener(
      type,
      () => {
        listening.abort()
        work()
      },
      { capture: true, passive: true, signal: listening.signal },
    )
}
