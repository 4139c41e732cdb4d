import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { FieldReport } from '@yawmi/contract'
import { createTestDatabase, type TestDatabase } from '../../../test/database/test-database'
import { Metrics } from '../../infrastructure/metrics'
import { fieldCounts } from '../../infrastructure/db/schema/field-data'
import { FieldCounter } from './field-counter'
import { FieldSummary, lastLoads, summarise } from './field-summary'

let database: TestDatabase
let folder: string
beforeEach(async () => {
  database = await createTestDatabase()
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'summary-'))
})
afterEach(async () => {
  await database.drop()
  fs.rmSync(folder, { recursive: true })
})

async function report(reports: Pick<FieldReport, 'kind' | 'value'>[], version = '1'): Promise<void> {
  const counter = new FieldCounter(database.db, () => true, new Metrics())
  for (const one of reports)
    counter.add({ browser: 'chromium', reports: [{ remote: 'content', version, weight: 1, ...one }] })
  await counter.flush()
}

it('sums a day by version, with the vitals that three of four pages stay below', async () => {
  await report([
    ...Array.from({ length: 8 }, () => ({ kind: 'load' as const })),
    { kind: 'failure' },
    { kind: 'lcp', value: 400 },
    { kind: 'lcp', value: 900 },
    { kind: 'lcp', value: 1_400 },
    { kind: 'lcp', value: 90_000 },
    { kind: 'inp', value: 90_000 },
  ])
  await report([{ kind: 'load' }], '2')
  expect(await summarise(database.db)).toEqual([
    { remote: 'content', version: '1', loads: 8, failures: 1, eventFaults: 0, vitals: { lcp: 1_500, inp: null } },
    { remote: 'content', version: '2', loads: 1, failures: 0, eventFaults: 0, vitals: {} },
  ])
})

it('says in which hour each version was loaded last, within 30 days', async () => {
  const counted = (version: string, days: number, kind = 'load') => ({
    hour: new Date(Date.now() - days * 24 * 60 * 60_000),
    ...{ remote: 'content', version, kind, detail: '', browser: 'chromium', count: 1 },
  })
  const [last, ...others] = [counted('1', 3), counted('1', 9), counted('2', 31), counted('3', 1, 'failure')]
  await database.db.insert(fieldCounts).values([last, ...others])
  expect(await lastLoads(database.db)).toEqual([{ remote: 'content', version: '1', at: last.hour.toISOString() }])
})

it('counts events by name, and so many names apart that forged ones fill no table', async () => {
  const counter = new FieldCounter(database.db, () => true, new Metrics())
  for (let name = 0; name < 200; name += 1) {
    const event = `forged/${'a'.repeat(1 + (name % 20))}${'b'.repeat(1 + Math.floor(name / 20))}`
    counter.add({
      browser: 'chromium',
      reports: [{ remote: 'content', version: '1', kind: 'event', event, weight: 1 }],
    })
  }
  await counter.flush()
  const rows = await database.db.select().from(fieldCounts)
  expect(rows).toHaveLength(51)
  expect(rows.find(({ detail }) => detail === 'other')?.count).toBe(150)
  expect(await summarise(database.db)).toMatchObject([{ eventFaults: 200, failures: 0 }])
})

it('writes them beside the list; where it cannot, it says so once', async () => {
  const warnings: string[] = []
  const summary = new FieldSummary(database.db, folder, (message) => warnings.push(message))
  fs.writeFileSync(path.join(folder, '.releases'), '')
  for (let minute = 0; minute < 2; minute += 1) await summary.write()
  expect(warnings).toEqual([expect.stringContaining('release status has no numbers')])
  fs.rmSync(path.join(folder, '.releases'))
  await report([{ kind: 'load' }])
  await summary.write()
  const written: unknown = JSON.parse(fs.readFileSync(path.join(folder, '.releases/field-data.json'), 'utf8'))
  expect(written).toMatchObject({ versions: [{ remote: 'content', version: '1', loads: 1 }] })
  expect(Object.keys(written as object)).toContain('loads')
})
