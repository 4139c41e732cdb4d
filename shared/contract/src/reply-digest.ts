/**
 * Tells whether two replies of the API have the same text: what a screen was rendered with, and what its page was sent. Content that
 * changes between the two is to be noticed; it is no protection against anybody (FNV-1a, 32 bits).
 */
export function replyDigest(text: string): number {
  let digest = 2_166_136_261
  for (let at = 0; at < text.length; at += 1) digest = Math.imul(digest ^ text.charCodeAt(at), 16_777_619)
  return digest >>> 0
}
