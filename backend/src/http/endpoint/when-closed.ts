import type { ServerResponse } from 'node:http'

/**
 * Calls back once an answer is over, however it ended. A client may hang up while its request is looked at: that was told
 * before anybody listened here, and is not told again.
 */
export function whenClosed(response: Pick<ServerResponse, 'closed' | 'once'>, callback: () => void): void {
  if (response.closed) callback()
  else response.once('close', callback)
}
