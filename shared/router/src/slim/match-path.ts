export interface PathMatch {
  params: Record<string, string>
  pathname: string
}

const patterns = new Map<string, RegExp>()
const compile = (pattern: string) => {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\/?\*$/, '(?:/.*)?')
    .replace(/:(\w+)/g, '(?<$1>[^/]+)')
  return new RegExp(`^${source}/?$`, 'i')
}

/** Whether a path is one of a pattern (`/a/:b`, `/a/*`, `*`), and what its parameters are. */
export function matchPath(pattern: string | { path: string }, pathname: string): PathMatch | null {
  const path = typeof pattern === 'string' ? pattern : pattern.path
  const regexp = patterns.get(path) ?? compile(path)
  patterns.set(path, regexp)
  const groups = regexp.exec(pathname)
  if (!groups) return null
  const params = Object.entries(groups.groups ?? {}).map(([name, value]) => [name, decoded(value)])
  return { params: Object.fromEntries(params), pathname }
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
