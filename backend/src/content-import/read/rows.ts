import { z } from 'zod'
import { CONTENT_TYPES } from '../../infrastructure/db/schema/content'
import { parseServiceTime } from '../../lib/service-time'
import { TYPE_RULES } from '../content-types'
import { type Fault, faultOf } from '../fault'
import { unmarked } from '../unmarked'
import type { ReadRecords } from './tables'

/** PostgreSQL stores no NUL, Word's own line breaks run lines together, and no screen shows any other. */
const CONTROL_CHARACTER = /[^\P{Cc}\t\r\n]/u
const codeOf = (character: string) => `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`

/** A replacement character is what a program leaves of letters that it could not read. */
const someText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `is longer than ${max} characters`)
    .superRefine((value, context) => {
      const [found] = CONTROL_CHARACTER.exec(value) ?? []
      if (found) context.addIssue(`holds the control character ${codeOf(found)}, which no screen shows: delete it`)
    })
    .refine((value) => !value.includes('\uFFFD'), 'has lost letters (\uFFFD): write them again')
const text = (max: number) => someText(max).default('')

/** What is compared, in place of being shown. */
const word = (max: number) => z.string().default('').transform(unmarked).pipe(someText(max))

/** Whether an eye finds something in it: marks of direction, joiners and fillers are left of what was copied and deleted. */
const isSeen = (value: string) => /[^\s\p{Default_Ignorable_Code_Point}]/u.test(value)

/** A spreadsheet counts a time alone as one of the day on which its calendar begins, such as the first of 1904. */
const EARLIEST = new Date('2000-01-01T00:00:00Z')

const rowSchema = z
  .object({
    type: z
      .string()
      .default('')
      .transform(unmarked)
      .pipe(z.enum(CONTENT_TYPES, `is none of ${CONTENT_TYPES.join(', ')}`)),
    title: text(200),
    body: text(4000),
    category: word(100),
    tags: word(500).transform((list) =>
      list
        .split(/[;|,،]/)
        .map((tag) => tag.trim())
        .filter(Boolean),
    ),
    publish_at: word(40).transform((value, context) => {
      if (!value) return undefined
      const instant = parseServiceTime(value)
      if (!instant) context.addIssue('is no date: write 2026-12-31 or 2026-12-31 18:30 (time of Tripoli)')
      else if (instant < EARLIEST)
        context.addIssue(
          'has a year before 2000, as a time without its day has: write 2026-12-31 or 2026-12-31 18:30 (time of Tripoli)',
        )
      return instant
    }),
    media_file: text(300),
    external_id: someText(200).refine((value) => unmarked(value) !== '', 'is missing'),
  })
  .superRefine((row, context) => {
    for (const column of TYPE_RULES[row.type].needs) {
      if (!isSeen(row[column]))
        context.addIssue({ code: 'custom', path: [column], message: `is missing: a ${row.type} needs it` })
    }
  })

export type RowValues = z.output<typeof rowSchema>
export interface ImportRow extends RowValues {
  /** The table it stands in, and where. */
  file: string
  line: number
}

/** Reads one table; rows that are wrong come back as faults, the others as rows. @returns undefined when it is no import table */
export async function readTable(
  file: string,
  readRecords: ReadRecords,
): Promise<{ rows: ImportRow[]; faults: Fault[] } | undefined> {
  const table = await readRecords(file)
  if (!table) return undefined
  const rows: ImportRow[] = []
  const faults = [...table.faults]
  for (const { values, line } of table.records) {
    const parsed = rowSchema.safeParse(values)
    if (parsed.success) rows.push({ ...parsed.data, file, line })
    for (const issue of parsed.error?.issues ?? [])
      faults.push(faultOf({ file, line }, `${issue.path.join('.')} ${issue.message}`))
  }
  return { rows, faults }
}
