import { fillPath, OPERATIONS, type OperationId, type Prefetch, type Route } from '@yawmi/contract'
import { endpoints, floorOf } from '@yawmi/contract/schemas'

/** 0: whoever has entered may send it; 1: subscribers alone; 2: free visitors alone. */
type Sender = 0 | 1 | 2

/**
 * A call that a page sends: `{2}` in its path stands for the second part of the page's own path, and a query's value of
 * `?name` for what the page's address has under that name.
 */
type FirstCall = readonly [operation: OperationId, path: string, by: Sender, query?: Readonly<Record<string, string>>]

/** What of a route says how its screen begins. */
export type Beginning = Pick<Route, 'path' | 'begins' | 'prefetches'>

const isForVisitors = (id: OperationId) => ['public', 'visitor'].includes(floorOf(endpoints[id].access))

/** A screen's first calls, for the page to send before the shell is there; only those that read. */
export function firstCalls(route: Beginning | undefined): FirstCall[] | undefined {
  const calls = [...(route?.begins ?? []).map((operation) => ({ operation })), ...(route?.prefetches ?? [])]
  const first = calls.flatMap((call) => callOf(call, route?.path ?? '/') ?? [])
  return first.length === 0 ? undefined : first
}

/** @returns a list of the call; undefined where it writes, lacks a parameter or is of no operation that we have */
function callOf({ operation, params = {}, query, role }: Prefetch, route: string): FirstCall[] | undefined {
  if (!Object.hasOwn(OPERATIONS, operation)) return undefined
  const id = operation as OperationId
  const [method, pattern] = OPERATIONS[id]
  const parts = route.split('/')
  const values = Object.entries(params).map(([name, value]) => {
    const part = value.startsWith(':') ? parts.indexOf(value) : -1
    return [name, part > 0 ? `PART${part}` : value] as const
  })
  const needed = [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name)
  const isWhole = needed.every((name) => values.some(([one, value]) => one === name && !value.startsWith(':')))
  if (method !== 'GET' || !isWhole) return undefined
  const path = fillPath(pattern, Object.fromEntries(values)).replace(/PART(\d+)/g, '{$1}')
  // Some operations answer a free visitor for some of their parameters: the declaration says who sends those.
  const by = role === 'free' ? 2 : role === 'subscriber' || !isForVisitors(id) ? 1 : 0
  return [query ? [id, path, by, query] : [id, path, by]]
}
