/** Whether a client has what an ETag names, by its `if-none-match`. */
export function hasTagged(known: string | undefined, etag: string): boolean {
  if (known === undefined) return false
  // By the weak comparison of RFC 9110, 13.1.2: proxies that compress make tags weak, or strong ones of ours.
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return known.trim() === '*' || known.split(',').some((tag) => opaque(tag) === opaque(etag))
}
