import { createContext, use } from 'react'
import type { Api } from '@yawmi/api-client'
import type { Brand, TextKind } from '@yawmi/brand'
import type { OperationId } from '@yawmi/contract'
import type { Bus } from '@yawmi/events'
import type { FailureCode } from './failure-code'
import type { Target } from './target'

/** What a standalone remote reports to the page that mounted it. */
export type HostEvent =
  | { type: 'ready' }
  | { type: 'signed-in'; subscriberId: string }
  | { type: 'signed-out' }
  /** The server refused who this is (401) or what was asked (403). */
  | { type: 'refused'; status: 401 | 403 }
  /**
   * The web-view flow is over; the values of its callback page (specification, section 2). In a frame of ours token and id are
   * empty, and `code` is what the server of the page around it exchanges.
   */
  | {
      type: 'callback'
      access_token: string
      otp_status: string
      subscriber_id: string
      redirect: string
      code?: string
    }
  | { type: 'navigate'; name: string; params: Record<string, string> }
  | { type: 'error'; code: ErrorCode; message: string }

/**
 * What an `error` event is about. The remote itself: `load`, `render`, `hang`. Something else, without which it
 * continues: `brand` (the default one is used), `slot` (another remote's dialog).
 */
export type ErrorCode = FailureCode | 'brand' | 'slot'

/** What every screen gets from its host: the shell, or the root of a standalone remote. */
export interface RemoteHost {
  mode: 'shell' | 'alone'
  brand: Brand
  locale: string
  /** Origin of the API, `''` for the page's own. */
  apiBase: string
  /** Origin of the media host. */
  mediaBase: string
  api: Api
  bus: Bus
  /** Path patterns by route name: every place that can be reached in this page, whichever remote owns it. */
  routes: Readonly<Record<string, string>>
  onEvent: (event: HostEvent) => void
  /** Where who has just come in wanted to go before; it is told once. Undefined: nowhere in particular. */
  arrival?: () => Target | undefined
  nonce?: string
  /**
   * Replies that came with the page, by operation: the data that the screen was prerendered with, and is hydrated with.
   */
  answers?: Readonly<Partial<Record<OperationId, unknown>>>
  /** Texts of the brand's own that came with the page; those of other screens lie at the brand's addresses. */
  texts?: Readonly<Partial<Record<TextKind, unknown>>>
}

const HostContext = createContext<RemoteHost | null>(null)
export const HostProvider = HostContext.Provider

/** The host of this screen. Throws outside of one, which is a fault of the code, not of the page. */
export function useHost(): RemoteHost {
  const host = use(HostContext)
  if (!host) throw new Error('useHost: no host above this component')
  return host
}

export const useApi = (): Api => useHost().api
export const useBus = (): Bus => useHost().bus
