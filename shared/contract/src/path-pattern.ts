/** A path that belongs to a pattern. */
export interface PathMatch {
  /** Decoded. */
  params: Record<string, string>
  pathname: string
}

interface Compiled {
  regexp: RegExp
  names: string[]
}

const compiled = new Map<string, Compiled>()

/** Groups have no names: a released pattern may name a parameter as no group can be named, or name it twice. */
function compile(pattern: string): Compiled {
  const names: string[] = []
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\/?\*$/, '(?:/.*)?')
    .replace(/:(\w+)/g, (_, name: string) => {
      names.push(name)
      return '([^/]+)'
    })
  return { regexp: new RegExp(`^${source}/?$`), names }
}

/** Whether a path is one of a pattern (`/a/:b`, `/a/*`, `*`), upper case and lower apart, and what its parameters are. */
export function matchPath(pattern: string | { path: string }, pathname: string): PathMatch | null {
  const path = typeof pattern === 'string' ? pattern : pattern.path
  const entry = compiled.get(path) ?? compile(path)
  compiled.set(path, entry)
  const { regexp, names } = entry
  const match = regexp.exec(pathname)
  if (!match) return null
  const params = names.map((name, index) => [name, decoded(match[index + 1] ?? '')] as const)
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
