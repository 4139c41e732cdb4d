import path from 'node:path'
import type { Digests } from './file-digests'
import type { OwnedRoute } from './list/list-queries'
import type { Releases } from './releases'
import type { ShellAssets } from './shell-files'

interface Entry {
  name?: string
  type?: string
}

/** The part of a remote's `mf-manifest.json` that the shell reads (shell/src/remotes/manifests.ts), as it may be found. */
interface Manifest {
  metaData?: {
    remoteEntry?: Entry
    shellEntry?: Entry
    globalName?: string
    buildInfo?: { buildVersion?: string }
  }
  exposes?: { name: string; assets?: { js?: { sync?: string[] } } }[]
}

/** Of each screen, by its name: files of its own chunk group, or modules that these take from the page. */
type ByScreen = Record<string, string[]>

/** A script that the first screen will ask for. */
export interface FirstScript {
  href: string
  /** The windows that ask for it, as a media query; all of them by default. */
  media?: string
}

/** What a page can know before any script runs. */
export interface FirstRemote {
  /** What the shell reads of federation manifests, by their addresses, to be written into the page. */
  manifests: Record<string, unknown>
  /** Scripts that the first screen will ask for, entry first. */
  scripts: FirstScript[]
  /** Digests by address of what the shell and the remote may load, in the page's `Boot`. */
  integrity: Digests
}

/** The manifest and the scripts of the remote that owns this page's address, and what those share of the shell's. */
export function firstRemote(releases: Releases, owned: OwnedRoute | undefined, shell: ShellAssets): FirstRemote {
  const integrity = digestsOfShell(shell)
  const nothing = { manifests: {}, scripts: [], integrity }
  if (!owned) return nothing
  const address = owned.release.manifest
  const manifest = releases.file(address) as Manifest | undefined
  // Releases from before there was a `shellEntry` name the shell's entry as the only one.
  const entry = (manifest?.metaData?.shellEntry ?? manifest?.metaData?.remoteEntry)?.name
  if (!manifest || !entry) return nothing

  const folder = path.posix.dirname(address)
  const exposed = manifest.exposes?.find(({ name }) => name === 'remote')?.assets?.js?.sync ?? []
  const { screen, narrow } = owned.route
  const scriptsOf = (name: string) => {
    const ofScreen = (file: string) =>
      (releases.file(`${folder}/${file}`) as ByScreen | undefined)?.[fileNameOf(name)] ?? []
    const shared = ofScreen('shares.json').flatMap((each) => shell.shares?.[each] ?? [])
    return [...ofScreen('screens.json').map((file) => `${folder}/${file}`), ...shared]
  }
  const always = [entry, ...exposed].map((file) => `${folder}/${file}`)
  return {
    manifests: { [address]: readByShell(manifest, entry) },
    scripts: byWidth(
      [...always, ...scriptsOf(screen)],
      narrow && [...always, ...scriptsOf(narrow.screen)],
      narrow?.below,
    ),
    integrity: { ...integrity, ...digestsOfScripts(releases, owned) },
  }
}

/** Without what other hosts read of it: the page has it among its first bytes. */
function readByShell({ metaData = {}, exposes = [] }: Manifest, entry: string): Manifest {
  const { globalName, buildInfo, shellEntry, remoteEntry } = metaData
  return {
    metaData: {
      shellEntry: { name: entry, type: (shellEntry ?? remoteEntry)?.type },
      globalName,
      buildInfo: { buildVersion: buildInfo?.buildVersion },
    },
    exposes: exposes
      .filter(({ name }) => name === 'remote')
      .map(({ name, assets }) => ({ name, assets: { js: { sync: assets?.js?.sync } } })),
  }
}

/** A screen's file is named after the screen. */
const fileNameOf = (screen: string) => screen.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * Each script once, with the windows that ask for it.
 * @param narrow what windows below that width ask for, where that is something else
 */
function byWidth(wide: string[], narrow = wide, below = 0): FirstScript[] {
  const media = (href: string) => {
    if (!narrow.includes(href)) return `(min-width: ${below}px)`
    return wide.includes(href) ? undefined : `(max-width: ${below - 0.02}px)`
  }
  return [...new Set([...wide, ...narrow])].map((href) => ({ href, media: media(href) }))
}

/** Digests of what the shell loads later; its first scripts have theirs in the page's tags. */
function digestsOfShell(shell: ShellAssets): Digests {
  const { chunks = [], integrity = {}, sri = integrity } = shell
  return Object.fromEntries(
    chunks.flatMap((address) => {
      const digest = sri[path.posix.basename(address)]
      return digest ? [[address, digest]] : []
    }),
  )
}

/** Digests of the scripts that the shell may load of a remote; none of a release from before there were any. */
function digestsOfScripts(releases: Releases, { release }: OwnedRoute): Digests {
  if (!release.sri) return {}
  const folder = path.posix.dirname(release.manifest)
  const digests = (releases.file(`${folder}/sri.json`) ?? {}) as Digests
  return Object.fromEntries(Object.entries(digests).map(([file, digest]) => [`${folder}/${file}`, digest]))
}
