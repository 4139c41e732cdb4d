import { brandSchema, type Brand } from './schema'

/**
 * The whole brand of what a file says, defaults filled in.
 * @throws ZodError for a faulty one; `brandFaults` says what is wrong
 */
export const readBrand = (input: unknown): Brand => brandSchema.parse(input)
