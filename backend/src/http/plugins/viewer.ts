import { FREE_VISITOR_TOKEN } from '@yawmi/contract'
import type { EndpointAccess } from '@yawmi/contract/schemas'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ApiError } from '../../lib/errors'
import type { Accounts } from '../../domain/accounts/accounts'
import { bearerOf } from './bearer'
import type { FoundSession } from '../../domain/sessions/sessions'
import type { Standing } from '../../domain/subscriptions/standing'

export interface SubscriberViewer {
  kind: 'subscriber'
  id: string
  msisdn: string
  sessionId: string
  standing: Standing
}

/** Who sends the request (specification, section 6). */
export type Viewer = { kind: 'anonymous' } | { kind: 'free' } | SubscriberViewer

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer
  }
  interface FastifyInstance {
    /**
     * Lets the request through when its viewer has that access, else throws the ApiError of section 8:
     * 401 without a valid token, 403 for a free visitor, 402 and 406 by the subscriber's standing. It throws at once, and
     * answers nothing, where no session has to be looked up.
     */
    authorise(access: EndpointAccess, request: FastifyRequest): Promise<void> | undefined
  }
}

const ANONYMOUS: Viewer = { kind: 'anonymous' }
const FREE: Viewer = { kind: 'free' }

/** Resolves `request.viewer` from the bearer token, on calls that are not for everyone, and decorates `app.authorise`. */
export const viewerPlugin = fp<{ accounts: Accounts }>(
  async (app, { accounts }) => {
    const cached = Symbol('viewer')
    type Cached = FastifyRequest & { [cached]?: Viewer }
    app.decorateRequest('viewer', {
      getter() {
        return (this as Cached)[cached] ?? ANONYMOUS
      },
      setter(viewer: Viewer) {
        ;(this as Cached)[cached] = viewer
      },
    })
    app.decorate('authorise', (access, request) => {
      if (access === 'public') return undefined
      if (request.viewer.kind === 'anonymous') {
        const token = bearerOf(request)
        if (token !== undefined && token !== FREE_VISITOR_TOKEN) {
          const viewer = viewerOf(accounts, token)
          if (viewer instanceof Promise)
            return viewer.then((found) => {
              request.viewer = found
              admit(access, found)
            })
          request.viewer = viewer
        } else if (token !== undefined) request.viewer = FREE
      }
      admit(access, request.viewer)
      return undefined
    })
  },
  { name: 'viewer' },
)

/** For handlers of operations that only a subscriber reaches. */
export function subscriberOf(viewer: Viewer): SubscriberViewer {
  if (viewer.kind !== 'subscriber') throw new ApiError('unauthenticated')
  return viewer
}

function admit(access: Exclude<EndpointAccess, 'public'>, viewer: Viewer): void {
  if (viewer.kind === 'anonymous') throw new ApiError('unauthenticated')
  if (viewer.kind === 'free') {
    if (access === 'visitor') return
    throw new ApiError('forbidden')
  }
  if (access === 'session' || viewer.standing === 'good') return
  throw new ApiError(viewer.standing === 'expired' ? 'subscription_expired' : 'payment_required')
}

/** At once where the database has just named them and they may have everything, as in most requests. */
function viewerOf(accounts: Accounts, token: string): Viewer | Promise<Viewer> {
  const { sessions, subscriptions } = accounts
  const session = sessions.leased(token)
  const viewer = session
    ? viewerIn(subscriptions, session)
    : sessions.of(token).then((found) => viewerIn(subscriptions, found))
  return !(viewer instanceof Promise) && isGood(viewer) ? viewer : viewerOfNow(accounts, token, viewer)
}

/** Nobody is turned away by what was known a moment ago: they may have paid since. */
async function viewerOfNow(
  { sessions, subscriptions }: Accounts,
  token: string,
  first: Viewer | Promise<Viewer>,
): Promise<Viewer> {
  const viewer = await first
  return isGood(viewer) ? viewer : viewerIn(subscriptions, await sessions.ofNow(token))
}

const isGood = (viewer: Viewer) => viewer.kind !== 'subscriber' || viewer.standing === 'good'

function viewerIn(subscriptions: Accounts['subscriptions'], session: FoundSession | null): Viewer | Promise<Viewer> {
  if (!session) return ANONYMOUS
  const { id, msisdn, sessionId, subscription } = session
  const viewerOfStanding = (standing: Standing): Viewer => ({ kind: 'subscriber', id, msisdn, sessionId, standing })
  const standing = subscriptions.standing(msisdn, subscription)
  return typeof standing === 'string' ? viewerOfStanding(standing) : standing.then(viewerOfStanding)
}
