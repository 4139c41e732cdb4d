import type { RenderedFor } from '@yawmi/lib'
import type { RemoteName } from '@yawmi/contract'

/** A reply of the API as the page received it. */
export interface FirstReply {
  status: number
  data: unknown
  /** Tells whether it is the one that the server rendered with. */
  digest: number
}

/** Data of a query; `{ [REPLY]: n }` stands for the body of the n-th reply, which the page has anyway. */
export type StoredQuery = readonly [key: readonly unknown[], data: unknown]
export const REPLY = '$reply'

/** What goes with a first screen that the site server rendered. */
export interface FirstScreenFacts extends RenderedFor {
  remote: RemoteName
  version: string
  /** The day that it shows, as `dayOf` gives it. */
  day: string
  /** Addresses of the calls that it was rendered with, and digests of their replies. */
  replies: readonly (readonly [address: string, digest: number])[]
  queries: readonly StoredQuery[]
}

/** What the inline script leaves for the shell (shell/src/inline/first-screen.ts). */
export interface FirstScreenPage {
  /** Replies of the page's own first calls, by address. */
  replies: Map<string, Promise<FirstReply>>
  /** Whose they are, and the screen: by the token that both were requested with. */
  token: string
  /** There as soon as the screen is in the page. */
  facts?: FirstScreenFacts
  /** Has the pictures fetched that wait for the scripts. */
  showPictures?: () => void
  /** The screen's styles, which are the shell's to remove. */
  sheet?: CSSStyleSheet
  /** Nothing may be put into the page any more: the shell renders it. */
  stopped?: boolean
}

export type PageWithFirstScreen = typeof globalThis & { yawmiFirstScreen?: FirstScreenPage }

/** The service's day at a moment, by which screens name it. Libya has no summer time. */
export const dayOf = (now: number): string => new Date(now + 2 * 3_600_000).toISOString().slice(0, 10)
