import path from 'node:path'
import type { OwnedRoute, Releases } from './releases'

interface Manifest {
  metaData?: { remoteEntry?: { name?: string } }
  exposes?: { name: string; assets?: { js?: { sync?: string[] } } }[]
}

/** Files of each screen's own chunk group, by screen, as the build wrote them. */
type ScreenChunks = Record<string, string[]>

/** What a page can know before any script runs. */
export interface FirstRemote {
  /** Federation manifests by address, to be written into the page. */
  manifests: Record<string, unknown>
  /** Scripts that the first screen will ask for, entry first. */
  scripts: string[]
}

/** The manifest and the scripts of the remote that owns this page's address. */
export function firstRemote(releases: Releases, owned: OwnedRoute | undefined): FirstRemote {
  if (!owned) return { manifests: {}, scripts: [] }
  const address = owned.release.manifest
  const manifest = releases.file(address) as Manifest | undefined
  const entry = manifest?.metaData?.remoteEntry?.name
  if (!manifest || !entry) return { manifests: {}, scripts: [] }

  const folder = path.posix.dirname(address)
  const exposed = manifest.exposes?.find(({ name }) => name === 'remote')?.assets?.js?.sync ?? []
  const screens = releases.file(`${folder}/screens.json`) as ScreenChunks | undefined
  const files = new Set([entry, ...exposed, ...(screens?.[owned.route.screen] ?? [])])
  return { manifests: { [address]: manifest }, scripts: [...files].map((file) => `${folder}/${file}`) }
}
