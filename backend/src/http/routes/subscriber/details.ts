import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../../lib/errors'
import { carrierFailure } from '../../../infrastructure/carrier/carrier-failure'
import { subscriberOf, type Viewer } from '../../plugins/viewer'
import { presentDetails } from '../../presenters/subscriber'
import type { ObjectStore } from '../../../infrastructure/objects/object-store'
import { beginErasure, eraseFilesOf } from '../../../domain/accounts/erasures'
import { endpoint } from '../../endpoint/endpoint'
import { ar } from './copy/ar'

/** A subscriber's own data; there is no way to name anybody else's. */
export async function subscriberRoutes(app: FastifyInstance, { objects }: { objects: ObjectStore }): Promise<void> {
  const { sessions, subscriptions } = app.accounts

  async function details(viewer: Viewer) {
    const account = await subscriptions.account(subscriberOf(viewer).id)
    if (!account) throw new ApiError('unauthenticated')
    return { data: presentDetails(account) }
  }

  async function rename(viewer: Viewer, name: string) {
    await subscriptions.rename(subscriberOf(viewer).id, name)
    return details(viewer)
  }

  endpoint(app, 'subscriberDetails', ({ viewer }) => details(viewer))
  // POST is an update with or without `_method=PUT`: both readings of the specification.
  endpoint(app, 'updateSubscriber', ({ viewer, body }) => rename(viewer, body.name))
  endpoint(app, 'replaceSubscriber', ({ viewer, body }) => rename(viewer, body.name))

  endpoint(app, 'deleteSubscriber', async ({ viewer, reply }) => {
    const person = subscriberOf(viewer)
    await subscriptions
      .erase(person, (tx) => beginErasure(tx, person))
      .catch((error: unknown) => {
        throw carrierFailure(error)
      })
    await eraseFilesOf(objects, person.id).catch((err: unknown) => {
      reply.log.warn({ err }, 'the files of an erased person wait for their job')
    })
    await sessions.leasesAreOver()
    reply.xsrfToken(undefined)
    return { message: ar.erased }
  })
}
