import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { endOf, exercise, largeTables, logPlans, plansSince, type Rows, scansOf, tablesOf } from '@yawmi/backend/scale'
import { comparePages, openList } from '../api/pages'
import { type Product, startAgain } from '../api/product'
import { numberOf } from '../api/sign-in'
import { connectTo, fill, rowsOf, say } from './seeded'

/**
 * The built product on the embedded database with as many rows as years of the service leave: no statement of a request or
 * a job may read a large table from end to end, and a page of a list takes as long as in a small database.
 */
const SMALL: Rows = { subscribers: 1_000, contents: 5_000, charges: 10_000 }
const MAX_SLOWDOWN = 1.1
const ROUNDS = 8
/** Jobs that run each minute have run by then. */
const JOBS_MS = 65_000

const [, , programs = '', part = '1'] = process.argv
const folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-bench-scale-'))
const closers: (() => Promise<void>)[] = []
let missed = 0
try {
  await measure()
} finally {
  for (const close of closers.reverse()) await close()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(missed > 0 ? 1 : 0)

async function measure(): Promise<void> {
  const rows = rowsOf(part)
  const few = await startSeeded('few', SMALL)
  const many = await startSeeded('many', rows)
  say(`\nmilliseconds for a page straight from the database; medians of ${ROUNDS} rounds, a page of each in turn`)
  say(line(['', String(SMALL.contents), String(rows.contents), 'ratio', 'most']))
  const lists = [
    await openList(few, await few.signIn(numberOf(0))),
    await openList(many, await many.signIn(numberOf(0))),
  ] as const
  for (const { place, few: short, many: long, ratio } of await comparePages(...lists, ROUNDS)) {
    if (ratio > MAX_SLOWDOWN) missed += 1
    const verdict = ratio > MAX_SLOWDOWN ? '  ← missed' : ''
    say(line([place, short.toFixed(2), long.toFixed(2), ratio.toFixed(2), String(MAX_SLOWDOWN)]) + verdict)
  }
  await many.stop()
  await findScans('many')
}

/** Starts the product on so many rows. */
async function startSeeded(name: string, rows: Rows): Promise<Product> {
  const dataDir = path.join(folder, name)
  const product = await startAgain(programs, dataDir)
  closers.push(product.stop)
  await fill(programs, dataDir, rows)
  return product
}

/** Starts the product once more, has it do all that servers do, and prints each statement that read a large table whole. */
async function findScans(name: string): Promise<void> {
  const dataDir = path.join(folder, name)
  const logFile = path.join(dataDir, 'pg.log')
  const first = await startAgain(programs, dataDir)
  closers.push(first.stop)
  const settings = await connectTo(dataDir)
  const tables = await largeTables(settings)
  await logPlans(settings, settings.database!)
  await settings.end()
  await first.stop()

  const product = await startAgain(programs, dataDir)
  closers.push(product.stop)
  const start = endOf(logFile)
  const database = await connectTo(dataDir)
  closers.push(() => database.end())
  await database.query('SET auto_explain.log_min_duration = -1')
  await exercise(product.address, database)
  await wait(JOBS_MS)
  const plans = plansSince(logFile, start)
  const scans = scansOf(plans, tables)
  const unused = tables.filter((table) => !tablesOf(plans).has(table))
  missed += scans.length + unused.length
  const statements = new Set(plans.map((plan) => plan['Query Text'])).size
  say(`\n${statements} different statements on ${tables.length} large tables; ${scans.length} read one from end to end`)
  for (const { table, statement } of scans) say(`  ${table}: ${statement}  ← missed`)
  if (unused.length > 0) say(`  never used: ${unused.join(', ')}  ← missed`)
}

function line([name = '', ...cells]: string[]): string {
  return name.padEnd(36) + cells.map((cell) => cell.padStart(9)).join(' ')
}
