import { within } from '@yawmi/remote-kit'
import type { Boot } from '../lib/boot'
import { addDigests, digestOf, loadDigests } from './digests'
import { createManifests } from './manifests'

/** Milliseconds that one script may take. A phone on 3G needs some; a dead host must not hold the page. */
const SCRIPT_TIMEOUT_MS = 8_000

/** What the federation runtime passes to `afterResolve` of a remote that it is about to load. */
interface Resolving {
  /** As the remote was registered: its entry is its manifest's address, `sri` the digest of its list of digests. */
  remote: { entry: string; sri?: string }
  /** What the runtime will load. */
  remoteInfo: RemoteInfo
}

interface RemoteInfo {
  entry: string
  type: string
  entryGlobalName: string
  buildVersion?: string
}

/**
 * Replaces the runtime's own reading of manifests and loading of entries, which the build leaves out
 * (shared/webpack/src/federation). Manifests come from the page's own snapshot where it has them. Scripts have a timeout,
 * and are refused where they are not the released ones.
 */
export function guardPlugin({ manifests, integrity }: Pick<Boot, 'manifests' | 'integrity'>) {
  const manifestOf = createManifests(manifests)
  addDigests(integrity)
  return {
    name: 'yawmi-guard',
    async afterResolve<A extends Resolving>(resolving: A): Promise<A> {
      const { entry: address, sri } = resolving.remote
      const [start] = await Promise.all([manifestOf(address), sri && loadDigests(address, sri)])
      const { entry, type, container, version, scripts } = start
      // The manifest itself has no digest, so it may name nothing but released files.
      if (sri && !digestOf(entry)) throw new Error(`${entry} is none of the release's`)
      scripts.forEach(preload)
      Object.assign(resolving.remoteInfo, { entry, type, entryGlobalName: container, buildVersion: version })
      return resolving
    },
    async loadEntry({ remoteInfo: { entry, entryGlobalName } }: { remoteInfo: RemoteInfo }): Promise<unknown> {
      const page = globalThis as unknown as Record<string, unknown>
      if (!page[entryGlobalName]) await loadScript(entry)
      if (!page[entryGlobalName]) throw new Error(`${entry} defines no ${entryGlobalName}`)
      return page[entryGlobalName]
    },
  }
}

/** A script's digest, and for those of development servers CORS, without which browsers cannot check it. */
const byDigest = (address: string) => ({
  integrity: digestOf(address),
  ...(!address.startsWith(location.origin) && { crossOrigin: 'anonymous' }),
})

/** Runs a script, by its digest. A slow one fails; what it does afterwards is not prevented. */
function loadScript(address: string): Promise<void> {
  const script = Object.assign(document.createElement('script'), byDigest(address))
  return within(
    SCRIPT_TIMEOUT_MS,
    new Promise<void>((resolve, reject) => {
      script.onload = () => resolve()
      script.onerror = () => reject(new Error(`${address} did not load`))
      script.src = address
      document.head.append(script)
    }),
  ).finally(() => script.remove())
}

/** Preloads a script while the entry that imports it is still loading; once, whatever the number of attempts. */
function preload(address: string): void {
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')]
  if (links.some(({ href }) => href === address)) return
  const link = { rel: 'preload', as: 'script', ...byDigest(address), href: address }
  document.head.append(Object.assign(document.createElement('link'), link))
}
