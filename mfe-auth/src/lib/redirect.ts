/** Leaves this page for another of the site, with everything loaded anew. */
export const redirect = (address: string): void => location.assign(address)
