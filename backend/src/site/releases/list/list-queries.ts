import { matchPath, type Release, type ReleaseList, type RemoteName, type Route } from '@yawmi/contract'
import type { ChosenList } from '@yawmi/contract/canary'

/** A route of the release list with the release that owns it. */
export interface OwnedRoute {
  remote: RemoteName
  release: Release
  route: Route
}

/** Who owns a path, by the first release of each remote. */
export function routeOf(pathname: string, { remotes }: ReleaseList): OwnedRoute | undefined {
  for (const [remote, releases] of Object.entries(remotes)) {
    const [release] = releases
    const route = release?.declaration.routes.find(({ path: pattern }) => matchPath(pattern, pathname))
    if (release && route) return { remote, release, route }
  }
  return undefined
}

/** Whether visitors may be given a version. */
export function hasVersion({ remotes, canaries }: ReleaseList, remote: string, version: string): boolean {
  // A name that a stranger wrote, such as `constructor`, is not looked up.
  if (!Object.hasOwn(remotes, remote)) return false
  return [...(remotes[remote] ?? []), canaries?.[remote]?.release].some((release) => release?.version === version)
}

/** The part of the list that is of one remote. */
export function listOfRemote({ remotes, canaries = {}, bad = {} }: ReleaseList, remote: string): ReleaseList {
  const of = <T>(parts: Record<RemoteName, T>) =>
    Object.fromEntries(Object.entries(parts).filter(([name]) => name === remote))
  return {
    remotes: of(remotes),
    ...(remote in canaries && { canaries: of(canaries) }),
    ...(remote in bad && { bad: of(bad) }),
  }
}

const currentRoutes = ({ remotes }: ReleaseList): Route[] =>
  Object.values(remotes).flatMap(([release]) => release?.declaration.routes ?? [])

/** Addresses of the pages that everybody may see, without parameters. */
export const listedPaths = (list: ReleaseList): string[] =>
  currentRoutes(list)
    .filter(({ access, layout, path }) => access === 'public' && layout === 'public' && !path.includes(':'))
    .map(({ path }) => path)

/** An address of each page: of a route with parameters one page serves all addresses, unless each is prerendered. */
export const sampleAddresses = (list: ReleaseList): string[] =>
  currentRoutes(list)
    .filter(({ path, prerender }) => !(prerender && path.includes(':')))
    .map(({ path }) => path.replace(/:\w+/g, '1'))

/** Names which canaries a list has in front; empty for that of most visitors. */
export const choiceName = ({ chosen = {} }: ChosenList): string =>
  Object.entries(chosen)
    .map(([remote, version]) => `${remote}@${version}`)
    .join()

/** Canaries of a list that a visitor has by a tester link. @param named `<remote>@<version>` of those that the link names */
export const testedOf = ({ chosen = {} }: ChosenList, named: readonly string[]): string[] =>
  named.filter((name) => Object.entries(chosen).some(([remote, version]) => name === `${remote}@${version}`))
