import { guardedStorage } from '@yawmi/lib'
import type { Target } from '@yawmi/remote-kit'

/** The address that a visitor requested before signing in; saved through sign-in, in this tab only. */
const KEY = 'yawmi:deep-link'

const storage = guardedStorage('sessionStorage')

/** Without storage the visitor lands on the home page. */
export const saveDeepLink = (address: string): void => void storage.set(KEY, address)

/** Removes and returns the saved address. Only an address of this site counts. */
export function takeDeepLink(): string | undefined {
  const address = storage.get(KEY)
  storage.remove(KEY)
  return address?.startsWith('/') && !address.startsWith('//') ? address : undefined
}

/** The saved address as a navigation target, removed from storage. */
export function takeArrival(): Target | undefined {
  const path = takeDeepLink()
  return path ? { path } : undefined
}
