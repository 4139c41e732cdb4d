import { FREE_VISITOR_TOKEN } from '@yawmi/contract'
import type { EndpointAccess } from '@yawmi/contract/schemas'
import { newNumber } from '../site/sign-in'

/** Who may send a call (specification, section 6), each in every state that section 8 has a row for. */
export const ROLES = ['anonymous', 'free', 'subscriber', 'noCredit', 'expired', 'revoked'] as const
export type Role = (typeof ROLES)[number]

/** The status that each role gets of a call that is for `access`. */
export const EXPECTED: Record<EndpointAccess, Record<Role, number>> = {
  public: { anonymous: 200, free: 200, subscriber: 200, noCredit: 200, expired: 200, revoked: 200 },
  visitor: { anonymous: 401, free: 200, subscriber: 200, noCredit: 402, expired: 406, revoked: 401 },
  subscriber: { anonymous: 401, free: 403, subscriber: 200, noCredit: 402, expired: 406, revoked: 401 },
  session: { anonymous: 401, free: 403, subscriber: 200, noCredit: 200, expired: 200, revoked: 401 },
}

export interface Person {
  role: Role
  /** Their number, or one that nobody has yet. */
  msisdn: string
  token: string | undefined
}

/** How the sandbox carrier makes a number stand, by its ending. */
const ENDINGS: Partial<Record<Role, string>> = { noCredit: '402', expired: '406' }

interface Door {
  signIn(msisdn: string): Promise<string>
  signOut(token: string): Promise<void>
}

/** Somebody new in that role. */
export async function personOf(role: Role, door: Door): Promise<Person> {
  const msisdn = newNumber(ENDINGS[role])
  if (role === 'anonymous') return { role, msisdn, token: undefined }
  if (role === 'free') return { role, msisdn, token: FREE_VISITOR_TOKEN }
  const token = await door.signIn(msisdn)
  if (role === 'revoked') await door.signOut(token)
  return { role, msisdn, token }
}
