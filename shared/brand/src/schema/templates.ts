import { designDocumentSchema } from '@yawmi/contract/schemas'
import { z } from 'zod'

/** Templates of a brand: more than people look through. */
const MAX_TEMPLATES = 24

const document = designDocumentSchema
  .refine(
    ({ background, boxes }) => background === null && boxes.every(({ type }) => type !== 'picture'),
    'must be of texts, shapes and colours alone: pictures stay with the person who put them there',
  )
  .refine(({ boxes }) => new Set(boxes.map(({ id }) => id)).size === boxes.length, 'has two boxes of the same id')
  .refine(({ boxes }) => boxes.some(({ type }) => type === 'text'), 'has no text that people could fill in')

export const templatesSchema = z.strictObject({
  designs: z
    .array(
      z.strictObject({
        name: z.string().trim().min(1).max(60).describe('What it is called in the gallery'),
        document: document.describe(
          'A design as the studio saves it; its texts are what people fill in, in their order',
        ),
      }),
    )
    .min(1)
    .max(MAX_TEMPLATES)
    .describe('The templates, in order'),
})

const fileName = z
  .string()
  .max(80)
  .regex(/^([a-z0-9][a-z0-9_-]*\.json)?$/, 'must be the name of a file such as templates.json, or empty')

export const templates = z
  .union([fileName, templatesSchema])
  .default('')
  .describe(
    'Templates of the brand’s own, first in the studio’s gallery under its name: in this place, or the name of a file in the folder `<id>` beside the brand’s file, of at most 200 KB; empty: none',
  )
