import { CATEGORY_IDS, type CategoryKind } from '../category-ids'
import type { OperationId } from '../operations'
import { FREE_CALLS } from './free-content'

/**
 * Who a call is for; the server enforces it, section 6 is its source. `public` is anyone; `visitor` the free visitor or a
 * subscriber in good standing; `subscriber` a subscriber in good standing (402 and 406 otherwise); `session` any signed-in
 * subscriber, whatever their standing, so that they can see, pay, renew and leave.
 */
export type EndpointAccess = 'public' | 'visitor' | 'subscriber' | 'session'

/** What of a call decides who it is for, where its arguments do. */
export interface AccessArguments {
  /** Id of the top category that the call is about. */
  category: string
  query: { specific_name?: string | undefined }
}

/** Who a call is for, where its arguments decide: `floor` of any call, `of` of this one. */
export interface AccessRule {
  floor: EndpointAccess
  of: (call: AccessArguments) => EndpointAccess
  /** The same in words, for the OpenAPI document. */
  description: string
}

/** Who a call about one top category is for, by `FREE_CALLS`. */
export const accessIn = (kind: CategoryKind, call: OperationId): EndpointAccess =>
  FREE_CALLS[kind]?.includes(call) ? 'visitor' : 'subscriber'

/** The same for a call whose arguments say which category it is about. */
export function accessByCategory(call: OperationId): AccessRule {
  const free = (Object.keys(CATEGORY_IDS) as CategoryKind[]).filter((kind) => accessIn(kind, call) === 'visitor')
  return {
    floor: 'visitor',
    of: ({ category }) => (free.some((kind) => CATEGORY_IDS[kind] === category) ? 'visitor' : 'subscriber'),
    description: `For subscribers; of ${free.join(' and ')} for free visitors too.`,
  }
}

/** The name that a call looks up in the dictionary, if that is what it does. */
export const lookedUpName = ({ category, query }: AccessArguments): string | undefined =>
  category === CATEGORY_IDS.names ? query.specific_name || undefined : undefined

const listed = accessByCategory('categoryContent')

/** Looking a name up is free for everyone: the landing page offers it. */
export const NAME_LOOKUP_OR_VISITORS: AccessRule = {
  floor: 'public',
  of: (call) => (lookedUpName(call) === undefined ? listed.of(call) : 'public'),
  description: `${listed.description} Looking a name up is for everyone.`,
}

/** What any call of an operation asks for, whatever its arguments. */
export const floorOf = (access: EndpointAccess | AccessRule): EndpointAccess =>
  typeof access === 'string' ? access : access.floor

/** What this call of an operation asks for. */
export const accessOf = (access: EndpointAccess | AccessRule, call: AccessArguments): EndpointAccess =>
  typeof access === 'string' ? access : access.of(call)
