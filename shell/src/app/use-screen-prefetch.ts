import { useEffect } from 'react'
import { useLocation, useRole, verdictOf } from '@yawmi/remote-kit'
import { idle } from '../lib/idle'
import { prefetchScreen, routeAt } from '../remotes/preload-screen'
import type { OwnedRoute } from '../remotes/registry'
import { useRegistry } from '../remotes/registry-context'

/** Milliseconds after which a screen has requested what it shows itself. */
const SETTLED_MS = 2_000
/** Milliseconds without scrolling after which the links in the viewport are looked at. */
const STILL_MS = 300
/** Links that the next movement of a finger brings into the viewport count, too. */
const NEAR = { rootMargin: '50% 0px' }

/**
 * Loads the code of the screens that this person may open next: of a link at once when it is pointed at, touched or focused; of the
 * links in the viewport one after the other while the page is idle, as far as their remote is there. Nothing where data is saved.
 */
export function useScreenPrefetch(): void {
  const registry = useRegistry()
  const role = useRole()
  const { pathname } = useLocation()

  useEffect(() => {
    if (isDataScarce()) return
    const screenOf = (link: Element | null): OwnedRoute | undefined => {
      const path = link instanceof HTMLAnchorElement && link.origin === location.origin && link.pathname
      const route = path && path !== pathname ? routeAt(registry, path) : undefined
      return route && verdictOf(route.access, role) === 'open' ? route : undefined
    }
    const begin = ({ target }: Event) => {
      const route = target instanceof Element ? screenOf(target.closest('a[href]')) : undefined
      if (!route) return
      // The answer is often there before the screen is entered.
      void registry.renew()
      void prefetchScreen(registry, route)
    }
    // A finger begins with `pointerover`, too.
    const events = ['pointerover', 'focusin'] as const
    for (const event of events) document.addEventListener(event, begin, { passive: true })

    const ended = new AbortController()
    const begun = new Set<OwnedRoute>()
    const prefetchVisible = async () => {
      const routes = (await linksInViewport()).map(screenOf).filter((route) => route !== undefined)
      for (const route of routes) {
        if (begun.has(route) || registry.versionOf(route.remote) === undefined) continue
        begun.add(route)
        await idle()
        if (ended.signal.aborted) return
        await prefetchScreen(registry, route)
      }
    }
    let timer = setTimeout(() => void prefetchVisible(), SETTLED_MS)
    const look = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void prefetchVisible(), STILL_MS)
    }
    addEventListener('scroll', look, { passive: true })
    return () => {
      ended.abort()
      clearTimeout(timer)
      removeEventListener('scroll', look)
      for (const event of events) document.removeEventListener(event, begin)
    }
  }, [registry, role, pathname])
}

/** Whether the person saves data, or has a network on which nothing may compete with what they requested. */
function isDataScarce(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}

/** Links that are in the viewport now, or near it, without computing the layout. */
function linksInViewport(): Promise<Element[]> {
  const links = document.querySelectorAll('a[href]')
  if (links.length === 0 || typeof IntersectionObserver === 'undefined') return Promise.resolve([])
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect()
      resolve(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target))
    }, NEAR)
    for (const link of links) observer.observe(link)
  })
}
