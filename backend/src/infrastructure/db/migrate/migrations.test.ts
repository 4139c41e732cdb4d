import { execFileSync, type ExecFileException } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { findProjectRoot } from '../../project-root'
import { readMigrations } from './migration-files'

const root = findProjectRoot(undefined)
const SQUAWK = createRequire(__filename).resolve('squawk-cli/js/bin/squawk')
/** The oldest PostgreSQL that the service runs on. */
const PG_VERSION = '15'
/** `migrate` sets both (`apply-migration.ts`); the other two are about how types are chosen. */
const EXCLUDED = ['require-lock-timeout', 'require-statement-timeout', 'prefer-bigint-over-int', 'prefer-identity']
/** What a server of before cannot work with. It is done one release after nothing uses the thing any more. */
const CONTRACTING = [
  'adding-not-nullable-field',
  'adding-required-field',
  'ban-drop-column',
  'ban-drop-table',
  'ban-drop-database',
  'changing-column-type',
  'renaming-column',
  'renaming-table',
]
/** Those before have run, on databases that had few rows, and are never changed. */
const FIRST_LINTED = '0016'

interface Fault {
  rule_name: string
  line: number
}

/** Rules that a migration breaks, each with its line. */
function faultsOf(file: string, outside: boolean): string[] {
  const args = ['--pg-version', PG_VERSION, '--reporter', 'json', '--exclude', EXCLUDED.join(',')]
  const inTransaction = outside ? [] : ['--assume-in-transaction']
  let output: string
  try {
    output = execFileSync(process.execPath, [SQUAWK, ...args, ...inTransaction, file], {
      encoding: 'utf8',
      stdio: 'pipe',
    })
  } catch (error) {
    output = String((error as ExecFileException).stdout)
  }
  return (JSON.parse(output) as Fault[]).map(({ rule_name: rule, line }) => `${rule} in line ${line + 1}`)
}

/** Exceptions that a migration makes for itself, by a comment in front of a statement. */
const exceptionsOf = (text: string) =>
  Array.from(text.matchAll(/squawk-ignore(?:-file)?\s+([\w\s,-]+)/g), ([, rules = '']) => rules.split(/[\s,]+/)).flat()

const migrations = readMigrations(root).filter(({ tag }) => tag >= FIRST_LINTED)

it.each(migrations)('$tag holds nobody up', ({ tag, outside }) => {
  expect(faultsOf(path.join(root, 'backend/src/infrastructure/db/migrations', `${tag}.sql`), outside)).toEqual([])
})

it.each(migrations)('$tag contracts nothing if older servers are to go on', ({ statements, compatible }) => {
  const contracting = exceptionsOf(statements.join('\n')).filter((rule) => CONTRACTING.includes(rule))
  expect(compatible ? contracting : []).toEqual([])
})

it.each(migrations)('$tag lets older servers go on if it contracts nothing', ({ statements, compatible }) => {
  const contracting = exceptionsOf(statements.join('\n')).filter((rule) => CONTRACTING.includes(rule))
  expect(compatible || contracting.length > 0).toBe(true)
})

describe('the rules', () => {
  let folder: string
  beforeAll(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-lint-'))))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const faults = (text: string, outside = false) => {
    const file = path.join(folder, 'one.sql')
    writeFileSync(file, text)
    return faultsOf(file, outside).map((fault) => fault.split(' ')[0])
  }

  it.each([
    ['CREATE INDEX one ON sessions (created_at);', ['require-concurrent-index-creation']],
    ['ALTER TABLE sessions DROP COLUMN brand;', ['ban-drop-column']],
    ['ALTER TABLE sessions ADD COLUMN more text NOT NULL;', ['adding-required-field']],
    ['ALTER TABLE sessions RENAME COLUMN brand TO other;', ['renaming-column']],
    ['ALTER TABLE charges ALTER COLUMN amount TYPE bigint;', ['changing-column-type']],
    ['ALTER TABLE sessions ALTER COLUMN brand SET NOT NULL;', ['adding-not-nullable-field']],
    ['ALTER TABLE sessions ADD CONSTRAINT one CHECK (brand IS NOT NULL);', ['constraint-missing-not-valid']],
    ['CREATE TABLE one (id bigint); CREATE INDEX of_one ON one (id);', []],
    ['ALTER TABLE sessions ADD COLUMN more text;', []],
  ])('%s', (text, expected) => expect(faults(text)).toEqual(expected))

  it('outside a transaction each statement may run again', () => {
    expect(faults('CREATE INDEX CONCURRENTLY one ON sessions (created_at);', true)).toEqual(['prefer-robust-stmts'])
    expect(faults('CREATE INDEX CONCURRENTLY IF NOT EXISTS one ON sessions (created_at);', true)).toEqual([])
  })

  it('an exception is found in its comment', () => {
    const text = '-- squawk-ignore ban-drop-column\nALTER TABLE sessions DROP COLUMN brand;'
    expect(faults(text)).toEqual([])
    expect(exceptionsOf(text)).toContain('ban-drop-column')
  })
})
