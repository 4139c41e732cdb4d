import { OPERATIONS, type OperationId } from '@yawmi/contract'
import {
  accessOf,
  endpoints,
  errorReplySchema,
  floorOf,
  type AccessArguments,
  type Endpoint,
  type EndpointAccess,
  type Endpoints,
  type Reply,
} from '@yawmi/contract/schemas'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, preParsingHookHandler } from 'fastify'
import type { z } from 'zod'
import type { Viewer } from '../plugins/viewer'
import type { LimitOptions } from '../plugins/limits'
import { securityOf } from '../openapi/openapi-security'
import { errorStatuses } from './error-statuses'
import { KnownCalls, replyName } from './known-calls'
import { sendShared, SharedReply } from './shared-replies'

declare module 'fastify' {
  interface FastifyInstance {
    /** Limits of operations that depend on settings. */
    operationLimits: Partial<Record<OperationId, LimitOptions>>
  }
}

type Part<K extends OperationId, P extends 'params' | 'query' | 'body'> =
  Endpoints[K] extends Record<P, infer S> ? z.output<S> : undefined

/** What a handler gets: the parts of the request as the contract parsed them, and who asks. */
export interface Call<K extends OperationId> {
  params: Part<K, 'params'>
  query: Part<K, 'query'>
  body: Part<K, 'body'>
  viewer: Viewer
  request: FastifyRequest
  reply: FastifyReply
  /** Answers from the two-second cache; `load` runs when there is no reply of this call for this kind of viewer. */
  shared: (load: () => Promise<Reply<K>>) => SharedReply | Promise<SharedReply>
}

export type Handler<K extends OperationId> = (call: Call<K>) => SharedReply | Promise<Reply<K> | SharedReply>

export interface EndpointOptions<K extends OperationId> {
  /** Id of the top category that a call is about, where that decides who it is for and the call does not name it. */
  category?: (params: Part<K, 'params'>) => Promise<string>
  /** Requests from one network address, where neither the general limit nor that of `operationLimits` fits. */
  limit?: LimitOptions
  /** Largest body in bytes, where the general limit is too small. */
  bodyLimit?: number
  /** Makes the body that is validated, where it is not JSON. */
  readBody?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
}

/** Largest body of what pages send without a CSRF token. */
const MAX_BEACON_BYTES = 2_048

/**
 * Registers one operation of the contract: method and path from OPERATIONS, schemas and access from `endpoints`.
 * Before the handler runs, the request has passed the limits, the CSRF check, authentication, validation and the
 * operation's access; where the arguments of the call decide on that, what any call needs before validation, the rest after.
 * @param app the scope under `/api`
 */
export function endpoint<K extends OperationId>(
  app: FastifyInstance,
  id: K,
  handler: Handler<K>,
  options: EndpointOptions<K> = {},
): void {
  const [method, path] = OPERATIONS[id]
  const contract: Endpoint = endpoints[id]
  const limit = options.limit ?? app.operationLimits[id]
  const floor = floorOf(contract.access)
  const byArguments = typeof contract.access !== 'string'
  const known = new KnownCalls()
  // Without a CSRF token nothing may be done for anybody, and little be sent.
  if (contract.isBeacon && (contract.access !== 'public' || (options.bodyLimit ?? Infinity) > MAX_BEACON_BYTES))
    throw new Error(`${id} is a beacon: it is for everyone, with at most ${MAX_BEACON_BYTES} bytes`)

  app.route({
    method,
    url: path.replace(/^\/api/, ''),
    schema: {
      operationId: id,
      summary: contract.summary,
      ...(typeof contract.access !== 'string' && { description: contract.access.description }),
      security: securityOf(method, contract),
      ...(contract.params && { params: contract.params }),
      ...(contract.query && { querystring: contract.query }),
      ...(contract.body && { body: contract.body }),
      ...(contract.consumes && { consumes: [contract.consumes] }),
      response: {
        200: contract.reply,
        ...Object.fromEntries(errorStatuses(method, contract).map((status) => [status, errorReplySchema])),
      },
    },
    ...(options.bodyLimit !== undefined && { bodyLimit: options.bodyLimit }),
    config: {
      ...(limit && { rateLimit: limit }),
      ...(contract.fromServer && { fromServer: true }),
      ...(contract.isBeacon && { isBeacon: true }),
    },
    ...((method === 'GET' || floor !== 'public') && { preParsing: admission(app, id, floor, known) }),
    ...(options.readBody && { preValidation: options.readBody }),
    handler: async (request, reply) => {
      let access = floor
      if (byArguments) {
        const params = request.params as Part<K, 'params'> & { categoryId: string }
        const category = options.category ? await options.category(params) : params.categoryId
        const query = request.query as AccessArguments['query']
        access = accessOf(contract.access, { category, query })
        const pending = app.authorise(access, request)
        if (pending) await pending
      }
      let text: string | undefined
      const argumentsText = () => (text ??= JSON.stringify([request.params, request.query]))
      const result = await handler(callOf<K>(app, id, { request, reply, argumentsText }))
      if (!(result instanceof SharedReply)) return result
      // Where something else than the call decides who it is for, that may have changed the next time.
      if (!options.category) known.keep(request.raw.url ?? '', { access, argumentsText: argumentsText() })
      return sendShared(request, reply, result)
    },
  })
}

/**
 * Lets in who has that access; after the limit, so that who is refused counts too. Called back, since most requests
 * need not be waited for. A call that was read before, and whose reply still stands, is answered at once.
 */
const admission =
  (app: FastifyInstance, id: OperationId, floor: EndpointAccess, known: KnownCalls): preParsingHookHandler =>
  (request, reply, payload, done) => {
    const call = known.get(request.raw.url ?? '')
    const goOn = () => {
      const shared = call && app.sharedReplies.peek(replyName(id, request.viewer, call.argumentsText))
      const sent = shared && sendShared(request, reply, shared)
      if (!sent) done(null, payload)
      else if (sent instanceof Promise) sent.catch(done)
    }
    try {
      const pending = app.authorise(call?.access ?? floor, request)
      if (pending) return void pending.then(goOn, done)
    } catch (error) {
      return done(error as FastifyError, payload)
    }
    goOn()
  }

function callOf<K extends OperationId>(
  app: FastifyInstance,
  id: K,
  { request, reply, argumentsText }: Pick<Call<K>, 'request' | 'reply'> & { argumentsText: () => string },
): Call<K> {
  const { params, query, body } = request
  return {
    // The validator compiler has replaced these with the contract's parsed output.
    params: params as Part<K, 'params'>,
    query: query as Part<K, 'query'>,
    body: body as Part<K, 'body'>,
    viewer: request.viewer,
    request,
    reply,
    shared: (load) => {
      const key = replyName(id, request.viewer, argumentsText())
      return (
        app.sharedReplies.peek(key) ??
        app.sharedReplies.get(key, async () => {
          const loaded = await load()
          return new SharedReply(JSON.stringify(loaded))
        })
      )
    },
  }
}
