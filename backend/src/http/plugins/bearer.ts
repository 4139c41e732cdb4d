import { FREE_VISITOR_TOKEN } from '@yawmi/contract'
import type { FastifyRequest } from 'fastify'

/** The header that was read last, and its token: each request is asked several times. */
let last: { header: string; token: string | undefined } = { header: '', token: undefined }

/** The token of the Authorization header, whatever it is worth; nothing when there is none that could be one. */
export function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const { authorization: header = '' } = headers
  if (header !== last.header) last = { header, token: /^Bearer (\S{1,128})$/i.exec(header)?.[1] }
  return last.token
}

/** The token of a session; the free visitor's placeholder is everybody's and stands for none. */
export function sessionTokenOf(request: FastifyRequest): string | undefined {
  const token = bearerOf(request)
  return token === FREE_VISITOR_TOKEN ? undefined : token
}
