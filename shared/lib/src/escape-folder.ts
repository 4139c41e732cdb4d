/**
 * An address that servers take for the same, and browsers for another: they remember, by their whole addresses, which modules could not be
 * loaded, and those that a module imports are addressed relative to it.
 * @param address of a file, such as `…/content/1.0.0/alone.mjs`
 * @param n which letter of its folder is escaped, counted from 1 and around; below 1 the address stays
 */
export function escapeFolder(address: string, n: number): string {
  if (n < 1) return address
  const path = address.split('/')
  const folder = path.at(-2) ?? ''
  const at = (Math.ceil(n) - 1) % folder.length
  path[path.length - 2] = `${folder.slice(0, at)}%${folder.charCodeAt(at).toString(16)}${folder.slice(at + 1)}`
  return path.join('/')
}
