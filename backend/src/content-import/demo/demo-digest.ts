import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The demo content's name among imports, and of its command. */
export const DEMO = 'demo'
const PARTS = ['texts', 'videos']

/** Digest of all that the demo content is made from: when it differs from the last import's, there is work to do. */
export function demoDigest(root: string): string {
  // The build's own digest of the pictures.
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'content/art/dist/digest.txt')))
  for (const part of PARTS) {
    const folder = path.join(root, 'content', part)
    const names = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
    for (const name of names) hash.update(path.relative(folder, name)).update('\0').update(readFileSync(name))
  }
  return hash.digest('hex')
}
