import type { Endpoint } from '@yawmi/contract/schemas'

/** Of every call: too many requests, and faults that are ours or the carrier's. */
const ALWAYS = [429, 500, 503]

/** The statuses with which an operation can answer a failure, for its description; what it is made of says which. */
export function errorStatuses(
  method: string,
  { access, params, query, body, consumes, fromServer, isBeacon }: Endpoint,
): number[] {
  const statuses = new Set(ALWAYS)
  const add = (when: unknown, ...more: number[]) => when && more.forEach((status) => statuses.add(status))
  // A call that is open to everyone may ask for more of some of the things it is about.
  add(access !== 'public' || params, 401, 403)
  add(access === 'visitor' || access === 'subscriber' || params, 402, 406)
  add(params || body, 404)
  add(consumes, 507)
  add(query || body, 422)
  add(method !== 'GET', 413, 415, fromServer || isBeacon ? 403 : 419, 422)
  return [...statuses].sort((a, b) => a - b)
}
