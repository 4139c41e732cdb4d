/**
 * The id of the part of a page that a hash names, `#قسم` and `#%D9%82` alike. A malformed hash, as of a
 * link that was cut to `/#%`, is taken literally.
 */
export function anchorOf(hash: string): string {
  const id = hash.slice(1)
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
