import type { Target } from '@yawmi/remote-kit'

/** The address that somebody asked for before saying who they are; kept through sign-in, in this tab only. */
const KEY = 'yawmi:deep-link'

export function keepDeepLink(address: string): void {
  try {
    sessionStorage.setItem(KEY, address)
  } catch {
    // Without storage the visitor lands on the home page.
  }
}

/** Takes the kept address out. Only an address of this site counts. */
export function takeDeepLink(): string | undefined {
  try {
    const address = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return address?.startsWith('/') && !address.startsWith('//') ? address : undefined
  } catch {
    return undefined
  }
}

/** The kept address as a place to go, taken out. */
export function arrival(): Target | undefined {
  const kept = takeDeepLink()
  return kept ? { path: kept } : undefined
}
