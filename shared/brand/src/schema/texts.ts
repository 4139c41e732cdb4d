import { z } from 'zod'

const textUpTo = (max: number) => z.string().trim().min(1).max(max)

/** What a brand's texts are made of: data, never markup, so that they look as ours and can do nothing to a page. */
const parts = z
  .array(z.union([textUpTo(3000), z.array(textUpTo(1000)).min(1).max(40)]))
  .min(1)
  .max(40)

const isDay = (value: string) => !Number.isNaN(Date.parse(value)) && new Date(value).toISOString().startsWith(value)

const section = z.strictObject({
  title: textUpTo(120).describe('Heading of the section, and its line in the contents'),
  parts: parts.describe('What it says, in order: a text is a paragraph, a list of texts is a list'),
})

/** Terms or a privacy policy as a brand writes them. */
export const legalTextSchema = z.strictObject({
  since: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d$/, 'must be a day such as 2026-11-22')
    .refine(isDay, 'is no day of the calendar')
    .describe('Day from which the text holds, such as 2026-11-22'),
  intro: textUpTo(3000).describe('Paragraph before the contents'),
  sections: z.array(section).min(1).max(40).describe('The sections, in order'),
})
export type OwnLegalText = z.infer<typeof legalTextSchema>

const question = z.strictObject({
  question: textUpTo(160).describe('What people ask'),
  answer: parts.describe('What they are told, in parts as those of `texts.terms.sections[]`'),
})

/** The questions of the landing page as a brand writes them. */
export const faqSchema = z.strictObject({
  questions: z.array(question).min(1).max(40).describe('The questions, in order'),
})
export type OwnFaq = z.infer<typeof faqSchema>

const fileName = z
  .string()
  .max(80)
  .regex(/^([a-z0-9][a-z0-9_-]*\.json)?$/, 'must be the name of a file such as terms.json, or empty')

/** A text: in the brand's file, or the name of a file beside it, or empty for ours. */
const text = <T extends z.ZodType>(own: T, meaning: string) =>
  z
    .union([fileName, own])
    .default('')
    .describe(
      `${meaning}: in this place, or the name of a file in the folder \`<id>\` beside the brand’s file; empty: ours`,
    )

export const texts = z
  .strictObject({
    terms: text(legalTextSchema, 'Terms and conditions'),
    privacy: text(legalTextSchema, 'Privacy policy'),
    faq: text(faqSchema, 'Questions of the landing page, from one up'),
  })
  .prefault({})
  .describe(
    'Texts in the place of ours. Plain text, with the marks `{brand}`, `{subscribe}`, `{prices}`, `{trial}`, `{smsTo}`, `{smsSubscribe}`, `{smsCancel}`, `{email}`, `{operators}`, `{phoneExample}`; only their own pages load them',
  )
