import { bucketOf, BUCKET_COOKIE, type CanaryVisitor } from '@yawmi/contract/canary'
import type { FastifyRequest } from 'fastify'

/** What of a request decides which versions its page has. @param tested of the tester link that its device has opened */
export const visitorOf = ({ cookies }: FastifyRequest, brand: string, tested: readonly string[]): CanaryVisitor => ({
  brand,
  bucket: bucketOf(cookies[BUCKET_COOKIE]),
  tested,
})
