import fs from 'node:fs'
import path from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { findProjectRoot } from '../../project-root'

const BACKEND = path.join(findProjectRoot(undefined), 'backend')
const SCHEMA = path.join(BACKEND, 'src/infrastructure/db/schema')
const META = path.join(BACKEND, 'src/infrastructure/db/migrations/meta')

/** Everything that the schema's files declare. */
async function declared(): Promise<Record<string, unknown>> {
  const files = fs.readdirSync(SCHEMA).filter((name) => name.endsWith('.ts'))
  const modules = await Promise.all(files.map((name) => import(path.join(SCHEMA, name)) as Promise<object>))
  return Object.assign({}, ...modules) as Record<string, unknown>
}

type Snapshot = Parameters<typeof generateMigration>[0]

it('nothing of the schema waits for a migration: `pnpm --filter @yawmi/backend migrations <name>` writes it', async () => {
  const last = fs
    .readdirSync(META)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1)!
  const migrated = JSON.parse(fs.readFileSync(path.join(META, last), 'utf8')) as Snapshot
  expect(await generateMigration(migrated, generateDrizzleJson(await declared(), migrated.id))).toEqual([])
})
