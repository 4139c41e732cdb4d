import { CTA_SELECTOR } from '@yawmi/contract'
import type { RemoteHost } from '@yawmi/remote-kit'
import { isStale, ProtectionWatch } from './protection-watch'

/**
 * Asks for another code: without a transaction (specification, section 4). To a server that has not seen this browser
 * before, since it kept no cookie over a reload, it is a first login, which carries a fresh one.
 */
export async function loginAgain<T>(
  { api, nonce, apiBase }: Pick<RemoteHost, 'api' | 'nonce' | 'apiBase'>,
  login: (transaction?: string) => Promise<T>,
): Promise<T> {
  try {
    return await login()
  } catch (error) {
    if (!isStale(error)) throw error
    const watch = new ProtectionWatch(() => api.protectedScript(CTA_SELECTOR), nonce, apiBase)
    return await watch.protect(login).finally(() => watch.end())
  }
}
