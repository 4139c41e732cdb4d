/** A path that belongs to a pattern. */
export interface PathMatch {
  /** Decoded. */
  params: Record<string, string>
  pathname: string
}

const compiled = new Map<string, RegExp>()
const compile = (pattern: string) => {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\/?\*$/, '(?:/.*)?')
    .replace(/:(\w+)/g, '(?<$1>[^/]+)')
  return new RegExp(`^${source}/?$`)
}

/** Whether a path is one of a pattern (`/a/:b`, `/a/*`, `*`), upper case and lower apart, and what its parameters are. */
export function matchPath(pattern: string | { path: string }, pathname: string): PathMatch | null {
  const path = typeof pattern === 'string' ? pattern : pattern.path
  const regexp = compiled.get(path) ?? compile(path)
  compiled.set(path, regexp)
  const match = regexp.exec(pathname)
  if (!match) return null
  const params = Object.entries(match.groups ?? {}).map(([name, value]) => [name, decoded(value)] as const)
  return { params: Object.fromEntries(params), pathname }
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** The path of a pattern with these parameters; one that is missing is left empty. */
export const fillPath = (pattern: string, params: Readonly<Record<string, string>> = {}): string =>
  pattern.replace(/:(\w+)\??/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
