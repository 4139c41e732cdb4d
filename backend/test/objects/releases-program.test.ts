import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { desc, sql } from 'drizzle-orm'
import { connect } from '../../src/infrastructure/db/connect'
import { fieldCounts } from '../../src/infrastructure/db/schema/field-data'
import { releaseRevisions } from '../../src/infrastructure/db/schema/releases'
import { newestFiles } from '../../src/infrastructure/releases/release-revisions'
import { serversStore } from '../../src/site/release-api/servers-store'
import { linkCheckout } from '../processes/link-checkout'
import { type PostgresServer, startPostgresServer } from '../processes/postgres-server'
import { buildPrograms, removeFolder, ServerProcess } from '../processes/server-process'
import { wrongClock } from '../processes/wrong-clock'
import { S3Server } from './s3-server'
import { writeBuild } from './sharing-hosts'

const DAY_MS = 24 * 60 * 60_000

let programs: string
let postgres: PostgresServer
let s3: S3Server
let folder: string
beforeAll(async () => {
  ;[programs, postgres, s3] = await Promise.all([buildPrograms(), startPostgresServer(), S3Server.start()])
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yawmi-program-'))
}, 60_000)
afterAll(async () => {
  await Promise.all([postgres.stop(), s3.stop()])
  removeFolder(folder)
})

const newFolder = () => fs.mkdtempSync(path.join(folder, 'new-'))

/** Runs the program as a checkout does, in a data folder that no server has. @param daysAgo when */
async function release(
  root: string,
  args: string[],
  { input, daysAgo = 0 }: { input?: object; daysAgo?: number } = {},
) {
  const settings = { YAWMI_ROOT: root, YAWMI_DATA_DIR: newFolder(), DATABASE_URL: postgres.url, ...s3.settings }
  const how = { input: input && JSON.stringify(input), node: wrongClock(-daysAgo * DAY_MS) }
  const { code, stdout, stderr } = await new ServerProcess(programs, settings, 'releases.mjs', args, how).ended
  if (code !== 0) throw new Error(stdout + stderr)
  return stdout
}

it('a version that pages still load stays, whichever machine publishes the next one', async () => {
  const root = linkCheckout(newFolder())
  await serversStore(path.join(root, 'dist'), { keysFolder: path.join(root, 'keys') }).publish(
    'landing',
    writeBuild(newFolder(), 'landing', '0'),
  )
  const publish = (version: string, daysAgo?: number) => {
    const build = writeBuild(newFolder(), 'content', version)
    return release(root, ['call'], {
      input: { method: 'publish', args: ['content', build] },
      ...(daysAgo && { daysAgo }),
    })
  }
  await release(root, ['adopt', '--reason', 'the first'], { daysAgo: 4 })
  for (const version of ['1', '2', '3', '4', '5']) await publish(version, 3)
  const db = connect({ connectionString: postgres.url })
  await db.insert(fieldCounts).values({
    hour: new Date(),
    remote: 'content',
    version: '1',
    kind: 'load',
    detail: '',
    browser: 'chromium',
    count: 1,
  })
  await publish('6')
  const names = Object.keys(await newestFiles(db))
  await db.$client.end()
  expect(names.filter((name) => name.startsWith('content/')).sort()).toEqual([
    ...['content/1', 'content/4', 'content/5', 'content/6'],
  ])
}, 120_000)

it('a release is taken back also where others act at that moment', async () => {
  const root = linkCheckout(newFolder())
  await serversStore(path.join(root, 'dist'), { keysFolder: path.join(root, 'keys') }).publish(
    'landing',
    writeBuild(newFolder(), 'landing', '0'),
  )
  await release(root, ['adopt', '--reason', 'these hosts as well'])
  for (const version of ['bad-1', 'bad-2'])
    await release(root, ['call'], {
      input: { method: 'publish', args: ['content', writeBuild(newFolder(), 'content', version)] },
    })
  // What was asked about one remote alone.
  expect(await release(root, ['status', 'landing'])).toMatch(/^serial \d+\nlanding {2}\S+\n$/)
  expect(await release(root, ['list', 'contnt'])).toBe('nothing of it is released\n')
  expect(await release(root, ['log', 'landing'])).not.toContain('content')
  const db = connect({ connectionString: postgres.url })
  // As the row of somebody who was a moment faster, three times.
  await db.execute(sql`CREATE SEQUENCE overtaken`)
  await db.execute(sql`CREATE FUNCTION overtake() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RETURN CASE WHEN nextval('overtaken') <= 3 THEN NULL ELSE NEW END; END $$`)
  await db.execute(
    sql`CREATE TRIGGER overtake BEFORE INSERT ON release_revisions FOR EACH ROW EXECUTE FUNCTION overtake()`,
  )
  await release(root, ['rollback', 'content', '--reason', 'it is bad'])
  await db.execute(sql`DROP TRIGGER overtake ON release_revisions`)
  const [last] = await db.select().from(releaseRevisions).orderBy(desc(releaseRevisions.revision)).limit(1)
  await db.$client.end()
  expect(JSON.parse(last!.line)).toMatchObject({ act: 'rollback', left: 'bad-2', version: 'bad-1' })
}, 60_000)
