import type { OperationId } from '@yawmi/contract'
import { firstCalls, type Beginning } from '../pages/first-calls'

/** A call of a screen as its page sends it. */
export interface FilledCall {
  operation: OperationId
  path: string
  query: Record<string, string>
  /** Both, as they stand in a request. */
  address: string
}

/**
 * The first calls of a screen at an address, as the page's inline script sends them for a visitor of this role
 * (shell/src/inline/prefetch.ts).
 */
export function filledCalls(
  route: Beginning,
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  role: 'free' | 'subscriber',
): FilledCall[] {
  const parts = pathname.split('/')
  return (firstCalls(route) ?? []).flatMap(([operation, pattern, by, values = {}]) => {
    if (by && (by === 1) !== (role === 'subscriber')) return []
    const path = pattern.replace(/\{(\d+)\}/g, (_, index: string) => idIn(parts[Number(index)]))
    if (path.includes('//')) return []
    const query = Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => {
        const sent = value.startsWith('?') ? searchParams.get(value.slice(1))?.trim() : value
        return sent ? [[name, sent]] : []
      }),
    )
    const text = new URLSearchParams(query).toString()
    return [{ operation, path, query, address: text ? `${path}?${text}` : path }]
  })
}

/** A part of a page's path; none where it is no id. */
const idIn = (part = '') => (/^[\w-]+$/.test(part) ? part : '')
