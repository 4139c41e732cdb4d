import { OPERATIONS, type OperationId, type Prefetch, type Route } from '@yawmi/contract'
import { endpoints, floorOf } from '@yawmi/contract/schemas'

/** 0: whoever has entered may send it; 1: subscribers alone; 2: free visitors alone. */
type Sender = 0 | 1 | 2

/**
 * A call that a page sends: `{2}` in its path stands for the second part of the page's own path, and a query's value of
 * `?name` for what the page's address has under that name.
 */
type FirstCall = readonly [
  operation: OperationId,
  path: string,
  by: Sender,
  query?: Readonly<Record<string, string>>,
  picture?: Prefetch['picture'],
]

/** What of a route says how its screen begins. */
export type Beginning = Pick<Route, 'path' | 'access' | 'begins' | 'prefetches' | 'rendered'>

const isForVisitors = (id: OperationId) => ['public', 'visitor'].includes(floorOf(endpoints[id].access))

/** A screen's first calls, for the page to send before the shell is there; only those that read. */
export function firstCalls(route: Beginning | undefined): FirstCall[] | undefined {
  if (!route) return undefined
  const { begins = [], prefetches = [] } = route
  const calls = [...begins.map((operation) => ({ operation })), ...prefetches].map((call) => callOf(call, route))
  const first = calls.filter((call) => call !== undefined)
  return first.length === 0 ? undefined : first
}

/** @returns undefined where the call writes, lacks a parameter or is of no operation that we have */
function callOf({ operation, params = {}, query, role, picture }: Prefetch, route: Beginning): FirstCall | undefined {
  if (!Object.hasOwn(OPERATIONS, operation)) return undefined
  const id = operation as OperationId
  const [method, pattern] = OPERATIONS[id]
  const parts = pattern.split('/').map((part) => (part.startsWith(':') ? filled(params[part.slice(1)], route) : part))
  if (method !== 'GET' || parts.includes(undefined)) return undefined
  const isForSubscribers = role === 'subscriber' || route.access === 'subscriber' || !isForVisitors(id)
  const by = role === 'free' ? 2 : isForSubscribers ? 1 : 0
  const path = parts.join('/')
  if (picture) return [id, path, by, query ?? {}, picture]
  return query ? [id, path, by, query] : [id, path, by]
}

/** A parameter as it stands in a call's path; undefined where there is none, or the route's path has none of that name. */
function filled(value: string | undefined, { path }: Beginning): string | undefined {
  if (!value?.startsWith(':')) return value && encodeURIComponent(value)
  const index = path.split('/').indexOf(value)
  return index < 0 ? undefined : `{${index}}`
}
