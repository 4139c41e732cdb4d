import type { FastifyInstance } from 'fastify'
import { picksOfDay } from '../../../domain/content/picks'
import { presentDailyItem } from '../../presenters/daily-item'
import { endpoint } from '../../endpoint/endpoint'
import type { ContentDeps } from './deps'

export function dailyRoutes(app: FastifyInstance, { db, now }: ContentDeps): void {
  endpoint(app, 'todaysContent', ({ shared }) =>
    shared(async () => ({
      data: (await picksOfDay(db, now())).map(({ tile, content }) => presentDailyItem(tile, content)),
    })),
  )
}
