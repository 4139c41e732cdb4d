import type { Boot } from '../boot'

/** Milliseconds that a manifest may take. */
const TIMEOUT = 8_000

interface Entry {
  name: string
  type: string
}

/** What of a released `mf-manifest.json` the shell needs. */
interface Manifest {
  metaData: {
    /** The entry for any federation host; in releases from before `shellEntry`, ours. */
    remoteEntry: Entry
    /** The entry that takes the federation runtime from the page. */
    shellEntry?: Entry
    globalName: string
    buildInfo: { buildVersion: string }
  }
  exposes: { name: string; assets: { js: { sync: string[] } } }[]
}

/** Where a released remote begins. */
export interface Start {
  /** Address of its entry script. */
  entry: string
  /** How that gives its container: `var`. */
  type: string
  /** The global that the container is. */
  container: string
  version: string
  /** Addresses of the scripts that its module needs at once. */
  scripts: string[]
}

/**
 * Reads released manifests, each once: from the page's own snapshot where it has them. One that is slow or no success
 * fails, and is read anew the next time.
 */
export function createManifests(snapshot: Boot['manifests']): (address: string) => Promise<Start> {
  const known = new Map<string, Promise<Start>>()
  return (address) => {
    const reading = known.get(address) ?? read(address, snapshot)
    known.set(address, reading)
    reading.catch(() => known.delete(address))
    return reading
  }
}

async function read(address: string, snapshot: Boot['manifests']): Promise<Start> {
  const { metaData, exposes } = (snapshot[new URL(address).pathname] ?? (await fetchJson(address))) as Manifest
  const { name, type } = metaData.shellEntry ?? metaData.remoteEntry
  const here = (file: string) => new URL(file, address).href
  return {
    entry: here(name),
    type,
    container: metaData.globalName,
    version: metaData.buildInfo.buildVersion,
    scripts: exposes.find((exposed) => exposed.name === 'remote')?.assets.js.sync.map(here) ?? [],
  }
}

/** @param integrity digest of what must come */
export async function fetchJson(address: string, integrity?: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT), integrity })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json()
}
