import { fillPath } from '@yawmi/contract'
import type { Target } from '@yawmi/host'

export type Resolved = { href: string } | { unknownName: string } | { invalid: true }

/** Turns a target into an address with the routes that the page has. */
export function resolveTarget(target: unknown, routes: Readonly<Record<string, string>>): Resolved {
  if (!isTarget(target)) return { invalid: true }
  const pattern = 'path' in target ? target.path : routes[target.name]
  if (pattern === undefined) return { unknownName: (target as { name: string }).name }
  const path = fillPath(pattern, target.params)
  const query = new URLSearchParams(target.query).toString()
  return { href: `${path}${query && `?${query}`}${target.hash ?? ''}` }
}

function isTarget(value: unknown): value is Target {
  if (typeof value !== 'object' || value === null) return false
  const { name, path } = value as { name?: unknown; path?: unknown }
  return (typeof name === 'string' && name !== '') || (typeof path === 'string' && path.startsWith('/'))
}
