/**
 * The id of the part of a page that a hash names, `#قسم` and `#%D9%82` alike. A hash that is not well encoded is taken as
 * it stands: `/#%` is a link that somebody cut, and the page is still the page.
 */
export function anchorOf(hash: string): string {
  const id = hash.slice(1)
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
