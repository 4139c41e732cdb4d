import type { FastifyInstance } from 'fastify'
import { hasTagged } from '../../http/endpoint/etags'
import { ApiError } from '../../lib/errors'
import type { SiteParts } from '../parts/site-parts'
import { FileDiffers, tagOf } from '../releases/file-digests'
import type { ShellFiles } from '../releases/shell-files'

const NAME = 'service-worker.js'

/**
 * The service worker, under the root: it may only look after pages below its own address. Its name never changes, so
 * browsers ask each time whether there is a newer one.
 */
export async function serviceWorker(app: FastifyInstance, { shell }: SiteParts): Promise<void> {
  app.get('/service-worker.js', async (request, reply) => {
    const script = scriptOf(shell)
    const tag = tagOf(script)
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').header('etag', tag)
    return hasTagged(request.headers['if-none-match'], tag) ? reply.code(304).send() : reply.send(script)
  })
}

function scriptOf(shell: ShellFiles): Buffer {
  try {
    return shell.read(NAME)
  } catch (error) {
    // Another one than was built would have every page in its hands.
    throw new ApiError(error instanceof FileDiffers ? 'unavailable' : 'not_found', { isLogged: true })
  }
}
