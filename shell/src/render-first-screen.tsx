import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { PREFETCHED } from '@yawmi/api-client/prefetch'
import { brandCssVariables } from '@yawmi/brand'
import type { OperationId, RemoteName } from '@yawmi/contract'
import { setRenderedFor, type RenderedFor } from '@yawmi/lib'
import { MemoryRouter, type RemoteModule } from '@yawmi/remote-kit'
import { queryClient } from '@yawmi/remote-kit/query'
import { collectStyles, fontRules, onlyUsed } from '@yawmi/ui/server'
import { App } from './app/app'
import type { Boot } from './lib/boot'
import { dayOf, REPLY, type StoredQuery } from './lib/first-screen'
import { preloadScreen } from './remotes/preload-screen'
import { createRegistry } from './remotes/registry'

/** A reply that a screen is rendered with, and the call that it answers. */
interface GivenReply {
  operation: OperationId
  path: string
  query: Record<string, string>
  data: unknown
}

/** What the site server has a first screen rendered from. */
export interface FirstScreenInput extends RenderedFor {
  boot: Boot
  /** Path and search of the page. */
  address: string
  remote: { name: RemoteName; version: string; module: RemoteModule }
  replies: readonly GivenReply[]
}

interface FirstScreen {
  html: string
  css: string
  fontFaces: string
  day: string
  queries: readonly StoredQuery[]
}

/** Data that other data is read by comes within so many renderings. */
const MAX_PASSES = 3

let last: Promise<unknown> = Promise.resolve()

/**
 * Renders the page of an address as a signed-in visitor sees it first, with the replies of its first calls. Data that these do
 * not bring is still awaited in it. One screen at a time: queries and calls are the process's.
 * @param routes the site's
 * @returns the content of `#root`, what it needs of styles, and the data by which the browser hydrates it
 * @throws when the remote cannot render its screen
 */
export function renderFirstScreen(input: FirstScreenInput, routes: ReactNode): Promise<FirstScreen> {
  const rendered = last.then(() => render(input, routes))
  last = rendered.catch(() => undefined)
  return rendered
}

async function render(
  { boot, address, remote, role, width, replies }: FirstScreenInput,
  routes: ReactNode,
): Promise<FirstScreen> {
  const registry = createRegistry(async (name) => {
    if (name !== remote.name) throw new Error(`${name} has no part in this page`)
    return remote
  }, boot)
  const { pathname } = new URL(address, location.href)
  await preloadScreen(registry, pathname)
  const Router = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  )
  const page = (styles: ReturnType<typeof collectStyles>['styles']) => (
    <App boot={boot} registry={registry} Router={Router} styles={styles}>
      {routes}
    </App>
  )
  setRenderedFor({ role, width })
  giveToClient(replies)
  try {
    const day = dayOf(Date.now())
    await loadQueries(() => renderToString(page(collectStyles().styles)))
    const { styles, tags } = collectStyles()
    const html = renderToString(page(styles))
    const variables = Object.entries(brandCssVariables(boot.brand)).map(([name, value]) => `${name}:${value}`)
    const css = [`.yawmi{${variables.join(';')}}`, ...tags().map((tag) => tag.css)].join('')
    return {
      html: withoutStyleAttributes(html),
      css: onlyUsed(css, html),
      fontFaces: fontRules(boot.brand.font),
      day,
      queries: storedQueries(replies.map(({ data }) => data)),
    }
  } finally {
    setRenderedFor(undefined)
    giveToClient([])
    queryClient.clear()
  }
}

/** Leaves replies where the API client looks first, as the page's inline script does. */
function giveToClient(replies: readonly GivenReply[]): void {
  const calls: Partial<Record<OperationId, object[]>> = {}
  for (const { operation, path, query, data } of replies)
    (calls[operation] ??= []).push({ path, query, reply: Promise.resolve({ status: 200, data }) })
  ;(globalThis as { [K in typeof PREFETCHED]?: object }).yawmiBegun = calls
}

/** Has every query of a page loaded whose calls are answered: rendering names queries, and sends none on a server. */
async function loadQueries(render: () => unknown): Promise<void> {
  const cache = queryClient.getQueryCache()
  const started = new Set<string>()
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    render()
    const unloaded = cache
      .getAll()
      .filter(
        ({ queryHash, options }) => !started.has(queryHash) && (options as { enabled?: unknown }).enabled !== false,
      )
    if (unloaded.length === 0) return
    for (const query of unloaded) {
      started.add(query.queryHash)
      // What is not answered stays on its way for good, and the screen says that it waits.
      query.fetch().catch(() => undefined)
    }
    // The replies are there: what can be loaded is loaded when all that is due now is done.
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/** Data of the queries that have any; the bodies of replies are named, as the browser has them. */
const storedQueries = (bodies: readonly unknown[]): StoredQuery[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey, state }) => [queryKey, named(state.data, bodies)])

function named(data: unknown, bodies: readonly unknown[]): unknown {
  const index = bodies.indexOf(data)
  if (index >= 0) return { [REPLY]: index }
  if (typeof data !== 'object' || data === null) return data
  if (Array.isArray(data)) return data.map((part) => named(part, bodies))
  return Object.fromEntries(Object.entries(data).map(([name, part]) => [name, named(part, bodies)]))
}

/** The page's policy refuses the attribute, and has its scripts set what it says (shell/src/inline/first-screen.ts). */
const withoutStyleAttributes = (html: string) => html.replaceAll(' style="', ' data-style="')
