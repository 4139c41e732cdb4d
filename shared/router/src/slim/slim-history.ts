/** An address within the router: as react-router's `Location`. */
export interface LeanLocation {
  pathname: string
  /** With its `?`, or empty. */
  search: string
  /** With its `#`, or empty. */
  hash: string
  state: unknown
  /** Another for each entry. */
  key: string
}

export type Move = 'POP' | 'PUSH' | 'REPLACE'

/** Where the router is and how it came there; the same object until it moves. */
export interface Place {
  location: LeanLocation
  move: Move
}

export interface LeanHistory {
  read(): Place
  subscribe(listener: () => void): () => void
  go(address: string | number, options?: { replace?: boolean; state?: unknown }): void
  /** What a link to an address has as its `href`. */
  href(address: string): string
}

let made = 0
const locationOf = (address: string, state: unknown = null): LeanLocation => {
  const { pathname, search, hash } = new URL(address, 'http://page')
  return { pathname, search, hash, state, key: `lean-${(made += 1)}` }
}
/** Resolves `?q=x` and `#part` against where we are. */
const resolve = (address: string, { pathname, search }: LeanLocation) => {
  const { pathname: path, search: query, hash } = new URL(address, `http://page${pathname}${search}`)
  return path + query + hash
}

function listeners() {
  const known = new Set<() => void>()
  return {
    tell: () => known.forEach((listener) => listener()),
    subscribe(listener: () => void) {
      known.add(listener)
      return () => void known.delete(listener)
    },
  }
}

/** Entries in memory: the page's address bar is left alone. */
export function memoryHistory(initial: string): LeanHistory {
  const entries = [locationOf(initial)]
  let index = 0
  let place: Place = { location: entries[0]!, move: 'POP' }
  const { tell, subscribe } = listeners()
  const arrive = (at: number, move: Move) => {
    index = Math.min(Math.max(at, 0), entries.length - 1)
    place = { location: entries[index]!, move }
    tell()
  }
  return {
    read: () => place,
    subscribe,
    href: (address) => address,
    go(address, { replace = false, state } = {}) {
      if (typeof address === 'number') return arrive(index + address, 'POP')
      const next = locationOf(resolve(address, place.location), state)
      if (replace) entries[index] = next
      else entries.splice(index + 1, entries.length, next)
      arrive(replace ? index : index + 1, replace ? 'REPLACE' : 'PUSH')
    },
  }
}

/** What the router keeps in the browser's entries: react-router's own field names, which `back()` reads. */
interface Entry {
  idx: number
  usr: unknown
}
const entryOf = () => history.state as Entry | null

/** The page's own address bar, below a base path. */
export function browserHistory(basename: string): LeanHistory {
  const base = basename.replace(/\/$/, '')
  const here = (): LeanLocation => {
    const inside = location.pathname.startsWith(base) ? location.pathname.slice(base.length) : location.pathname
    return locationOf((inside || '/') + location.search + location.hash, entryOf()?.usr)
  }
  let place: Place = { location: here(), move: 'POP' }
  const { tell, subscribe } = listeners()
  const arrive = (move: Move) => {
    place = { location: here(), move }
    tell()
  }
  const href = (address: string) => base + address
  return {
    read: () => place,
    subscribe(listener) {
      const popped = () => {
        arrive('POP')
      }
      const leave = subscribe(listener)
      addEventListener('popstate', popped)
      return () => {
        leave()
        removeEventListener('popstate', popped)
      }
    },
    href,
    go(address, { replace = false, state = null } = {}) {
      if (typeof address === 'number') return history.go(address)
      const target = href(resolve(address, place.location))
      const idx = entryOf()?.idx ?? 0
      if (replace) history.replaceState({ idx, usr: state } satisfies Entry, '', target)
      else history.pushState({ idx: idx + 1, usr: state } satisfies Entry, '', target)
      arrive(replace ? 'REPLACE' : 'PUSH')
    },
  }
}
