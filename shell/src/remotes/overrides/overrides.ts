import type { Release, ReleaseList } from '@yawmi/contract'
import type { Override } from '@yawmi/contract/overrides'
import { overridesOfDevtools, showToDevtools } from './devtools'
import { releaseOn, reloadWith } from './dev-server'

/** Puts builds of development servers in front of a list's own releases, to which the page falls back. */
export type InFront = <L extends ReleaseList>(list: L) => L

/**
 * Loads what a page that was opened with `?override=…` takes from development servers (docs/adr/0109). A remote whose server does not
 * answer stays the site's own, and the page's badge says so.
 * @param list as the page has it otherwise
 */
export async function loadOverrides(overrides: readonly Override[], list: ReleaseList): Promise<InFront> {
  const origins = [...new Set(overrides.map(({ origin }) => origin))]
  // Chosen in the DevTools is what was chosen last.
  const chosen = new Map([...overrides, ...overridesOfDevtools(list, origins)].map((one) => [one.remote, one]))
  const answered = new Set<string>()
  const found = await Promise.all(
    [...chosen.values()].map(async (override): Promise<[string, Release][]> => {
      try {
        const release = await releaseOn(override)
        answered.add(override.origin)
        lineOf(override)?.setAttribute('data-tested', `${override.remote}@${release.version}`)
        return [[override.remote, release]]
      } catch (error) {
        console.warn(`[remote] ${override.remote}:`, error)
        lineOf(override)?.toggleAttribute('data-gave-way', true)
        return []
      }
    }),
  )
  for (const origin of origins) reloadWith(origin, answered.has(origin))
  const inFront: InFront = (of) => {
    const remotes = { ...of.remotes }
    for (const [remote, release] of found.flat()) remotes[remote] = [release, ...(remotes[remote] ?? [])]
    return { ...of, remotes }
  }
  showToDevtools(inFront(list))
  return inFront
}

/** The badge's line of a remote; where that version fails, `noteEvent` marks it. */
const lineOf = ({ remote }: Override) => document.querySelector(`[data-override="${remote}"]`)
