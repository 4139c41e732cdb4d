import type { PREFETCHED, PrefetchedCall } from '@yawmi/api-client/prefetch'
import { replyDigest, type OperationId } from '@yawmi/contract'
import type { FirstReply } from '../lib/first-screen'
import { deviceStorage } from './device-storage'
import { preload, preloadPicture, type FirstPicture } from './first-files'
import { requestFirstScreen } from './first-screen'

/**
 * Calls that the site server fills in: `{2}` in a path is the second part of this page's path, a query's `?name` what this
 * address has under that name. They are sent by whoever has entered (0), by subscribers (1) or by free visitors (2).
 */
declare const __CALLS__: (readonly [
  operation: OperationId,
  path: string,
  by: 0 | 1 | 2,
  query?: Readonly<Record<string, string>>,
  picture?: FirstPicture,
])[]

/** Font files that screens with first calls show text in, beside the one that the page preloads. */
declare const __FONTS__: readonly string[]

/** Whether the site server renders this page's screen. A server from before this build does not fill it in. */
declare const __RENDERED__: boolean
const isRendered = typeof __RENDERED__ === 'boolean' && __RENDERED__

/** Milliseconds that a call may take: as long as the client's own. */
const TIMEOUT_MS = 20_000

type PrefetchingPage = Window & { [K in typeof PREFETCHED]?: Partial<Record<string, PrefetchedCall[]>> }

/**
 * Sends the screen's first calls that this person may send, by the token on the device, and leaves their replies where
 * the API client looks first (shared/api-client/src/prefetched-calls.ts). The client takes those with the token that it would send
 * itself. Where this fails, the client sends the call in its own way.
 */
try {
  const { token: subscriberToken, accessToken, freeToken } = deviceStorage()
  const ofSubscriber = subscriberToken || accessToken
  const token = ofSubscriber || freeToken
  const calls = ((window as PrefetchingPage).yawmiBegun ??= {})
  const address = new URLSearchParams(location.search)
  const parts = location.pathname.split('/')
  const replies = new Map<string, Promise<FirstReply>>()
  if (token)
    for (const [operation, pattern, by, values = {}, picture] of __CALLS__) {
      if (by && (by === 1) !== Boolean(ofSubscriber)) continue
      const path = pattern.replace(/\{(\d+)\}/g, (_, index: string) => idIn(parts[Number(index)]))
      if (path.includes('//')) continue
      const query = Object.fromEntries(
        Object.entries(values).flatMap(([name, value]) => {
          const sent = value.startsWith('?') ? address.get(value.slice(1))?.trim() : value
          return sent ? [[name, sent]] : []
        }),
      )
      const text = new URLSearchParams(query).toString()
      const called = text ? `${path}?${text}` : path
      const reply = send(called, token)
      replies.set(called, reply)
      ;(calls[operation] ??= []).push({ token, at: Date.now(), path, query, reply })
      // A failure is the client's to handle.
      reply.then(
        ({ data }) => {
          preloadFonts()
          if (picture) preloadPicture(data, picture)
        },
        () => {},
      )
    }
  if (token && isRendered) {
    // After the calls: it is rendered with what they read, too. It is shown with its fonts, so they come beside it.
    requestFirstScreen(token, replies)
    preloadFonts()
  }
} catch {
  // The client sends them.
}

function preloadFonts(): void {
  for (const href of __FONTS__) preload({ as: 'font', type: 'font/woff2', href })
}

/** A part of the page's path; none where it is no id, such as one that would lead the call to another address. */
function idIn(part = ''): string {
  return /^[\w-]+$/.test(part) ? part : ''
}

async function send(path: string, token: string): Promise<FirstReply> {
  const response = await fetch(path, {
    credentials: 'include',
    // Browsers without it wait as long as the network does.
    signal: AbortSignal.timeout?.(TIMEOUT_MS),
    headers: { accept: 'application/json', authorization: `Bearer ${token}` },
  })
  const text = await response.text()
  let data: unknown = text
  try {
    data = JSON.parse(text)
  } catch {
    // The client judges what came.
  }
  return { status: response.status, data, digest: isRendered ? replyDigest(text) : 0 }
}
