import type { TextKind } from '@yawmi/brand'
import type { Layout, Access, OperationId, MenuItem, Prefetch, RemoteName } from '@yawmi/contract'

/** A screen's address as its remote declares it; see the contract's `routeSchema` for each field. */
export interface DeclaredRoute<S extends string = string> {
  name: string
  path: `/${string}`
  screen: S
  layout: Layout
  access: Access
  title: string
  /** What search engines and shared links say of the page; `{brand}` stands for the brand's name. */
  description?: string
  /** Draws the screen ahead on the site server, by the remote's `src/server.ts`; only for what everybody may see. */
  prerender?: boolean
  /** Has the screen's `skeletons` of the remote's `src/server.ts` stand in the content area's frame until scripts come. */
  skeleton?: boolean
  /**
   * Has the site server render the screen for a signed-in visitor who opens the site at it, by the remote's `src/server.ts`,
   * with the replies of its first calls.
   */
  rendered?: boolean
  /** Operations whose answers the screen finds in `useHost().answers`, written into the page by the site server. */
  answers?: readonly OperationId[]
  /** Texts that a brand may have of its own, and the screen then finds in `useHost().texts`; likewise. */
  texts?: readonly TextKind[]
  /**
   * Reading operations without parameters that the screen calls first, by role: the page sends them before any code has
   * loaded, and the client takes their replies. Operations that a visitor may not call are left out for them.
   */
  begins?: readonly OperationId[]
  /** The same of operations that have parameters: each with what the client will send (see the contract's `prefetchSchema`). */
  prefetches?: readonly (Prefetch & { operation: OperationId })[]
  /**
   * Another screen, which windows narrower than `below` CSS px show at this address: the page has them preload its code
   * instead. Which of the two is shown is up to the remote.
   */
  narrow?: { below: number; screen: NoInfer<S> }
}

/** What a remote owns, as data: the build copies it into the release list, so the shell needs no remote at build time. */
export interface RemoteDeclaration<S extends string = string, P extends string = string> {
  name: RemoteName
  routes: readonly DeclaredRoute<S>[]
  /** Named places of the page that the remote fills, such as `otp-dialog`. */
  slots: readonly P[]
  /** Items of the content area's menus that lead to these screens; see the contract's `menuItemSchema`. */
  menu?: readonly MenuItem[]
}

/** Checks a declaration's shape and keeps its literal names, so that `createRemote` can ask for every screen. */
export const declareRemote = <const S extends string, const P extends string = never>(
  declaration: RemoteDeclaration<S, P>,
): RemoteDeclaration<S, P> => declaration
