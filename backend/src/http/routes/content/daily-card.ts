import type { FastifyInstance } from 'fastify'
import { picksOfDay } from '../../../domain/content/picks'
import { presentDailyCard } from '../../presenters/daily-card'
import { serviceDay } from '../../../lib/service-time'
import { endpoint } from '../../endpoint/endpoint'
import type { ContentDeps } from './deps'

/** A taste of the day for who has not come in yet: three of its six tiles. */
export function dailyCardRoutes(app: FastifyInstance, { db, now }: ContentDeps): void {
  endpoint(app, 'leafOfDay', ({ shared }) =>
    shared(async () => ({ data: presentDailyCard(serviceDay(now()), await picksOfDay(db, now())) })),
  )
}
