import { z } from 'zod'
import { DESIGN_DOCUMENT_VERSION, OWN_PICTURE_PREFIX } from '../constants'

/**
 * What the studio saves beside a design's PNG, so that it can be opened and changed again. The studio's own types and limits are in
 * `mfe-designer/src/document`; a test there checks that whatever it saves is accepted here. Documents of each earlier
 * version stay as they were saved, and the studio migrates them as it opens them.
 */

const flag = z.boolean()
const within = (min: number, max: number) => z.number().min(min).max(max)
const whole = (min: number, max: number) => z.int().min(min).max(max)
const hexSchema = z.string().regex(/^[0-9a-fA-F]{6}$/)
/** Stage units: a design has 700 at its longer side. */
const coordinate = within(-100_000, 100_000)
const length = z.number().positive().max(100_000)
const side = within(24, 2800)

/** `own:<id>`, `emoji:<code points>`, or a path of the media host: never an address of another. */
const picturePath = z
  .string()
  .max(300)
  .regex(new RegExp(`^(?:${OWN_PICTURE_PREFIX}[a-z0-9]{1,40}|emoji:[0-9a-f-]{2,40}|(?!//)[^:\\\\\\s]+)$`))

const toneSchema = z.strictObject({
  exposure: whole(-60, 60),
  contrastLevel: whole(-60, 60),
  warmth: whole(-100, 100),
  gray: whole(0, 100),
  blurRadius: whole(0, 20),
  veil: whole(0, 80),
})

const share = within(0, 1)
/** Since version 4: a picture turned, mirrored, cropped and filtered, in this order. */
const pictureEdit = z.strictObject({
  turn: whole(1, 3).optional(),
  flipX: z.literal(true).optional(),
  flipY: z.literal(true).optional(),
  crop: z.strictObject({ x: share, y: share, width: share, height: share }).optional(),
  tone: toneSchema.optional(),
})
const pictureSource = z.strictObject({ path: picturePath, width: length, height: length, edit: pictureEdit.optional() })

const placed = {
  id: z.string().min(1).max(40),
  x: coordinate,
  y: coordinate,
  width: length,
  rotation: z.number(),
  opacity: within(0.1, 1),
  locked: flag,
  /** Since version 4. */
  group: z.string().min(1).max(40).optional(),
}
const mirrored = { flipX: flag, flipY: flag }

const textSchema = z.strictObject({
  ...placed,
  type: z.enum(['text', 'quote']),
  text: z.string().max(2000),
  fontSize: within(8, 120),
  fontFamily: z.string().max(60),
  fontColor: hexSchema,
  height: length.optional(),
  align: z.enum(['start', 'center', 'end']),
  lineGap: within(0, 60),
  bold: flag,
  outline: flag,
  shadow: flag,
  plate: flag,
  /** Since version 3, as is what follows. */
  look: z.enum(['plain', 'gold', 'ribbon', 'shadow', 'outline', 'paper', 'neon']).optional(),
  autoFit: flag.optional(),
  /** Since version 4. */
  kashida: whole(0, 4).optional(),
  /** Since version 5, as is what follows. */
  letterGap: whole(0, 20).optional(),
  wordGap: whole(0, 40).optional(),
  direction: z.enum(['rtl', 'ltr', 'auto']).optional(),
  /** Since version 6. */
  arc: whole(-330, 330).optional(),
})

const shapeSchema = z.strictObject({
  ...placed,
  ...mirrored,
  type: z.literal('shape'),
  shape: z.string().max(40),
  width: side,
  height: side,
  fill: z.union([z.literal(''), hexSchema]),
  stroke: hexSchema,
  strokeWidth: within(0, 100),
})

const pictureSchema = z.strictObject({
  ...placed,
  ...mirrored,
  type: z.literal('picture'),
  picture: pictureSource,
  width: side,
  height: side,
})

/** A picture of one's own, as the studio has encoded it; base64. What it is, its first bytes say. */
const ownPicture = z
  .string()
  .regex(/^(?:\/9j\/|UklGR|iVBORw0KGgo)/)
  // By what it must not have: an expression for the whole would keep a way back for each of some million letters.
  .refine((text) => !/[^A-Za-z0-9+/=]/.test(text))

const MAX_BOXES = 200
/**
 * By their paths. More than boxes and a background can name are refused before any is looked at: of a file that holds nothing else each
 * would be a fault by itself, half a million of them.
 */
const ownPictures = z
  .custom<Record<string, string>>(
    (value) => typeof value !== 'object' || value === null || Object.keys(value).length <= MAX_BOXES + 1,
  )
  .pipe(z.record(z.string(), ownPicture))

export const designDocumentSchema = z
  .strictObject({
    version: z.int().min(2).max(DESIGN_DOCUMENT_VERSION),
    background: pictureSource.nullable(),
    tone: toneSchema.optional(),
    page: z.enum(['square', 'story', 'a5']).optional(),
    fill: z
      .strictObject({
        from: hexSchema,
        to: hexSchema,
        pattern: z.enum(['stars', 'girih', 'dots', 'waves', 'scales']).optional(),
      })
      .optional(),
    boxes: z.array(z.discriminatedUnion('type', [textSchema, shapeSchema, pictureSchema])).max(MAX_BOXES),
    /** All that the design names: it opens on any device. */
    pictures: ownPictures.optional(),
  })
  .refine(({ background, boxes, pictures = {} }) => {
    const paths = [background?.path, ...boxes.map((box) => (box.type === 'picture' ? box.picture.path : undefined))]
    const own = new Set(paths.filter((path) => path?.startsWith(OWN_PICTURE_PREFIX)))
    return own.size === Object.keys(pictures).length && [...own].every((path) => Object.hasOwn(pictures, path!))
  })
  .meta({ id: 'DesignDocument' })
export type DesignDocument = z.infer<typeof designDocumentSchema>
