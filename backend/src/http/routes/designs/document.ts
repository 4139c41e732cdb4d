import { designDocumentSchema } from '@yawmi/contract/schemas'
import { ApiError } from '../../../lib/errors'
import { ar } from '../../../infrastructure/uploads/copy/ar'

/**
 * A design's document out of a file from anybody: JSON of the contract's schema, written anew.
 * @throws ApiError 422 under `document`
 */
export function documentOf(file: Buffer): Buffer {
  const { success, data } = designDocumentSchema.safeParse(parsed(file.toString('utf8')))
  if (!success) throw new ApiError('validation', { errors: { document: [ar.documentBroken] } })
  return Buffer.from(JSON.stringify(data))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
