/** Where the script of a service comes from, and how the page admits it. */
export interface EmbedSource {
  /** Origin of the service, such as `https://yawmi.example`. */
  api: string
  /**
   * The script's version: a channel, `v1` (default), which follows the service's releases, or `next`, which has its canaries too; or a fixed one of
   * `/embed/versions.json`, which never changes.
   */
  version?: string
  /** SHA-384 of the script as `/embed/versions.json` gives it; only for a fixed version, for those of a channel change. */
  integrity?: string
  /** Nonce of the page's Content-Security-Policy. */
  nonce?: string
  /** Public keys of the service that the page trusts, in place of those that come with the script. */
  keys?: readonly string[]
}

/** Milliseconds that the script may take, on 3G too. */
const TIMEOUT_MS = 15_000

const loading = new Map<string, Promise<typeof Yawmi>>()

/**
 * Loads the service's script, once for all who ask. A failure is not kept: the next call tries again.
 * @returns what the script defines
 * @throws Error when it does not come, is refused by the page's policy or by its digest, or is no script of a service
 */
export function loadEmbed(source: EmbedSource): Promise<typeof Yawmi> {
  const address = `${new URL(source.api).origin}/embed/${source.version ?? 'v1'}.js`
  const known = loading.get(address)
  if (known) return known
  const script = load(address, source)
  loading.set(address, script)
  script.catch(() => loading.delete(address))
  return script
}

function load(address: string, { integrity, nonce, keys }: EmbedSource): Promise<typeof Yawmi> {
  // A page that has the tag already needs no second one.
  if (hasEmbed()) return Promise.resolve(Yawmi)
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = (reason: string) => {
      script.remove()
      reject(new Error(`${address}: ${reason}`))
    }
    const timer = setTimeout(fail, TIMEOUT_MS, `nothing after ${TIMEOUT_MS} ms`)
    script.onload = () => {
      clearTimeout(timer)
      if (hasEmbed()) resolve(Yawmi)
      else fail('is no script of the service')
    }
    script.onerror = () => {
      clearTimeout(timer)
      fail('did not come, or was refused by the policy of this page or by its digest')
    }
    if (integrity) Object.assign(script, { integrity, crossOrigin: 'anonymous' })
    if (nonce) script.nonce = nonce
    if (keys) script.dataset.keys = keys.join(' ')
    script.src = address
    document.head.append(script)
  })
}

/** An element of that id is a property of the window as well. */
const hasEmbed = () => Boolean((globalThis as { Yawmi?: Partial<typeof Yawmi> }).Yawmi?.mount)
