import { createHash } from 'node:crypto'

/**
 * The uuid of a thing that editors name: always the same for one name, so that an import in another installation,
 * or again in this one, gives the same addresses. Version 8 of RFC 9562.
 */
export function uuidFrom(kind: 'category' | 'tag' | 'content' | 'picture', name: string): string {
  const hex = createHash('sha256').update(`${kind}:${name}`).digest('hex')
  const variant = ((parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
