import type { Boot } from '../boot'
import { addDigests, digestOf, knowDigests } from './digests'
import { createManifests } from './manifests'

/** Milliseconds that one script may take. A phone on 3G needs some; a dead host must not hold the page. */
const SCRIPT_TIMEOUT = 8_000

/** What the federation runtime tells and takes of a remote that it is about to load. */
interface Resolving {
  /** As the remote was registered: its entry is its manifest's address, and by which digest its digests are had. */
  remote: { entry: string; sri?: string }
  /** What it will be loaded from. */
  remoteInfo: { entry: string; type: string; entryGlobalName: string; buildVersion?: string }
}

/**
 * In the place of the runtime's own reading of manifests, which the build leaves out (tooling/src/webpack): they come
 * from the page's own snapshot where it has them. Scripts have a time-out, and are refused where they are not what was
 * released.
 */
export function guardPlugin({ manifests, integrity }: Pick<Boot, 'manifests' | 'integrity'>) {
  const manifestOf = createManifests(manifests)
  addDigests(integrity)
  return {
    name: 'yawmi-guard',
    async afterResolve<A extends Resolving>(resolving: A): Promise<A> {
      const { entry: address, sri } = resolving.remote
      const [start] = await Promise.all([manifestOf(address), sri && knowDigests(address, sri)])
      const { entry, type, container, version, scripts } = start
      // The manifest itself has no digest: it can name nothing else than what was released.
      if (sri && !digestOf(entry)) throw new Error(`${entry} is none of the release's`)
      scripts.forEach(preload)
      Object.assign(resolving.remoteInfo, { entry, type, entryGlobalName: container, buildVersion: version })
      return resolving
    },
    createScript: ({ url }: { url: string }) => ({
      script: Object.assign(document.createElement('script'), { integrity: digestOf(url) }),
      timeout: SCRIPT_TIMEOUT,
    }),
  }
}

/** Has the browser fetch a script while the entry that will ask for it is still on its way; once, however often it is tried. */
function preload(address: string): void {
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')]
  if (links.some(({ href }) => href === address)) return
  const link = { rel: 'preload', as: 'script', integrity: digestOf(address), href: address }
  document.head.append(Object.assign(document.createElement('link'), link))
}
