// eslint-disable-next-line no-restricted-imports -- in tests alone: what the studio saves is what the server takes
import { designDocumentSchema, type DesignDocument } from '@yawmi/contract/schemas'

/** Why the server would not take a document; undefined where it would. */
export const documentFaults = (text: string): unknown => designDocumentSchema.safeParse(JSON.parse(text)).error

/** Kinds of boxes that the server takes. */
export type TakenKind = DesignDocument['boxes'][number]['type']
