/** An address within the router: as react-router's `Location`. */
export interface SlimLocation {
  pathname: string
  /** With its `?`, or empty. */
  search: string
  /** With its `#`, or empty. */
  hash: string
  state: unknown
  /** Unique for each entry. */
  key: string
}

export type Move = 'POP' | 'PUSH' | 'REPLACE'

/** The location and how the router came to it; the same object until the next navigation. */
export interface Position {
  location: SlimLocation
  move: Move
}

export interface SlimHistory {
  read: () => Position
  subscribe: (listener: () => void) => () => void
  go: (address: string | number, options?: { replace?: boolean; state?: unknown }) => void
  /** How many of its entries are before the present one. */
  index: () => number
  /** The `href` of a link to an address. */
  href: (address: string) => string
}

let locations = 0
const locationOf = (address: string, state: unknown = null): SlimLocation => {
  const { pathname, search, hash } = new URL(address, 'http://page')
  return { pathname, search, hash, state, key: `slim-${(locations += 1)}` }
}
/** Resolves `?q=x` and `#part` against the current location. */
const resolve = (address: string, { pathname, search }: SlimLocation) => {
  const { pathname: path, search: query, hash } = new URL(address, `http://page${pathname}${search}`)
  return path + query + hash
}

function listeners() {
  const subscribers = new Set<() => void>()
  return {
    notify: () => subscribers.forEach((listener) => listener()),
    subscribe: (listener: () => void) => {
      subscribers.add(listener)
      return () => void subscribers.delete(listener)
    },
  }
}

/** Keeps entries in memory; the address bar stays as it is. */
export function memoryHistory(initial: string): SlimHistory {
  const entries = [locationOf(initial)]
  let index = 0
  let position: Position = { location: entries[0]!, move: 'POP' }
  const { notify, subscribe } = listeners()
  const arrive = (at: number, move: Move) => {
    index = Math.min(Math.max(at, 0), entries.length - 1)
    position = { location: entries[index]!, move }
    notify()
  }
  return {
    read: () => position,
    subscribe,
    index: () => index,
    href: (address) => address,
    go(address, { replace = false, state } = {}) {
      if (typeof address === 'number') return arrive(index + address, 'POP')
      const next = locationOf(resolve(address, position.location), state)
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
export function browserHistory(basename: string): SlimHistory {
  const base = basename.replace(/\/$/, '')
  const here = (): SlimLocation => {
    const inside = location.pathname.startsWith(base) ? location.pathname.slice(base.length) : location.pathname
    return locationOf((inside || '/') + location.search + location.hash, entryOf()?.usr)
  }
  let position: Position = { location: here(), move: 'POP' }
  const { notify, subscribe } = listeners()
  const arrive = (move: Move) => {
    position = { location: here(), move }
    notify()
  }
  const href = (address: string) => base + address
  return {
    read: () => position,
    subscribe(listener) {
      const popped = () => {
        arrive('POP')
      }
      const unsubscribe = subscribe(listener)
      addEventListener('popstate', popped)
      return () => {
        unsubscribe()
        removeEventListener('popstate', popped)
      }
    },
    index: () => entryOf()?.idx ?? 0,
    href,
    go(address, { replace = false, state = null } = {}) {
      if (typeof address === 'number') return history.go(address)
      const target = href(resolve(address, position.location))
      const idx = entryOf()?.idx ?? 0
      if (replace) history.replaceState({ idx, usr: state } satisfies Entry, '', target)
      else history.pushState({ idx: idx + 1, usr: state } satisfies Entry, '', target)
      arrive(replace ? 'REPLACE' : 'PUSH')
    },
  }
}
