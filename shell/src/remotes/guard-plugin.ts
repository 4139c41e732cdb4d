import type { Boot } from '../boot'

/** Milliseconds that one manifest or script may take. A phone on 3G needs some; a dead host must not hold the page. */
export const FILE_TIMEOUT = 8_000

/**
 * What the federation runtime leaves out: manifests come from the page's own snapshot where it has them, a manifest
 * that is slow or no success fails, and scripts have a time-out.
 */
export function guardPlugin(snapshot: Boot['manifests']) {
  return {
    name: 'yawmi-guard',
    async fetch(url: string): Promise<Response> {
      const known = snapshot[new URL(url, location.href).pathname]
      if (known) return new Response(JSON.stringify(known), { headers: { 'content-type': 'application/json' } })
      const response = await fetch(url, { signal: AbortSignal.timeout(FILE_TIMEOUT) })
      if (!response.ok) throw new Error(`${url} answered ${response.status}`)
      return response
    },
    createScript: () => ({ timeout: FILE_TIMEOUT }),
  }
}
