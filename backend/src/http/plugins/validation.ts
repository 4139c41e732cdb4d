import type { FastifySchemaValidationError } from 'fastify'
import { fieldMessages } from '../../lib/copy/ar'

/** One zod issue as the type provider hands it on: `keyword` is its code, `params` the rest of it. */
type Fault = Pick<FastifySchemaValidationError, 'keyword' | 'instancePath' | 'params' | 'message'>

/**
 * For each field of a request that the contract refuses the Arabic texts of its faults. A fault of the body as a whole
 * stands under `body`.
 */
export function fieldErrors(faults: readonly Fault[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const fault of faults) {
    const field = fault.instancePath.slice(1).replaceAll('/', '.') || 'body'
    const texts = (errors[field] ??= [])
    const text = textOf(fault)
    if (!texts.includes(text)) texts.push(text)
  }
  return errors
}

function textOf({ keyword, params, message }: Fault): string {
  if (keyword === 'too_small') {
    const min = Number(params.minimum)
    if (params.origin !== 'string') return fieldMessages.tooSmall(min)
    return min <= 1 ? fieldMessages.required : fieldMessages.tooShort
  }
  if (keyword === 'too_big') {
    const max = Number(params.maximum)
    return params.origin === 'string' ? fieldMessages.tooLong(max) : fieldMessages.tooBig(max)
  }
  if (keyword === 'invalid_format' && params.format === 'email') return fieldMessages.email
  // Zod says what it received in words only.
  if (keyword === 'invalid_type' && message?.endsWith('received undefined')) return fieldMessages.required
  return fieldMessages.invalid
}
