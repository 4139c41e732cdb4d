import type { Release } from '@yawmi/contract'
import type { Override } from '@yawmi/contract/overrides'
import { addDigests } from '../digests'
import { fetchJson } from '../manifests'

const VERSION = /^[\w.+-]{1,100}$/
const DIGEST = /^sha384-[\w+/]{64}$/
/** A chunk's own name: not the address of anything else of the page. */
const SCRIPT_NAME = /^[\w.-]+\.js$/

type Written = Partial<Release> & { sri?: { scripts?: string } }

/**
 * The build of a remote that its development server has, as a release. The digests of its scripts are that server's own, and of
 * these scripts alone.
 * @throws Error where the server does not answer, or has no such remote
 */
export async function releaseOn({ remote, origin }: Override): Promise<Release> {
  const { remotes } = (await fetchJson(`${origin}/dev/releases.json`)) as { remotes?: Record<string, Written> }
  const { version = '', declaration, sri: { scripts: digest = '' } = {} } = remotes?.[remote] ?? {}
  if (!VERSION.test(version) || !DIGEST.test(digest) || declaration?.name !== remote)
    throw new Error(`${origin} has no build of ${remote}`)
  const manifest = `${origin}/remotes/${remote}/${version}/mf-manifest.json`
  const address = new URL('sri.json', manifest).href
  const digests = (await fetchJson(address, digest)) as Record<string, string>
  addDigests(Object.fromEntries(Object.entries(digests).filter(([file]) => SCRIPT_NAME.test(file))), address)
  return { version, manifest, declaration, sri: { scripts: digest } }
}

/** Loads the page anew with each further build, and once a server that was away is there (again). */
export function reloadWith(origin: string, hasAnswered: boolean): void {
  const changes = new EventSource(`${origin}/dev/changes`)
  let wasOpen = !hasAnswered
  changes.addEventListener('change', () => location.reload())
  changes.addEventListener('open', () => {
    if (wasOpen) location.reload()
    wasOpen = true
  })
}
