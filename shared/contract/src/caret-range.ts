/**
 * Whether a version is what a caret range needs: of the same major, and at least as new.
 * @param version such as `2.1.0`
 * @param range such as `^2.0.3`
 */
export function satisfiesCaret(version: string, range: string): boolean {
  const [major = 0, minor = 0, patch = 0] = partsOf(version)
  const [needMajor = 0, needMinor = 0, needPatch = 0] = partsOf(range.replace(/^\^/, ''))
  return major === needMajor && (minor > needMinor || (minor === needMinor && patch >= needPatch))
}

const partsOf = (version: string) => version.split('.').map((part) => Number.parseInt(part, 10))
