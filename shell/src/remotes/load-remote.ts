import type { Release, RemoteName } from '@yawmi/contract'
import { within, type RemoteModule } from '@yawmi/remote-kit'
import type { Federation } from './federation'
import { isCompatible } from './compatibility'

export interface LoadPolicy {
  /** How often each version is tried. */
  tries: number
  /** Milliseconds before the second try, doubled for each further one. */
  delay: number
  /** Milliseconds that one try may take altogether. */
  timeout: number
}

const POLICY: LoadPolicy = { tries: 2, delay: 400, timeout: 12_000 }

/** A remote's module, and which of its versions it is. */
export interface LoadedRemote {
  module: RemoteModule
  version: string
}

/** Why a remote could not be had; `cause` is the last try's failure. */
export class RemoteUnavailableError extends Error {
  override name = 'RemoteUnavailableError'
  constructor(
    readonly remote: RemoteName,
    cause: unknown,
  ) {
    super(`remote ${remote} is unavailable`, { cause })
  }
}

/** Remotes whose last load failed: the runtime remembers failures for ever unless it is told to forget. */
const failed = new Set<RemoteName>()

/** Makes the next load of a remote start afresh, whatever the runtime remembers of it. */
export const forgetRemote = (remote: RemoteName): void => void failed.add(remote)

/**
 * Loads a remote's `./remote`: each compatible version of the release list in turn, the current one first, with
 * tries, a growing delay and a time-out. The page's next call after a failure starts from the beginning.
 */
export async function loadRemote(
  federation: Federation,
  remote: RemoteName,
  releases: readonly Release[],
  policy: LoadPolicy = POLICY,
): Promise<LoadedRemote> {
  const compatible = releases.filter((release) => isCompatible(release.declaration.requires))
  let last: unknown = new Error(
    compatible.length === releases.length ? 'not in the release list' : 'no compatible version',
  )
  for (const release of compatible) {
    for (let attempt = 0; attempt < policy.tries; attempt += 1) {
      if (attempt > 0) await pause(policy.delay * 2 ** (attempt - 1))
      try {
        return { module: await attemptLoad(federation, remote, release, policy.timeout), version: release.version }
      } catch (error) {
        last = error
        failed.add(remote)
        console.warn(`[remote] ${remote} ${release.version}, try ${attempt + 1}:`, error)
      }
    }
  }
  throw new RemoteUnavailableError(remote, last)
}

async function attemptLoad(federation: Federation, remote: RemoteName, release: Release, timeout: number) {
  const name = `mfe_${remote}`
  const entry = new URL(release.manifest, location.href).href
  const registered = { name, entry, sri: release.sri?.scripts }
  federation.registerRemotes([registered], failed.has(remote) ? { force: true } : undefined)
  const restore = failed.has(remote) ? withoutChunks(remote) : () => {}
  const loading = federation.loadRemote<{ remote?: RemoteModule }>(`${name}/remote`)
  const loaded = await within(timeout, loading).finally(restore)
  if (typeof loaded?.remote?.Screen !== 'function') throw new Error('the remote exposes no screens')
  failed.delete(remote)
  return loaded.remote
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Takes away what webpack keeps in the page of a remote's chunks while another try loads, or that would be given a broken
 * chunk again where a mended or copied version goes by the same name.
 * @returns puts back what is still in use by a version that stands.
 */
function withoutChunks(remote: RemoteName): () => void {
  const page = globalThis as unknown as Record<string, unknown>
  const kept = Object.entries(page).filter(([name]) => name.startsWith(`webpackChunkyawmi_${remote}_`))
  for (const [name] of kept) delete page[name]
  return () => kept.forEach(([name, chunks]) => (page[name] ??= chunks))
}
