import { CATEGORY_IDS, type CategoryKind } from '../category-ids'

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

/** Free visitors see these categories, or the newest of them; the others open with a subscription. */
export const visitorsIn = (...kinds: CategoryKind[]): AccessRule => ({
  floor: 'visitor',
  of: ({ category }) => (kinds.some((kind) => CATEGORY_IDS[kind] === category) ? 'visitor' : 'subscriber'),
  description: `For subscribers; of ${kinds.join(' and ')} for free visitors too.`,
})

/** The name that a call looks up in the dictionary, if that is what it does. */
export const lookedUpName = ({ category, query }: AccessArguments): string | undefined =>
  category === CATEGORY_IDS.names ? query.specific_name || undefined : undefined

const images = visitorsIn('images')

/** Looking a name up is free for everyone: the landing page offers it. */
export const NAME_LOOKUP_OR_VISITORS: AccessRule = {
  floor: 'public',
  of: (call) => (lookedUpName(call) === undefined ? images.of(call) : 'public'),
  description: `${images.description} Looking a name up is for everyone.`,
}

/** What any call of an operation asks for, whatever its arguments. */
export const floorOf = (access: EndpointAccess | AccessRule): EndpointAccess =>
  typeof access === 'string' ? access : access.floor

/** What this call of an operation asks for. */
export const accessOf = (access: EndpointAccess | AccessRule, call: AccessArguments): EndpointAccess =>
  typeof access === 'string' ? access : access.of(call)
