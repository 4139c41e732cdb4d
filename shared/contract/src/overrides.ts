/** Parameter of a page's address that asks for remotes of development servers, `content@http://localhost:5003`. */
export const OVERRIDE_PARAMETER = 'override'
/** Session cookie that the site's own form sets for those that its visitor has confirmed, and their key in a tab's storage. */
export const OVERRIDE_COOKIE = 'yawmi-override'

/** A remote that a page takes from a development server in place of the site's own. */
export interface Override {
  remote: string
  /** Of the visitor's own machine. */
  origin: string
}

/** Remotes that a page may take from elsewhere at once. */
const MAX_OVERRIDES = 5
/** This machine alone, by names that a Content-Security-Policy can name too. Ports below are other programs'. */
const OVERRIDE = /^([a-z][a-z0-9]{1,23})@(http:\/\/(?:localhost|127\.0\.0\.1):[1-9]\d{3,4})$/

/**
 * Reads `<remote>@<origin>`, several with commas between them.
 * @returns nothing where any of it is not of this machine, or a remote is named twice
 */
export function readOverrides(text: string): readonly Override[] {
  const overrides = text.split(',', MAX_OVERRIDES + 1).flatMap((one): Override[] => {
    const [, remote, origin] = OVERRIDE.exec(one) ?? []
    return remote && origin && Number(origin.slice(origin.lastIndexOf(':') + 1)) <= 65_535 ? [{ remote, origin }] : []
  })
  const names = new Set(overrides.map(({ remote }) => remote))
  const isWhole = overrides.length === text.split(',').length && names.size === overrides.length
  return isWhole && overrides.length <= MAX_OVERRIDES ? overrides : []
}
