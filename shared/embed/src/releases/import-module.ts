/**
 * A module of the service's, as the browser loads it: by its digest, where it has one.
 * @param nonce of the page's policy for the element that fetches it
 */
export function importModule<T>(address: string, digest?: string, nonce?: string): Promise<T> {
  if (digest) fetchByDigest(address, digest, nonce)
  return import(/* webpackIgnore: true */ address) as Promise<T>
}

/** The import that follows takes what came, and fails where that was another file (docs/adr/0034). */
export function fetchByDigest(href: string, integrity: string, nonce = ''): void {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', integrity, nonce, href })
  link.onload = link.onerror = () => link.remove()
  document.head.append(link)
}
