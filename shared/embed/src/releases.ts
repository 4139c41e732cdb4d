import type { ReleaseList } from '@yawmi/contract'
import type { Lifecycles } from '@yawmi/remote-kit'

const loaded = new Map<string, Promise<Lifecycles>>()

/**
 * The lifecycles of a remote's current release; should its code not come, of the release before. A failure is
 * forgotten, so that the next call tries again.
 */
export function loadRemote(api: string, name: string): Promise<Lifecycles> {
  const key = `${api} ${name}`
  const known = loaded.get(key)
  if (known) return known
  const loading = load(api, name)
  loaded.set(key, loading)
  loading.catch(() => loaded.delete(key))
  return loading
}

async function load(api: string, name: string): Promise<Lifecycles> {
  const reply = await fetch(`${api}/releases.json`)
  const { remotes } = (await reply.json()) as {
    remotes: Record<string, ReleaseList['remotes'][keyof ReleaseList['remotes']]>
  }
  let last: unknown = new Error(`there is no remote named ${name}`)
  for (const { manifest } of remotes[name] ?? []) {
    const address = api + manifest.replace(/[^/]+$/, 'alone.mjs')
    try {
      return (await import(/* webpackIgnore: true */ address)) as Lifecycles
    } catch (error) {
      last = error
    }
  }
  throw last
}
