import type { Canary, Release, ReleaseList, Route } from '@yawmi/contract'

/** The current version and the one before (ADR 142): who has neither asks again, and gets the list of that moment. */
const IN_PAGES = 2

/** The list as our own pages have it: without what integrators' pages or this server alone make use of. */
export const listOfPages = ({ remotes, canaries, ...list }: ReleaseList): ReleaseList => ({
  ...list,
  remotes: Object.fromEntries(
    Object.entries(remotes).map(([remote, releases]) => [remote, releases.slice(0, IN_PAGES).map(ofPages)]),
  ),
  ...(canaries && { canaries: Object.fromEntries(Object.entries(canaries).map(canaryOfPages)) }),
})

const ofPages = ({ sri, declaration, ...release }: Release): Release => ({
  ...release,
  declaration: { ...declaration, routes: declaration.routes.map(inPages) },
  ...(sri && { sri: { scripts: sri.scripts } }),
})

const canaryOfPages = ([remote, { since: _since, ...canary }]: [string, Canary]) =>
  [remote, { ...canary, release: ofPages(canary.release) }] as const

/** What this server alone makes use of stays here. */
const inPages = ({ name, path, screen, layout, access, title }: Route): Route => ({
  name,
  path,
  screen,
  layout,
  access,
  title,
})
