/** A path of this site: a browser would take two slashes for another host. */
const OWN_PATH = /^\/(?![/\\])/

/** A path with its parameters that is one after it was read as browsers read it; undefined for anything else. */
export function ownPath(to: unknown): string | undefined {
  if (typeof to !== 'string' || !OWN_PATH.test(to)) return undefined
  const { pathname, search } = new URL(to, 'http://localhost')
  return OWN_PATH.test(pathname) ? pathname + search : undefined
}

/** A path without one of its parameters. */
export function pathWithout(url: string, parameter: string): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  searchParams.delete(parameter)
  const search = searchParams.toString()
  return (ownPath(pathname) ?? '/') + (search && `?${search}`)
}
