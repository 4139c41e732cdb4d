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
  /** Forgets a failure and reads the release list anew, for what may have been released or mended since. */
  retry(remote: RemoteName): Promise<void>
}

/** How a remote's module is had: over the federation in a page, from its server bundle while drawing ahead. */
export type LoadModule = (remote: RemoteName, releases: readonly Release[]) => Promise<LoadedRemote>

export function createRegistry(load: LoadModule, boot: Pick<Boot, 'releases'>): Registry {
  let list: ReleaseList = boot.releases
  const modules = new Map<RemoteName, Tracked<RemoteModule>>()
  const versions = new Map<RemoteName, string>()
  const current = Object.entries(list.remotes).flatMap(([remote, releases]) =>
    releases[0] ? [{ remote: remote as RemoteName, declaration: releases[0].declaration }] : [],
  )
  const routes = current.flatMap(({ remote, declaration }) => declaration.routes.map((route) => ({ ...route, remote })))

  return {
    routes,
    paths: Object.fromEntries(routes.map((route) => [route.name, route.path])),
    ownerOfSlot: (slot) => current.find(({ declaration }) => declaration.slots.includes(slot))?.remote,
    module(remote) {
      const known = modules.get(remote)
      if (known) return known
      const loading = tracked(
        load(remote, list.remotes[remote] ?? []).then(({ module, version }) => {
          versions.set(remote, version)
          return module
        }),
      )
      modules.set(remote, loading)
      return loading
    },
    versionOf: (remote) => versions.get(remote),
    async retry(remote) {
      list = await freshList().catch(() => list)
      modules.delete(remote)
      forgetRemote(remote)
    },
  }
}

async function freshList(): Promise<ReleaseList> {
  const response = await fetch('/releases.json', { signal: AbortSignal.timeout(5_000), cache: 'no-cache' })
  if (!response.ok) throw new Error(`/releases.json answered ${response.status}`)
  return (await response.json()) as ReleaseList
}
