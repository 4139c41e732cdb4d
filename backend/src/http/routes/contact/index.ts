import type { FastifyPluginAsync } from 'fastify'
import { receiveMessage } from '../../../domain/contact/receive-message'
import type { Db } from '../../../infrastructure/db/connect'
import { replies } from '../../../lib/copy/ar'
import { endpoint } from '../../endpoint/endpoint'

/** From one network address: loose, since a carrier's customers share addresses, yet no way to fill the table. */
const LIMIT = { max: 30, timeWindow: 10 * 60_000 }

export const contactRoutes: FastifyPluginAsync<{ db: Db }> = async (app, { db }) => {
  endpoint(
    app,
    'contact',
    async ({ body }) => {
      const { name, email, phone_number: phoneNumber, subject, message } = body
      await receiveMessage(db, { name, email, phoneNumber, subject, message })
      return { message: replies.contactReceived }
    },
    { limit: LIMIT },
  )
}
