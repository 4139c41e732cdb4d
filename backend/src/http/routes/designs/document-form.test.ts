import { createHash } from 'node:crypto'
import { DESIGN_DOCUMENT_VERSION } from '@yawmi/contract'
import { designDocumentSchema } from '@yawmi/contract/schemas'
import { z } from 'zod'

/** What a design of this version may be: a digest of its JSON schema, without the version. */
const FORM = { version: 7, digest: 'c6662a6e6bf9f64f' }

/**
 * Where it fails: raise DESIGN_DOCUMENT_VERSION if studios of before would misread or refuse the new form (docs/adr/0067), add what
 * makes one of it to `MIGRATIONS` in mfe-designer/src/document/stored/draft.ts and a design of it to `versions` beside it, and
 * write the new digest here.
 */
it('has a version for its form: an older studio calls a design that it does not know newer, and not broken', () => {
  const { version: _, ...fields } = designDocumentSchema.shape
  const form = JSON.stringify(z.toJSONSchema(z.strictObject(fields)))
  const digest = createHash('sha256').update(form).digest('hex').slice(0, FORM.digest.length)
  expect({ version: DESIGN_DOCUMENT_VERSION, digest }).toEqual(FORM)
})
