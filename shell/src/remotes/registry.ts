import type { Release, ReleaseList, RemoteName, Route } from '@yawmi/contract'
import { tracked, type RemoteModule, type Tracked } from '@yawmi/remote-kit'
import type { Boot } from '../boot'
import { forgetRemote, type LoadedRemote } from './load-remote'

export interface OwnedRoute extends Route {
  remote: RemoteName
}

/** The page's view of the release list: who owns which address and slot, and each remote's module once asked for. */
export interface Registry {
  routes: readonly OwnedRoute[]
  /** Path patterns by route name. */
  paths: Readonly<Record<string, string>>
  ownerOfSlot(slot: string): RemoteName | undefined
  /** The remote's module; the same promise until it fails, a fresh one after `retry`. */
  module(remote: RemoteName): Tracked<RemoteModule>
  /** The version whose module is there; undefined before that. */
  versionOf(remote: RemoteName): string | undefined
  /**
   * Puts another version in the place of the one that failed after it had loaded: a screen's code, a throw, a hang.
   * False: there is none to be had, and the failing one stays, whose other screens may be well.
   * @param mayChange false: takes down only that this one has failed.
   */
  fallBack(remote: RemoteName, mayChange: boolean): Promise<boolean>
  /**
   * Forgets a failure and reads the release list anew, for what may have been released or mended since. A version that
   * failed in this page comes after those that did not.
   */
  retry(remote: RemoteName): Promise<void>
}

/** How a remote's module is had: over the federation in a page, from its server bundle while drawing ahead. */
export type LoadModule = (remote: RemoteName, releases: readonly Release[]) => Promise<LoadedRemote>

export function createRegistry(load: LoadModule, boot: Pick<Boot, 'releases'>): Registry {
  let list: ReleaseList = boot.releases
  const modules = new Map<RemoteName, Tracked<RemoteModule>>()
  const versions = new Map<RemoteName, string>()
  /** Versions that failed in this page after they had loaded, in the order in which they did. */
  const broken = new Map<RemoteName, string[]>()
  const current = Object.entries(list.remotes).flatMap(([remote, releases]) =>
    releases[0] ? [{ remote: remote as RemoteName, declaration: releases[0].declaration }] : [],
  )
  const routes = current.flatMap(({ remote, declaration }) => declaration.routes.map((route) => ({ ...route, remote })))

  /** Takes down which of these versions could be loaded. */
  const loadOne = async (remote: RemoteName, releases: readonly Release[]) => {
    const { module, version } = await load(remote, releases)
    versions.set(remote, version)
    return module
  }
  /** In the order of the list, but those that failed in this page last. */
  const inOrder = (remote: RemoteName) => {
    const failed = broken.get(remote) ?? []
    return [...(list.remotes[remote] ?? [])].sort(
      (one, other) => failed.indexOf(one.version) - failed.indexOf(other.version),
    )
  }
  const fallBack = async (remote: RemoteName, mayChange: boolean) => {
    const version = versions.get(remote)
    // Loading has been through all versions already.
    if (version === undefined) return false
    const failed = [...(broken.get(remote) ?? []).filter((known) => known !== version), version]
    broken.set(remote, failed)
    if (!mayChange) return false
    const others = inOrder(remote).filter((release) => !failed.includes(release.version))
    if (others.length === 0) return false
    forgetRemote(remote)
    try {
      modules.set(remote, tracked(Promise.resolve(await loadOne(remote, others))))
      return true
    } catch {
      return false
    }
  }

  return {
    routes,
    paths: Object.fromEntries(routes.map((route) => [route.name, route.path])),
    ownerOfSlot: (slot) => current.find(({ declaration }) => declaration.slots.includes(slot))?.remote,
    module(remote) {
      const known = modules.get(remote)
      if (known) return known
      const loading = tracked(loadOne(remote, inOrder(remote)))
      modules.set(remote, loading)
      return loading
    },
    versionOf: (remote) => versions.get(remote),
    fallBack,
    async retry(remote) {
      list = await freshList().catch(() => list)
      modules.delete(remote)
      versions.delete(remote)
      forgetRemote(remote)
    },
  }
}

async function freshList(): Promise<ReleaseList> {
  const response = await fetch('/releases.json', { signal: AbortSignal.timeout(5_000), cache: 'no-cache' })
  if (!response.ok) throw new Error(`/releases.json answered ${response.status}`)
  return (await response.json()) as ReleaseList
}
