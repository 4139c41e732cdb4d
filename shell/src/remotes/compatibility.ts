import { satisfiesCaret } from '@yawmi/contract'
import { sharedModules } from './shared-modules'

/**
 * Whether this shell offers what a released remote requires: for each shared package the same major, and at least
 * the version it was built with. Packages that the shell does not share are the remote's own business.
 * @param requires caret ranges by package, from the release list.
 */
export const isCompatible = (requires: Readonly<Record<string, string>>): boolean =>
  Object.entries(requires).every(([name, range]) => {
    const offered = sharedModules[name]
    return !offered || satisfiesCaret(offered.version, range)
  })
