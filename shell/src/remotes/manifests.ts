import { memoAsync } from '@yawmi/lib'
import { within } from '@yawmi/remote-kit'
import type { Boot } from '../lib/boot'

/** Milliseconds that a manifest may take. */
const TIMEOUT_MS = 8_000

interface Entry {
  name: string
  type: string
}

/** The part of a released `mf-manifest.json` that the shell uses. */
interface Manifest {
  metaData: {
    /** The entry for any federation host; in releases without `shellEntry`, the shell's. */
    remoteEntry: Entry
    /** The entry that takes the federation runtime from the page. */
    shellEntry?: Entry
    globalName: string
    buildInfo: { buildVersion: string }
  }
  exposes: { name: string; assets: { js: { sync: string[] } } }[]
}

/** What the federation runtime loads a released remote by. */
export interface RemoteStart {
  /** Address of its entry script. */
  entry: string
  /** How the entry exports its container: `var`. */
  type: string
  /** The container's global name. */
  container: string
  version: string
  /** Addresses of the scripts that its module imports statically. */
  scripts: string[]
}

/**
 * Reads released manifests, each once: from the page's own snapshot where it has them. A slow or unsuccessful one fails
 * and is read again the next time.
 */
export function createManifests(snapshot: Boot['manifests']): (address: string) => Promise<RemoteStart> {
  return memoAsync((address) => read(address, snapshot))
}

async function read(address: string, snapshot: Boot['manifests']): Promise<RemoteStart> {
  const { metaData, exposes } = (snapshot[new URL(address).pathname] ?? (await fetchJson(address))) as Manifest
  const { name, type } = metaData.shellEntry ?? metaData.remoteEntry
  const addressOf = (file: string) => new URL(file, address).href
  return {
    entry: addressOf(name),
    type,
    container: metaData.globalName,
    version: metaData.buildInfo.buildVersion,
    scripts: exposes.find((exposed) => exposed.name === 'remote')?.assets.js.sync.map(addressOf) ?? [],
  }
}

let reads = 0
/** Whether a file that releases are loaded by is on its way. */
export const isReading = (): boolean => reads > 0

/** @param integrity digest that the response must have */
export async function fetchJson(address: string, integrity?: string): Promise<unknown> {
  reads += 1
  try {
    // `AbortSignal.timeout` is younger than the phones that this runs on.
    return await within(TIMEOUT_MS, request(address, integrity))
  } finally {
    reads -= 1
  }
}

async function request(address: string, integrity?: string): Promise<unknown> {
  const response = await fetch(address, { integrity })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json()
}
