// eslint-disable-next-line no-restricted-imports -- in tests alone: what the studio saves is what the server takes
import { designDocumentSchema } from '@yawmi/contract/schemas'

/** Why the server would not take a document; undefined where it would. */
export const documentFaults = (text: string): unknown => designDocumentSchema.safeParse(JSON.parse(text)).error
