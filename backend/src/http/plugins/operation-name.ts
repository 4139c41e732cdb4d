import type { FastifyRequest } from 'fastify'

/**
 * What a request asked for, by a name of few values: its operation of the contract, else the pattern of its route. An address never
 * becomes one, for there is no end of them.
 */
export function operationName({ routeOptions: { schema, url } }: FastifyRequest): string {
  const { operationId } = (schema ?? {}) as { operationId?: string }
  return operationId ?? url ?? 'none'
}
