import { memoAsync } from '@yawmi/lib'
import { createHttp as createFetchHttp } from './fetch-http'
import { NoAnswerError, type Http, type HttpConfig } from './http'

/** What a person does first; from then on calls are near, and more than reading. */
const FIRST_DEEDS = ['pointerdown', 'keydown'] as const

/**
 * HTTP of the composed site: axios, which is no part of a page's first load (docs/adr/0014). It comes with the first
 * thing that a person does, or with the first call that writes and waits for it. What only reads before that is asked
 * by the browser itself. Where a remote is alone in a page, the build puts `fetch-http.ts` in this file's place.
 */
export function createHttp(config: HttpConfig): Http {
  const askByBrowser = createFetchHttp(config)
  let askByAxios: Http | undefined
  const load = memoAsync(async () => {
    const { createHttp: createAxiosHttp } = await import('./axios-http')
    return (askByAxios = createAxiosHttp(config))
  })
  onFirstDeed(() => void load().catch(() => {}))

  return async (request) => {
    if (askByAxios) return askByAxios(request)
    if (request.method === 'GET') return askByBrowser(request)
    const ask = await load().catch(() => {
      throw new NoAnswerError('network')
    })
    return ask(request)
  }
}

function onFirstDeed(work: () => void): void {
  const heard = new AbortController()
  for (const deed of FIRST_DEEDS)
    addEventListener(
      deed,
      () => {
        heard.abort()
        work()
      },
      { capture: true, passive: true, signal: heard.signal },
    )
}
