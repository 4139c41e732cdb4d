import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor } from '../../http/endpoint/compressed'
import { hasTagged } from '../../http/endpoint/etags'
import { FOR_ALL_ORIGINS } from '../security/security-headers'
import type { EmbedFile } from './embed-files'

/** A file for pages of any origin, compressed where the browser takes it, or word that it is still the same. */
export function sendForAllOrigins(
  { etag, bytes, ...copies }: Partial<EmbedFile> & Pick<EmbedFile, 'bytes'>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.header('vary', 'Accept-Encoding').headers(FOR_ALL_ORIGINS)
  if (etag) reply.header('etag', etag)
  if (etag && hasTagged(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const encoding = encodingFor(request)
  const compressed = encoding && { br: copies.brotli, gzip: copies.gzip }[encoding]
  return compressed ? reply.header('content-encoding', encoding).send(compressed) : reply.send(bytes)
}
