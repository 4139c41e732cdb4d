/** Leaves this page for another of the site, with everything loaded anew. */
export const redirect = (address: string): void => location.assign(address)

/** The same, in this page's place in the history. */
export const redirectInPlace = (address: string): void => location.replace(address)
