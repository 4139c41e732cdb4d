import type { FastifyInstance } from 'fastify'
import { picksOfDay } from '../../../domain/content/picks'
import { serviceDay } from '../../../lib/service-time'
import { presentDailyCard, presentDailyItem } from '../../presenters/daily'
import { endpoint } from '../../endpoint/endpoint'
import type { ContentDeps } from './deps'

export function dailyRoutes(app: FastifyInstance, { db, now }: ContentDeps): void {
  endpoint(app, 'todaysContent', ({ shared }) =>
    shared(async () => ({
      data: (await picksOfDay(db, now())).map(({ tile, content }) => presentDailyItem(tile, content)),
    })),
  )

  /** A taste of the day for who has not come in yet: three of its six tiles. */
  endpoint(app, 'leafOfDay', ({ shared }) =>
    shared(async () => ({ data: presentDailyCard(serviceDay(now()), await picksOfDay(db, now())) })),
  )
}
