import { canVerify } from '@yawmi/contract/signed-list'
import type { Boot } from '../lib/boot'

/**
 * The page's table of digests as far as the release list vouches for it: of a remote that came with the page, what together
 * has the digest which the list names. Of others the table is loaded by that digest (digests.ts).
 */
export async function verifyDigests({
  releases,
  integrity = {},
}: Pick<Boot, 'releases' | 'integrity'>): Promise<Readonly<Record<string, string>>> {
  if (!canVerify()) return integrity
  const saved = { ...integrity }
  for (const { manifest, sri } of Object.values(releases.remotes).flat()) {
    const folder = manifest.slice(0, manifest.lastIndexOf('/') + 1)
    const ofRelease = Object.entries(integrity).filter(([address]) => address.startsWith(folder))
    if (!sri || ofRelease.length === 0) continue
    const table = Object.fromEntries(ofRelease.map(([address, digest]) => [address.slice(folder.length), digest]))
    if ((await digestOf(JSON.stringify(table))) !== sri.scripts)
      for (const [address] of ofRelease) delete saved[address]
  }
  return saved
}

async function digestOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(text))
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(bytes)))}`
}
