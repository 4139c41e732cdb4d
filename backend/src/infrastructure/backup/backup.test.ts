import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { type Cluster, openCluster } from '../embedded-postgres/cluster'
import { readMigrations } from '../db/migrate/migration-files'
import { findProjectRoot } from '../project-root'
import { restoreBackup } from './restore-backup'
import { takeBackup } from './take-backup'

const root = findProjectRoot(undefined)
/** Larger than what PostgreSQL keeps in memory, and than a file of its WAL. */
const BULK_ROWS = 60_000

let folder: string
let dataDir: string
let cluster: Cluster
let writer: Writer
let backup: string
/** The last row that was acknowledged before the backup began. */
let acknowledged: number

const place = (...names: string[]) => path.join(folder, ...names)
const write = (name: string, text: string) => {
  const file = path.join(dataDir, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Adds rows one by one, changes all of them over and over, and makes the database write its pages. */
class Writer {
  last = 0
  private isStopping = false
  private readonly work: Promise<void>[]

  constructor(config: pg.PoolConfig) {
    this.work = [
      this.repeat(config, async (client) => {
        await client.query('INSERT INTO kept VALUES ($1)', [this.last + 1])
        this.last += 1
      }),
      this.repeat(config, (client) => client.query('UPDATE bulk SET turn = turn + 1 WHERE id % 7 = 0')),
      this.repeat(config, (client) => client.query('CHECKPOINT')),
    ]
  }

  async stop(): Promise<void> {
    this.isStopping = true
    await Promise.all(this.work)
  }

  private async repeat(config: pg.PoolConfig, turn: (client: pg.Client) => Promise<unknown>): Promise<void> {
    const client = new pg.Client(config)
    await client.connect()
    while (!this.isStopping) await turn(client)
    await client.end()
  }
}

async function within<T>(folderOfData: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const opened = await openCluster({ root, dataDir: folderOfData, whenRunning: 'join' })
  const client = new pg.Client(opened.config)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
    await opened.stop()
  }
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-backup-'))
  dataDir = place('live')
  mkdirSync(dataDir)
  cluster = await openCluster({ root, dataDir, whenRunning: 'refuse' })
  await within(dataDir, async (client) => {
    await client.query('CREATE TABLE kept (id int PRIMARY KEY)')
    await client.query('CREATE TABLE bulk (id int PRIMARY KEY, turn int, text text)')
    await client.query(`INSERT INTO bulk SELECT n, 0, repeat('x', 200) FROM generate_series(1, ${BULK_ROWS}) n`)
    await client.query('CREATE TABLE subscribers AS SELECT 1 AS id UNION ALL SELECT 2')
    await client.query(`CREATE TABLE charges AS SELECT timestamptz '2026-03-04 05:06:07Z' AS charged_at`)
  })
  write('media/saved/a/b.png', 'picture')
  write('media/saved/a/b.json', 'document')
  write('media/half.png.0b5ad5a3-1f0e-4a39-a6b2-6c5b1c3f7f01', 'being written')
  write('last-good-brands/brand.json', '{}')
  write('otp-secret', 'secret')
  write('keys/list.json', 'key')
  write('incoming/upload', 'under way')
  writer = new Writer(cluster.config)
  while (writer.last < 50) await new Promise((resolve) => setTimeout(resolve, 5))
  acknowledged = writer.last
  backup = place('backup')
  await takeBackup({ root, dataDir, folder: backup })
}, 120_000)
afterAll(async () => {
  await writer.stop()
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}, 60_000)

describe('a backup that was taken while rows were written', () => {
  it('has every row that was acknowledged before it, in a database that is whole', async () => {
    const restored = place('restored')
    const found = await restoreBackup({ root, backup, dataDir: restored })
    expect(found).toMatchObject({ subscribers: 2, charges: 1, lastChargeAt: new Date('2026-03-04T05:06:07Z') })
    const { kept, bulk, turns } = await within(restored, async (client) => {
      const { rows } = await client.query<{ kept: string; bulk: string; turns: string }>(
        `SELECT (SELECT count(*) FROM kept WHERE id <= ${acknowledged}) AS kept, (SELECT count(*) FROM bulk) AS bulk,
           (SELECT count(DISTINCT turn) FROM bulk WHERE id % 7 = 0) AS turns`,
      )
      return rows[0]!
    })
    expect(Number(kept)).toBe(acknowledged)
    expect(Number(bulk)).toBe(BULK_ROWS)
    // An update of all of them is there as a whole, or not at all.
    expect(Number(turns)).toBe(1)
    // Somebody did write meanwhile.
    expect(writer.last).toBeGreaterThan(acknowledged)
  }, 120_000)

  it('has the files that a restored service needs, and nothing that was under way', async () => {
    const restored = place('with-files')
    // As a restore leaves it that was killed.
    mkdirSync(`${restored}.restoring.4194305/pg`, { recursive: true })
    await restoreBackup({ root, backup, dataDir: restored })
    for (const name of ['media/saved/a/b.png', 'media/saved/a/b.json', 'last-good-brands/brand.json', 'otp-secret'])
      expect(readFileSync(path.join(restored, name), 'utf8')).toBe(readFileSync(path.join(dataDir, name), 'utf8'))
    expect(readFileSync(path.join(restored, 'keys/list.json'), 'utf8')).toBe('key')
    expect(readdirSync(path.join(restored, 'media'))).toEqual(['saved'])
    expect(existsSync(path.join(restored, 'incoming'))).toBe(false)
    expect(readdirSync(folder).filter((name) => name.includes('.restoring.'))).toEqual([])
  }, 60_000)

  it('can be read by its owner alone', () => {
    const names = readdirSync(backup, { recursive: true, withFileTypes: true })
    expect(names.length).toBeGreaterThan(500)
    for (const entry of names) {
      const { mode } = statSync(path.join(entry.parentPath, entry.name))
      expect([entry.name, mode & 0o077]).toEqual([entry.name, 0])
    }
  })

  it('leaves neither a slot nor a backup mode behind', async () => {
    const slots = await within(dataDir, (client) => client.query('SELECT slot_name FROM pg_replication_slots'))
    expect(slots.rows).toEqual([])
  })
})

describe('a restore', () => {
  const changed = (name: string, change: (file: string) => void) => {
    const copy = mkdtempSync(place('changed-'))
    cpSync(backup, copy, { recursive: true })
    change(path.join(copy, name))
    return restoreBackup({ root, backup: copy, dataDir: place('never') })
  }
  afterEach(() => {
    expect(readdirSync(folder).filter((name) => name.startsWith('never'))).toEqual([])
  })

  it('names each file that is damaged, cut off or missing, and writes nothing', async () => {
    await expect(changed('data/media/saved/a/b.png', (file) => writeFileSync(file, 'pictura'))).rejects.toThrow(
      'media/saved/a/b.png is damaged',
    )
    await expect(changed('data/pg/global/pg_control', (file) => truncateSync(file, 100))).rejects.toThrow(
      'pg/global/pg_control is cut off: 100 of 8192 bytes',
    )
    await expect(changed('data/otp-secret', (file) => rmSync(file))).rejects.toThrow('otp-secret is missing')
  }, 60_000)

  it('takes no folder for a backup that has no manifest, or a changed one', async () => {
    await expect(changed('manifest.json', (file) => rmSync(file))).rejects.toThrow('is no complete backup')
    const swap = (file: string) => writeFileSync(file, readFileSync(file, 'utf8').replace('otp-secret', 'otp-secreT'))
    await expect(changed('manifest.json', swap)).rejects.toThrow('manifest.json is damaged')
  }, 60_000)

  it('takes a backup of an older version, and refuses one of a newer, which could not start here', async () => {
    const backupAt = async (name: string, when: number) => {
      await within(dataDir, async (client) => {
        await client.query('CREATE SCHEMA IF NOT EXISTS drizzle')
        await client.query(
          'CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id serial, hash text, created_at bigint)',
        )
        await client.query('CREATE TABLE IF NOT EXISTS service_facts (name text PRIMARY KEY, value text)')
        await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', ['', when])
      })
      await takeBackup({ root, dataDir, folder: place(name) })
      return place(name)
    }
    const older = await backupAt('older', readMigrations(root)[0]!.when)
    expect(await restoreBackup({ root, backup: older, dataDir: place('older-restored') })).toMatchObject({
      subscribers: 2,
    })
    const newer = await backupAt('newer', Date.parse('2099-01-01'))
    await expect(restoreBackup({ root, backup: newer, dataDir: place('never') })).rejects.toThrow(
      /^The backup is of another version of the product, which can restore it: its schema .*: start a newer server\.$/,
    )
    await within(dataDir, async (client) => {
      await client.query('DROP SCHEMA drizzle CASCADE')
      await client.query('DROP TABLE service_facts')
    })
  }, 180_000)

  it('refuses a data folder that is not empty', async () => {
    await expect(restoreBackup({ root, backup, dataDir })).rejects.toThrow('is not empty')
  })
})

describe('a backup of a service whose media are in a bucket', () => {
  it('is restored to a service with that bucket, and to none with another store', async () => {
    const [name, bucket] = [place('of-bucket'), 'bucket media at https://objects.example']
    await takeBackup({ root, dataDir, folder: name, bucket })
    const restored = (to: string, other?: string) =>
      restoreBackup({ root, backup: name, dataDir: place(to), bucket: other })
    await expect(restored('never')).rejects.toThrow(
      /are in the bucket media at .* say that they are in the data folder/,
    )
    await expect(restored('never', 'bucket other at x')).rejects.toThrow('in the bucket other at x: see S3_BUCKET')
    expect(await restored('of-bucket-restored', bucket)).toMatchObject({ subscribers: 2 })
    await expect(restoreBackup({ root, backup, dataDir: place('never'), bucket })).rejects.toThrow('in the data folder')
  }, 120_000)
})

describe('a backup that cannot be made', () => {
  it('refuses a folder that has something, and leaves it as it is', async () => {
    mkdirSync(place('taken'))
    writeFileSync(place('taken/mine'), 'mine')
    await expect(takeBackup({ root, dataDir, folder: place('taken') })).rejects.toThrow('is not empty')
    expect(readdirSync(place('taken'))).toEqual(['mine'])
    mkdirSync(place('half/data'), { recursive: true })
    await expect(takeBackup({ root, dataDir, folder: place('half') })).rejects.toThrow('was cut short')
  })

  it('makes no database where there is none', async () => {
    mkdirSync(place('nothing'))
    await expect(takeBackup({ root, dataDir: place('nothing'), folder: place('of-nothing') })).rejects.toThrow(
      'There is no embedded database',
    )
    expect(readdirSync(place('nothing'))).toEqual([])
  })
})
