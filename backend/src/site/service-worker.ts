import fs from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../errors'

/**
 * The service worker, under the root: it may only look after pages below its own address. Its name never changes, so
 * browsers ask each time whether there is a newer one.
 */
export async function serviceWorker(app: FastifyInstance, { dist }: { dist: string }): Promise<void> {
  const file = path.join(dist, 'shell/service-worker.js')
  app.get('/service-worker.js', async (_request, reply) => {
    const script = await fs.readFile(file).catch(() => {
      throw new ApiError('not_found')
    })
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script)
  })
}
