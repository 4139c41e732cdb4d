import { readFileSync, statSync } from 'node:fs'
import type { ClientBase } from 'pg'

/** A step of a plan as auto_explain writes it. */
interface PlanStep {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  Plans?: PlanStep[]
}

interface Plan {
  'Query Text': string
  Plan: PlanStep
}

/** A statement that read a large table from end to end. */
export interface Scan {
  table: string
  statement: string
}

/** Tables that neither people nor contents nor time fill: a scan of them is what the planner should take. */
const SMALL = [
  'brand_previews',
  'brand_revisions',
  'canary_trials',
  'categories',
  'content_imports',
  'daily_tiles',
  'job_leases',
  'media_drafts',
  'release_revisions',
  'service_facts',
  'tags',
]

/**
 * Writes the plan of each statement of all later connections into the database's log, those of triggers and foreign keys
 * too, and what they really read.
 */
export async function logPlans(client: ClientBase, database: string): Promise<void> {
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': 0,
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_format': 'json',
    'auto_explain.log_parameter_max_length': 0,
  }
  for (const [name, value] of Object.entries(settings))
    await client.query(`ALTER DATABASE "${database}" SET ${name} = '${value}'`)
}

/** Where a log ends now: what follows is what `plansSince` reads. */
export const endOf = (logFile: string) => statSync(logFile).size

/** Every plan that was logged after `start`. */
export function plansSince(logFile: string, start: number): Plan[] {
  const text = readFileSync(logFile).subarray(start).toString('utf8')
  const entries = text.matchAll(/ plan:\n((?:\t.*\n)+)/g)
  return Array.from(entries, ([, json = '']) => JSON.parse(json.replaceAll(/^\t/gm, '')) as Plan)
}

/**
 * The large tables of a seeded database.
 * @throws Error naming tables that are neither among the small ones nor filled: whoever adds a table says which it is
 */
export async function largeTables(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ table: string; rows: number }>(
    `SELECT relname AS table, reltuples AS rows FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1`,
  )
  const large = rows.filter(({ table }) => !SMALL.includes(table))
  const empty = large.filter((table) => table.rows < MIN_ROWS)
  if (empty.length > 0) throw new Error(`seed.ts leaves these empty: ${empty.map(({ table }) => table).join(', ')}`)
  return large.map(({ table }) => table)
}

/** From here on an index is cheaper than reading a whole table, for any statement that should use one. */
const MIN_ROWS = 4_000

/** Which plans read one of these tables from end to end, each statement once. */
export function scansOf(plans: readonly Plan[], tables: readonly string[]): Scan[] {
  const scans = plans.flatMap(({ 'Query Text': statement, Plan: plan }) =>
    stepsOf(plan)
      .filter((step) => step['Node Type'] === 'Seq Scan' && tables.includes(step['Relation Name'] ?? ''))
      .map((step) => ({ table: step['Relation Name']!, statement: statement.replaceAll(/\s+/g, ' ').trim() })),
  )
  return [...new Map(scans.map((scan) => [`${scan.table} ${scan.statement}`, scan])).values()]
}

/** Tables that some plan reads or writes. */
export const tablesOf = (plans: readonly Plan[]) =>
  new Set(plans.flatMap(({ Plan: plan }) => stepsOf(plan).map((step) => step['Relation Name'])))

const stepsOf = (step: PlanStep): PlanStep[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)]
