import Fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { ZodError } from 'zod'
import { CLOCK_HEADER, PROCESS_HEADER } from '../infrastructure/carrier/sandbox/wire'
import { carrierRoutes } from './carrier-routes'
import { pageRoutes } from './pages/page-routes'
import { publicRoutes } from './public-routes'
import { Refusal } from './refusal'
import { openJournal } from './state/journal'
import { CarrierState, type Fact } from './state/state'

/** Bodies that Fastify itself refuses, by the status that it gives them. */
const UNREADABLE: Record<number, Refusal> = {
  400: new Refusal(422, 'not_json'),
  413: new Refusal(413, 'too_large'),
  415: new Refusal(415, 'not_json'),
}

/**
 * The sandbox carrier, ready to listen. Lines at rest it keeps for longer than callers do (72 s, Node's agent 5 s), so that
 * they close them: a call that is written to a line as we hang up is lost, and nobody can say whether it was received.
 * @param file its journal, from which it takes up where it stopped
 */
export function createSandboxCarrier(file: string): FastifyInstance {
  const state = new CarrierState(openJournal<Fact>(file))
  const app = Fastify({ bodyLimit: 64 * 1024, forceCloseConnections: true, routerOptions: { maxParamLength: 1000 } })
  app.removeContentTypeParser('text/plain')
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({
      [CLOCK_HEADER]: String(state.clockOffset),
      [PROCESS_HEADER]: String(process.pid),
      'x-content-type-options': 'nosniff',
    })
  })
  app.setNotFoundHandler(() => {
    throw new Refusal(404, 'not_found')
  })
  app.setErrorHandler<FastifyError | Refusal>((error, _request, reply) => {
    const refusal = error instanceof Refusal ? error : UNREADABLE[error.statusCode ?? 0]
    if (refusal) return reply.code(refusal.statusCode).send({ failure: refusal.failure })
    if (error instanceof ZodError) return reply.code(422).send({ failure: 'invalid', issues: error.issues })
    if (error.name !== 'AbortError') console.error(error.stack)
    return reply.code(500).send({ failure: 'internal' })
  })
  carrierRoutes(app, state)
  publicRoutes(app, state)
  pageRoutes(app)
  return app
}
