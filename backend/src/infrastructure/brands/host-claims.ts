/** Host names that a faulty brand file names, whatever else is wrong with it; `any` where nobody can tell. */
export type HostClaims = ReadonlySet<string> | 'any'

export const NO_CLAIMS: HostClaims = new Set()

/**
 * Hosts that may be those of a faulty brand: what its file names between quotation marks or in an address. A file that ends
 * before its list of hosts does may mean any host. Found once for a file: requests only look a name up.
 */
export function hostClaims(text: string): HostClaims {
  if (!isJson(text) && !hasWholeHosts(text)) return 'any'
  const names = text.toLowerCase().match(/(?<=["'/])[a-z0-9.-]{1,253}(?=["'/:])/g)
  return new Set(names)
}

function hasWholeHosts(text: string): boolean {
  const list = /"hosts"\s*:\s*\[/.exec(text)
  return list !== null && text.includes(']', list.index)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
