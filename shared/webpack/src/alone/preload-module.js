/**
 * Has the browser fetch a module by its digest: an `import()` of the same address that follows takes what came, and fails where
 * it was another file. Browsers that take modules from elsewhere then load it unchecked (docs/adr/0034).
 * @param {string} href @param {string} integrity @param {string} [nonce]
 */
export function preloadModule(href, integrity, nonce) {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', integrity, nonce })
  link.href = href
  link.onload = link.onerror = () => link.remove()
  document.head.append(link)
}
