import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CsvError, parse } from 'csv-parse/sync'
import { z } from 'zod'
import { CONTENT_TYPES } from '../db/schema/content'
import { parseServiceTime } from '../service-time'
import { TYPE_RULES } from './content-types'
import type { Fault } from './fault'

const text = (most: number) => z.string().trim().max(most).default('')

const rowSchema = z
  .object({
    type: z.enum(CONTENT_TYPES),
    title: text(200),
    body: text(4000),
    category: text(100),
    tags: text(500).transform((list) =>
      list
        .split(/[;|,،]/)
        .map((tag) => tag.trim())
        .filter(Boolean),
    ),
    publish_at: text(40).transform((value, context) => {
      if (!value) return undefined
      const instant = parseServiceTime(value)
      if (!instant) context.addIssue('is no date: write 2026-12-31 or 2026-12-31 18:30 (time of Tripoli)')
      return instant
    }),
    media_file: text(300),
    external_id: z.string().trim().min(1, 'is missing').max(200),
  })
  .superRefine((row, context) => {
    for (const column of TYPE_RULES[row.type].needs) {
      if (!row[column])
        context.addIssue({ code: 'custom', path: [column], message: `is missing: a ${row.type} needs it` })
    }
  })

export type RowValues = z.output<typeof rowSchema>
export interface ImportRow extends RowValues {
  /** The table it stands in, and where. */
  file: string
  line: number
}

interface RawRecord {
  record: Record<string, string>
  info: { lines: number }
}

/** Whether a table's header is that of an import; other tables may lie in the same folder. */
export function isImportTable(file: string): boolean {
  const header =
    readFileSync(file, 'utf8')
      .replace(/^\uFEFF/, '')
      .split(/\r?\n/, 1)[0] ?? ''
  const columns = header.split(',').map((column) => column.trim())
  return columns.includes('type') && columns.includes('external_id')
}

/** Reads one table; rows that are wrong come back as faults, the others as rows. */
export function readTable(file: string): { rows: ImportRow[]; faults: Fault[] } {
  const rows: ImportRow[] = []
  const faults: Fault[] = []
  const name = path.basename(file)
  for (const { record, info } of parseCsv(file, faults)) {
    const parsed = rowSchema.safeParse(record)
    if (parsed.success) rows.push({ ...parsed.data, file, line: info.lines })
    for (const issue of parsed.error?.issues ?? []) {
      faults.push({ file: name, line: info.lines, message: `${issue.path.join('.')} ${issue.message}` })
    }
  }
  return { rows, faults }
}

function parseCsv(file: string, faults: Fault[]): RawRecord[] {
  try {
    return parse(readFileSync(file), {
      columns: true,
      bom: true,
      trim: true,
      info: true,
      skip_empty_lines: true,
    }) as unknown as RawRecord[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    faults.push({ file: path.basename(file), line: Number(error.lines ?? 0), message: error.message })
    return []
  }
}
