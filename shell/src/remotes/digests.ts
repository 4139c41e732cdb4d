import { fetchJson } from './manifests'

type Digests = Readonly<Record<string, string>>

/**
 * The page's table of each script's digest, by address. webpack's runtime reads it too, in the shell and in remotes, for
 * every chunk that it loads (shared/webpack/src/plugins/integrity-plugin.mjs).
 */
const table: Record<string, string> = ((globalThis as { yawmiSri?: Record<string, string> }).yawmiSri ??= {})

/** In the form of `integrity` attributes: empty for a script of a release without digests. */
export const digestOf = (address: string): string => table[address] ?? ''

export function addDigests(digests: Digests = {}, base: string = location.href): void {
  // The shell's webpack looks a script up by its path, those of remotes by its whole address.
  for (const [file, digest] of Object.entries(digests)) table[file] = table[new URL(file, base).href] = digest
}

/**
 * Adds the digests of a release's scripts to the table, unless they came with the page.
 * @param digest of the release's `sri.json`, from the release list
 * @throws Error when that file cannot be loaded or has another digest
 */
export async function loadDigests(manifest: string, digest: string): Promise<void> {
  if (digestOf(new URL('entry.js', manifest).href)) return
  const address = new URL('sri.json', manifest).href
  addDigests((await fetchJson(address, digest)) as Digests, address)
}
