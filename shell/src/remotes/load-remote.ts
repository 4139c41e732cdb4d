import type { Release, RemoteName } from '@yawmi/contract'
import { within, type RemoteModule } from '@yawmi/remote-kit'
import type { Federation } from './federation'
import { isCompatible } from './compatibility'
import { noteEvent } from '../lib/field-events'
import { isReading } from './manifests'
import { hasPendingScripts } from '../lib/pending-scripts'

const POLICY = {
  /** Attempts for each version. */
  attempts: 2,
  /** Milliseconds before the second attempt, doubled for each further one. */
  delay: 400,
  /** Milliseconds that one attempt may take altogether. */
  timeout: 12_000,
}

/** A canary that fails gives way at once: the current version is known to work. */
const CANARY_POLICY = { ...POLICY, attempts: 1 }
/** Milliseconds that a canary may take while nothing of it is on its way. Its files may be slow; its code may not hang. */
const CANARY_IDLE_MS = 1_500
/** Milliseconds between two looks whether something is on its way. */
const LOOK_MS = 250

/** A remote's module, and which of its versions it is. */
export interface LoadedRemote {
  module: RemoteModule
  version: string
}

/** No version of a remote could be loaded; `cause` is the last attempt's failure. */
export class RemoteUnavailableError extends Error {
  override name = 'RemoteUnavailableError'
  constructor(
    readonly remote: RemoteName,
    cause: unknown,
  ) {
    super(`remote ${remote} is unavailable`, { cause })
  }
}

/** Remotes whose last load failed: the runtime caches failures for ever unless the remote is registered by force. */
const failed = new Set<RemoteName>()

/** Makes the next load of a remote bypass what the runtime has cached of it. */
export const forgetRemote = (remote: RemoteName): void => void failed.add(remote)

/**
 * Loads a remote's `./remote`: each compatible version of the release list in turn, the current one first, with
 * several attempts, a growing delay and a timeout. The page's next call after a failure starts from the beginning.
 * @param isCanary whether a version is one that only a part of the visitors gets
 */
export async function loadRemote(
  federation: Federation,
  remote: RemoteName,
  releases: readonly Release[],
  ofCurrent = POLICY,
  isCanary: (remote: RemoteName, version: string) => boolean = () => false,
): Promise<LoadedRemote> {
  const compatible = releases.filter((release) => isCompatible(release.declaration.requires))
  let lastFailure: unknown = new Error(
    compatible.length === releases.length ? 'not in the release list' : 'no compatible version',
  )
  for (const release of compatible) {
    const isOnTrial = isCanary(remote, release.version)
    const policy = isOnTrial ? CANARY_POLICY : ofCurrent
    noteEvent({ remote, version: release.version, kind: 'load' })
    for (let attempt = 0; attempt < policy.attempts; attempt += 1) {
      if (attempt > 0) await pause(policy.delay * 2 ** (attempt - 1))
      try {
        const loading = attemptLoad(federation, remote, release, policy.timeout)
        return { module: await (isOnTrial ? unlessStalled(loading) : loading), version: release.version }
      } catch (error) {
        lastFailure = error
        failed.add(remote)
        console.warn(`[remote] ${remote} ${release.version}, attempt ${attempt + 1}:`, error)
      }
    }
    noteEvent({ remote, version: release.version, kind: 'failure', phase: 'load' })
  }
  throw new RemoteUnavailableError(remote, lastFailure)
}

async function attemptLoad(federation: Federation, remote: RemoteName, release: Release, timeout: number) {
  const name = `mfe_${remote}`
  const entry = new URL(release.manifest, location.href).href
  const registered = { name, entry, sri: release.sri?.scripts }
  federation.registerRemotes([registered], failed.has(remote) ? { force: true } : undefined)
  const restore = failed.has(remote) ? removeChunks(remote) : () => {}
  const loading = federation.loadRemote<{ remote?: RemoteModule }>(`${name}/remote`)
  const loaded = await within(timeout, loading).finally(restore)
  if (typeof loaded?.remote?.Screen !== 'function') throw new Error('the remote exposes no screens')
  failed.delete(remote)
  return loaded.remote
}

/** Rejects where nothing that a canary waits for is on its way any more, and it is not there either. */
async function unlessStalled<T>(loading: Promise<T>): Promise<T> {
  let idle = 0
  let timer: ReturnType<typeof setInterval> | undefined
  const stall = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      idle = hasPendingScripts() || isReading() ? 0 : idle + LOOK_MS
      if (idle >= CANARY_IDLE_MS) reject(new Error('it hangs'))
    }, LOOK_MS)
  })
  return Promise.race([loading, stall]).finally(() => clearInterval(timer))
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Removes webpack's global registry of a remote's chunks while another attempt loads: where a fixed or copied version has
 * the same name, that attempt would get a broken chunk from it.
 * @returns restores what a version that is on screen still uses.
 */
function removeChunks(remote: RemoteName): () => void {
  const page = globalThis as unknown as Record<string, unknown>
  const removed = Object.entries(page).filter(([name]) => name.startsWith(`webpackChunkyawmi_${remote}_`))
  for (const [name] of removed) delete page[name]
  return () => removed.forEach(([name, chunks]) => (page[name] ??= chunks))
}
