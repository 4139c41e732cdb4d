import type { FieldPhase, Release, ReleaseList, RemoteName, Route } from '@yawmi/contract'
import { tracked, type RemoteModule, type Tracked } from '@yawmi/remote-kit'
import type { Boot } from '../lib/boot'
import { noteEvent } from '../lib/field-events'
import { declaredMenu, type OwnedMenuItem } from '../lib/menu'
import { forgetRemote, type LoadedRemote } from './load-remote'
import { isTakenBack } from './taken-back'

export interface OwnedRoute extends Route {
  remote: RemoteName
}

/** A named place of the page that a remote fills. */
export interface OwnedSlot {
  remote: RemoteName
  name: string
}

/** The page's view of the release list: which remote owns which address and slot, and each remote's module once requested. */
export interface Registry {
  routes: readonly OwnedRoute[]
  /** Path patterns by route name. */
  paths: Readonly<Record<string, string>>
  /** What the remotes declare for the content area's menus. */
  menu: readonly OwnedMenuItem[]
  /** The slots whose names begin so, by name. */
  slotsUnder(prefix: string): OwnedSlot[]
  ownerOfSlot(slot: string): RemoteName | undefined
  /** The remote's module; the same promise until it fails, a fresh one after `retry`. */
  module(remote: RemoteName): Tracked<RemoteModule>
  /** The same for a place of the page that is filled anew: of another version where the one before was taken back. */
  enter(remote: RemoteName): Tracked<RemoteModule>
  /**
   * Asks the site whether versions of this page were taken back: rolled back, or withdrawn canaries. Places that show one keep it
   * until they are left; the next one is entered with a good version (docs/adr/0100). What was merely released changes nothing.
   */
  renew(): Promise<void>
  /** The version whose module is loaded; undefined before that. */
  versionOf(remote: RemoteName): string | undefined
  /**
   * Loads another version in place of one that failed after it had loaded: its screen's code did not load, threw or hung.
   * False: no other version can be loaded, and the failing one stays, whose other screens may work.
   * @param mayFallBack false: only records that this version has failed.
   * @param phase what it was doing
   */
  fallBack(remote: RemoteName, mayFallBack: boolean, phase: FieldPhase): Promise<boolean>
  /**
   * Forgets a failure and reads the release list again, for what may have been released or fixed since. A version that
   * failed in this page comes after those that did not.
   */
  retry(remote: RemoteName): Promise<void>
}

/** What a page may load remotes from (verified-lists.ts). */
export interface Lists {
  loadable: ReleaseList
  /** The list as it is now. @throws Error when there is none that may be used */
  fresh(): Promise<ReleaseList>
}

/** Milliseconds between two looks at the site's list. */
const RENEW_AFTER_MS = 1_000

/** Loads a remote's module: by federation in a page, from its server bundle when prerendering. */
export type LoadModule = (remote: RemoteName, releases: readonly Release[]) => Promise<LoadedRemote>

/**
 * @param boot the list that decides which remote owns what in this page
 * @param lists what is loaded from: that list by default
 */
export function createRegistry(
  load: LoadModule,
  boot: Pick<Boot, 'releases'>,
  lists: Lists = { loadable: boot.releases, fresh: () => Promise.resolve(boot.releases) },
): Registry {
  let list: ReleaseList = lists.loadable
  let renewed = performance.now()
  const modules = new Map<RemoteName, Tracked<RemoteModule>>()
  /** Remotes of which places show a version that was taken back. */
  const takenBack = new Set<RemoteName>()
  const versions = new Map<RemoteName, string>()
  /** Versions that failed in this page after they had loaded, in the order in which they did. */
  const broken = new Map<RemoteName, string[]>()
  const current = Object.entries(boot.releases.remotes).flatMap(([remote, releases]) =>
    releases[0] ? [{ remote, declaration: releases[0].declaration }] : [],
  )
  const routes = current.flatMap(({ remote, declaration }) => declaration.routes.map((route) => ({ ...route, remote })))

  /** Records which of these versions could be loaded. */
  const loadOne = async (remote: RemoteName, releases: readonly Release[]) => {
    const { module, version } = await load(remote, releases)
    versions.set(remote, version)
    return module
  }
  /** In the order of the list, but with those last that failed in this page. */
  const inOrder = (remote: RemoteName) => {
    const failed = broken.get(remote) ?? []
    return [...(list.remotes[remote] ?? [])].sort(
      (one, other) => failed.indexOf(one.version) - failed.indexOf(other.version),
    )
  }
  const fallBack = async (remote: RemoteName, mayFallBack: boolean, phase: FieldPhase) => {
    const version = versions.get(remote)
    // Loading has tried all versions already.
    if (version === undefined) return false
    noteEvent({ remote, version, kind: 'failure', phase })
    const failed = [...(broken.get(remote) ?? []).filter((other) => other !== version), version]
    broken.set(remote, failed)
    if (!mayFallBack) return false
    const others = inOrder(remote).filter((release) => !failed.includes(release.version))
    if (others.length === 0) return false
    forgetRemote(remote)
    takenBack.delete(remote)
    try {
      modules.set(remote, tracked(Promise.resolve(await loadOne(remote, others))))
      return true
    } catch {
      return false
    }
  }

  const drop = (remote: RemoteName) => {
    takenBack.delete(remote)
    modules.delete(remote)
    versions.delete(remote)
    forgetRemote(remote)
  }
  const module = (remote: RemoteName) => {
    const cached = modules.get(remote)
    if (cached) return cached
    const loading = tracked(loadOne(remote, inOrder(remote)))
    modules.set(remote, loading)
    return loading
  }

  return {
    routes,
    paths: Object.fromEntries(routes.map((route) => [route.name, route.path])),
    menu: declaredMenu(boot.releases),
    slotsUnder: (prefix) =>
      current
        .flatMap(({ remote, declaration }) => declaration.slots.map((name) => ({ remote, name })))
        .filter(({ name }) => name.startsWith(prefix))
        .sort((one, other) => (one.name < other.name ? -1 : 1)),
    ownerOfSlot: (slot) => current.find(({ declaration }) => declaration.slots.includes(slot))?.remote,
    module,
    enter(remote) {
      if (takenBack.has(remote)) drop(remote)
      return module(remote)
    },
    async renew() {
      if (performance.now() - renewed < RENEW_AFTER_MS) return
      renewed = performance.now()
      const now = await lists.fresh().catch(() => undefined)
      // What is on its way is judged by what comes.
      await Promise.allSettled(modules.values())
      if (!now) return
      const gone = Object.entries(list.remotes).filter(([remote, [first]]) =>
        isTakenBack(remote, versions.get(remote) ?? first?.version, list, now),
      )
      for (const [remote] of gone) if (modules.has(remote)) takenBack.add(remote)
      const instead = Object.fromEntries(gone.map(([remote]) => [remote, now.remotes[remote] ?? []]))
      list = { ...list, canaries: now.canaries, remotes: { ...list.remotes, ...instead } }
    },
    versionOf: (remote) => versions.get(remote),
    fallBack,
    async retry(remote) {
      list = await lists.fresh().catch(() => list)
      drop(remote)
    },
  }
}
