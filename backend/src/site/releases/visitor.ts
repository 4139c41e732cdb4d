import { bucketOf, BUCKET_COOKIE, type CanaryVisitor, TESTER_COOKIE } from '@yawmi/contract/canary'
import type { FastifyRequest } from 'fastify'

/** What of a request decides which versions its page has. */
export const visitorOf = ({ cookies }: FastifyRequest, brand: string): CanaryVisitor => ({
  brand,
  bucket: bucketOf(cookies[BUCKET_COOKIE]),
  tested: cookies[TESTER_COOKIE],
})
