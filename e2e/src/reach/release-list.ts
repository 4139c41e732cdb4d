import fs from 'node:fs'
import path from 'node:path'
import { matchPath } from '@yawmi/contract'
import { ROOT } from '../product/product'

/** The release list as its file has it; what is asked of it here. */
export interface ReleaseList {
  remotes: Record<string, { version: string; declaration: { routes: { path: string }[] } }[]>
}

export const releaseList = (): ReleaseList =>
  JSON.parse(fs.readFileSync(path.join(ROOT, 'dist/releases.json'), 'utf8')) as ReleaseList

/** What each remote says of itself: every page is made from all of them. */
export const currentDeclarations = ({ remotes }: ReleaseList): unknown[] =>
  Object.entries(remotes).map(([name, [current]]) => [name, current?.declaration])

/** Says which remote an address of the site belongs to, by the routes of all; undefined where it is nobody's. */
export function ownersOf({ remotes }: ReleaseList): (pathname: string) => string | undefined {
  const routes = Object.entries(remotes).flatMap(([name, [current]]) =>
    (current?.declaration.routes ?? []).map(({ path }) => ({ name, pattern: path.toLowerCase() })),
  )
  return (pathname) => routes.find(({ pattern }) => matchPath(pattern, pathname.toLowerCase()))?.name
}
