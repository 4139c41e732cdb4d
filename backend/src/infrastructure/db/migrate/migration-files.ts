import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** One file of `backend/src/infrastructure/db/migrations`, with what the comments on its first lines say of it. */
export interface Migration {
  /** Its name without `.sql`. */
  tag: string
  /** Milliseconds since 1970; tells whether it was applied, and after which others. */
  when: number
  hash: string
  statements: string[]
  /** `-- outside a transaction`: each statement by itself, as CREATE INDEX CONCURRENTLY needs. It may run again after a stop. */
  outside: boolean
  /** `-- older servers go on`: servers that do not know it can read and write all the same. Without it they refuse to start. */
  compatible: boolean
}

interface Journal {
  entries: { tag: string; when: number }[]
}

/** Drizzle's sign between two statements. */
const BREAKPOINT = '--> statement-breakpoint'

/** In the order in which they are applied. */
export function readMigrations(root: string): Migration[] {
  const folder = path.join(root, 'backend/src/infrastructure/db/migrations')
  const { entries } = JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8')) as Journal
  return entries.map(({ tag, when }) => {
    const text = readFileSync(path.join(folder, `${tag}.sql`), 'utf8')
    const head = /^(?:\s*--.*\n)*/
      .exec(text)![0]
      .split('\n')
      .map((line) => line.trim())
    return {
      tag,
      when,
      hash: createHash('sha256').update(text).digest('hex'),
      statements: text.split(BREAKPOINT),
      outside: head.includes('-- outside a transaction'),
      compatible: head.includes('-- older servers go on'),
    }
  })
}
