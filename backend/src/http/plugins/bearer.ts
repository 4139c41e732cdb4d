import { FREE_VISITOR_TOKEN } from '@yawmi/contract'
import type { FastifyRequest } from 'fastify'

/** The token of the Authorization header, whatever it is worth; nothing when there is none that could be one. */
export const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer (\S{1,128})$/i.exec(request.headers.authorization ?? '')?.[1]

/** The token of a session; the free visitor's placeholder is everybody's and stands for none. */
export function sessionTokenOf(request: FastifyRequest): string | undefined {
  const token = bearerOf(request)
  return token === FREE_VISITOR_TOKEN ? undefined : token
}
