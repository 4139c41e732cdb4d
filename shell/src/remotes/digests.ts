import { fetchJson } from './manifests'

type Digests = Readonly<Record<string, string>>

/**
 * The page's table of what each script must be, by address. webpack's runtime reads it too, in the shell and in remotes, for
 * every chunk that it loads (tooling/src/webpack/integrity-plugin.mjs).
 */
const known: Record<string, string> = ((globalThis as { yawmiSri?: Record<string, string> }).yawmiSri ??= {})

/** As `integrity` attributes have it: empty for a script of a release without digests. */
export const digestOf = (address: string): string => known[address] ?? ''

export function addDigests(digests: Digests = {}, base: string = location.href): void {
  // The shell's webpack asks by path, those of remotes by the whole address.
  for (const [file, digest] of Object.entries(digests)) known[file] = known[new URL(file, base).href] = digest
}

/**
 * Has the table say what a release's scripts must be, unless they came with the page.
 * @param digest what the release list says of `sri.json`
 * @throws Error when that cannot be had, or is another one
 */
export async function knowDigests(manifest: string, digest: string): Promise<void> {
  if (digestOf(new URL('entry.js', manifest).href)) return
  const address = new URL('sri.json', manifest).href
  addDigests((await fetchJson(address, digest)) as Digests, address)
}
