import { sharedModules } from './shared-modules'

type Version = readonly [major: number, minor: number, patch: number]

/**
 * Whether this shell offers what a released remote requires: for each shared package the same major, and at least
 * the version it was built with. Packages that the shell does not share are the remote's own business.
 * @param requires caret ranges by package, from the release list.
 */
export function isCompatible(requires: Readonly<Record<string, string>>): boolean {
  return Object.entries(requires).every(([name, range]) => {
    const offered = sharedModules[name]
    return !offered || satisfies(parse(offered.version), parse(range.replace(/^\^/, '')))
  })
}

function satisfies([major, minor, patch]: Version, [needMajor, needMinor, needPatch]: Version): boolean {
  return major === needMajor && (minor > needMinor || (minor === needMinor && patch >= needPatch))
}

function parse(version: string): Version {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map((part) => Number.parseInt(part, 10))
  return [major, minor, patch]
}
