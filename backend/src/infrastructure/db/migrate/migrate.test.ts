import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { randomBytes, randomUUID } from 'node:crypto'
import os from 'node:os'
import path from 'node:path'
import { findProjectRoot } from '../../project-root'
import { testServer } from '../../../../test/database/test-database'
import { connect, type Db } from '../connect'
import { migrate } from './migrate'

const FOLDER = 'backend/src/infrastructure/db/migrations'
const [CATEGORY, CONTENT, TAG] = [randomUUID(), randomUUID(), randomUUID()]
const root = findProjectRoot(undefined)
const name = `test_${randomBytes(6).toString('hex')}`
let before: string
let db: Db

beforeAll(async () => {
  const admin = connect(testServer())
  await admin.$client.query(`CREATE DATABASE ${name}`)
  await admin.$client.end()
  db = connect({ ...testServer(), database: name })
  before = mkdtempSync(path.join(os.tmpdir(), 'yawmi-before-'))
  cpSync(path.join(root, FOLDER), path.join(before, FOLDER), { recursive: true })
  const journal = path.join(before, FOLDER, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: unknown[] }
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, 1) }))
})
afterAll(async () => {
  await db.$client.end()
  const admin = connect(testServer())
  await admin.$client.query(`DROP DATABASE ${name} WITH (FORCE)`)
  await admin.$client.end()
  rmSync(before, { recursive: true, force: true })
})

it('brings along what there was before, and has live subscriptions looked at', async () => {
  await migrate(db, before)
  await db.$client.query(`
    INSERT INTO subscribers (id, msisdn, name, created_at) VALUES
      ('00000000-0000-4000-8000-000000000001', '+218910000001', 'مشترك', '2026-01-01'),
      ('00000000-0000-4000-8000-000000000002', '+218910000002', 'مشترك', '2026-01-01');
    INSERT INTO subscriptions (subscriber_id, state, trial_ends_at, updated_at) VALUES
      ('00000000-0000-4000-8000-000000000001', 'trial', '2026-01-02', '2026-01-01'),
      ('00000000-0000-4000-8000-000000000002', 'cancelled', '2026-01-02', '2026-01-01');
    INSERT INTO charges VALUES ('key', '00000000-0000-4000-8000-000000000001', 250, 'day', '2026-01-02');
    INSERT INTO categories VALUES ('${CATEGORY}', 'designs', NULL, '', '', '', '', '', '', 0);
    INSERT INTO contents (id, external_id, type, root_id, category_id, title, body, search_key, publish_at, position)
      VALUES ('${CONTENT}', 'card', 'design_card', '${CATEGORY}', '${CATEGORY}', '', '', '', '2026-01-02 03:04:05.678901Z', 7);
    INSERT INTO tags VALUES ('${TAG}', 'eid', 'designs', '', '', '', 0);
    INSERT INTO content_tags VALUES ('${TAG}', '${CONTENT}')`)
  await migrate(db, root)
  const { rows } = await db.$client.query(`
    SELECT s.state, s.due_at IS NOT NULL AS due, s.turned_at = s.updated_at AS turned, c.amount,
      c.period_until - c.period_from = interval '1 day' AS covered
    FROM subscriptions s LEFT JOIN charges c ON c.subscription_id = s.id ORDER BY s.state`)
  expect(rows).toEqual([
    { state: 'cancelled', due: false, turned: true, amount: null, covered: null },
    { state: 'trial', due: true, turned: true, amount: 250, covered: true },
  ])
  expect(await placesOfTag()).toEqual(await placesOfContent())
})

it('keeps the place of what is tagged as the content has it', async () => {
  await db.$client.query(`UPDATE contents SET publish_at = '2026-05-05 05:05:05.000005Z', position = 2`)
  expect(await placesOfTag()).toEqual(await placesOfContent())
  await db.$client.query('DELETE FROM contents')
  expect(await placesOfTag()).toEqual([])
})

const PLACE = 'root_id, category_id, publish_at::text, position'
const placesOfTag = async () => (await db.$client.query(`SELECT ${PLACE} FROM content_tags`)).rows
const placesOfContent = async () => (await db.$client.query(`SELECT ${PLACE} FROM contents`)).rows
