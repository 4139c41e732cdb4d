import type { FastifyInstance } from 'fastify'
import { replies } from '../../../lib/copy/ar'
import { picksOfDay } from '../../../domain/content/picks'
import { ApiError } from '../../../lib/errors'
import { TimedCache } from '../../../lib/timed-cache'
import { endpoint } from '../../endpoint/endpoint'
import type { ContentDeps } from './deps'

/** A view must cost no query: which contents exist is remembered. */
const EXISTENCE = { lifetimeMs: 60_000, maxWeight: 200_000 }

export function viewRoutes(app: FastifyInstance, { db, contentRows, views, now }: ContentDeps): void {
  const existing = new TimedCache<void>(EXISTENCE)
  const mustExist = (id: string) =>
    existing.get(id, async () => {
      if (!(await contentRows.byId(id))) throw new ApiError('not_found')
    })

  endpoint(app, 'viewContent', async ({ params }) => {
    const id = params.id.toLowerCase()
    await mustExist(id)
    views.add(id)
    return { message: replies.viewCounted }
  })

  /** The specification does not say which id a daily view carries: a tile's counts for what it shows today. */
  endpoint(app, 'viewTodaysContent', async ({ body }) => {
    const picks = await picksOfDay(db, now())
    const pick = picks.find(({ tile, content }) => [tile.id, content.id].includes(body.uuid.toLowerCase()))
    if (!pick) throw new ApiError('not_found')
    views.add(pick.content.id)
    return { message: replies.viewCounted }
  })
}
