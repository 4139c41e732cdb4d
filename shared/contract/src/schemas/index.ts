/** The schemas themselves: for the server, the OpenAPI document and tests. Browsers take types from the package's root. */
export {
  colorSchema,
  errorReplySchema,
  mediaPathSchema,
  pageMetaSchema,
  pageQuerySchema,
  pictureSchema,
  uuidSchema,
} from './common'
export { designTypeSchema } from './content'
export { designDocumentSchema, type DesignDocument } from './design-document'
export { accessOf, floorOf, lookedUpName, type AccessArguments, type EndpointAccess } from './access'
export { FREE_FEED } from './free-content'
export { endpoints, type Endpoint, type Endpoints, type Reply } from './endpoints'
export { declarationFaults, overlap, takenFrom } from './release-rules'
export { fieldDataSchema } from './field-data'
export { canarySchema, releaseListSchema, releaseSchema, remoteNameSchema } from './releases'
