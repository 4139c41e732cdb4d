import type { Target } from '@yawmi/remote-kit'

/** The address that a visitor requested before signing in; saved through sign-in, in this tab only. */
const KEY = 'yawmi:deep-link'

export function saveDeepLink(address: string): void {
  try {
    sessionStorage.setItem(KEY, address)
  } catch {
    // Without storage the visitor lands on the home page.
  }
}

/** Removes and returns the saved address. Only an address of this site counts. */
export function takeDeepLink(): string | undefined {
  try {
    const address = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return address?.startsWith('/') && !address.startsWith('//') ? address : undefined
  } catch {
    return undefined
  }
}

/** The saved address as a navigation target, removed from storage. */
export function takeArrival(): Target | undefined {
  const path = takeDeepLink()
  return path ? { path } : undefined
}
