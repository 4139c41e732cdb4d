import { endpoints, type Endpoint } from '@yawmi/contract/schemas'
import { jsonSchemaTransformObject } from 'fastify-type-provider-zod'

/** What each status means, whatever the operation. */
const STATUSES: Record<string, string> = {
  200: 'Done',
  401: 'No token, or one that is unknown or revoked',
  402: 'The subscriber has no credit',
  403: 'Not for free visitors',
  404: 'There is no such thing',
  406: 'The subscription has expired',
  413: 'The body is too large',
  415: 'The body is of a kind that is not taken',
  419: 'The anti-forgery pair is missing or differs',
  422: 'A value is wrong; `errors` has the texts of each field. Of `proof_required`, `proof` says what is wanted',
  429: 'Too many requests; `retryAfter` says for how long',
  500: 'A fault of the server',
  503: 'The server, or the carrier behind it, cannot answer now',
  507: 'The disk of the server is full',
}

interface Operation {
  operationId?: string
  requestBody?: { required?: boolean }
  responses?: Record<string, { description?: string }>
}

interface Document {
  paths?: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, object> }
}

type Transform = typeof jsonSchemaTransformObject

/** Completes the document with what the routes do not tell: shared schemas, words for statuses, bodies that may be left out. */
export const finishDocument: Transform = (input) => {
  const document = jsonSchemaTransformObject(input) as Document
  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(path)) {
      for (const [status, reply] of Object.entries(operation.responses ?? {}))
        reply.description = STATUSES[status] ?? status
      if (operation.requestBody && mayBeLeftOut(operation.operationId)) operation.requestBody.required = false
    }
  }
  return withUsedSchemasOnly(document)
}

function mayBeLeftOut(operationId: string | undefined): boolean {
  const { body } = (endpoints as Record<string, Endpoint>)[operationId ?? ''] ?? {}
  return body?.safeParse(undefined).success ?? false
}

/** Every schema is made once as a request sends it and once as a reply has it; most are only ever one of the two. */
function withUsedSchemasOnly(document: Document): Document {
  const schemas = document.components?.schemas ?? {}
  const used = new Set<string>()
  const visit = (part: unknown): void => {
    for (const [, name] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (name === undefined || used.has(name)) continue
      used.add(name)
      visit(schemas[name])
    }
  }
  visit(document.paths)
  const usedSchemas = Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)))
  return { ...document, components: { ...document.components, schemas: usedSchemas } }
}
