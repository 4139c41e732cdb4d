import type { ReleaseList } from '@yawmi/contract'
import type { Override } from '@yawmi/contract/overrides'

/** What the federation runtime passes to `beforeRegisterRemote` of a plugin. */
interface Registering {
  remote: { name: string; entry?: string; version?: string }
}
interface FederationGlobal {
  __GLOBAL_PLUGIN__?: { beforeRegisterRemote?: (registering: Registering) => Registering | undefined }[]
  moduleInfo?: Record<string, unknown>
}

const HOST = 'yawmi_shell'
const nameOf = (remote: string) => `mfe_${remote}`

/**
 * What the DevTools of Module Federation have for this page. They put a plugin into the page before its scripts, and ask it about each
 * remote that is registered, which the runtime that the shell uses leaves out (docs/adr/0109).
 * @param origins of the development servers that the page was opened with; no others can be loaded by its policy
 */
export function overridesOfDevtools({ remotes }: ReleaseList, origins: readonly string[]): Override[] {
  const { __GLOBAL_PLUGIN__: plugins = [] } = federation()
  return Object.entries(remotes).flatMap(([remote, [current]]): Override[] => {
    const given = current && new URL(current.manifest, location.href).href
    const registering: Registering = { remote: { name: nameOf(remote), entry: given } }
    for (const plugin of plugins) plugin.beforeRegisterRemote?.(registering)
    const { entry } = registering.remote
    if (!entry || entry === given) return []
    const origin = URL.parse(entry)?.origin
    if (origin && origins.includes(origin)) return [{ remote, origin }]
    console.warn(`[remote] ${entry} is of no development server that this page was opened with (?override=…)`)
    return []
  })
}

/** Tells the DevTools which remotes there are: they offer those of the host's snapshot, which this runtime has no other use for. */
export function showToDevtools({ remotes }: ReleaseList): void {
  const entries = Object.entries(remotes).flatMap(([remote, [current]]) =>
    current ? [[nameOf(remote), new URL(current.manifest, location.href).href] as const] : [],
  )
  const info = (federation().moduleInfo ??= {})
  for (const [name, entry] of entries) info[`${name}:${entry}`] = { version: entry, remoteEntry: entry, modules: [] }
  const remotesInfo = Object.fromEntries(entries.map(([name, entry]) => [name, { matchedVersion: entry }]))
  info[HOST] = { version: '', remoteEntry: '', modules: [], remotesInfo }
}

const federation = () => (globalThis as { __FEDERATION__?: FederationGlobal }).__FEDERATION__ ?? {}
