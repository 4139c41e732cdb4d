import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { ChaosSite } from './chaos-site'

/** What happens to the database, and what its end is. */
export interface Fault {
  name: string
  /** Whether the short form has it too; the others are in `start/database-outage.test.ts` as well. */
  inShort: boolean
  /** Milliseconds that it lasts, in the whole suite and in its short form. */
  lasts: { whole: number; short: number }
  /** Whether nobody may be refused meanwhile. */
  isHarmless?: boolean
  /** Whether this machine can have it; every one when left out. */
  isPossible?(site: ChaosSite): boolean
  begin(site: ChaosSite): Promise<void>
  end(site: ChaosSite): Promise<void>
}

const sql = (site: ChaosSite, statement: string) => site.db.$client.query(statement)

/** All but our own. */
const TERMINATE = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE pid <> pg_backend_pid() AND datname = current_database()
    AND application_name <> 'chaos'`

/** Those that hold what there are of connections; they take each one that becomes free. */
let holding: { stop: () => Promise<void> } | undefined

async function holdConnections(url: string): Promise<{ stop: () => Promise<void> }> {
  const held = new Set<pg.Client>()
  let goesOn = true
  const takers = Array.from({ length: 4 }, async () => {
    while (goesOn) {
      const client = new pg.Client({ connectionString: url, application_name: 'chaos', connectionTimeoutMillis: 2_000 })
      client.on('error', () => held.delete(client))
      try {
        await client.connect()
        held.add(client)
      } catch {
        await wait(5)
      }
    }
  })
  const stop = async () => {
    goesOn = false
    await Promise.all(takers)
    await Promise.all([...held].map((client) => client.end()))
  }
  return { stop }
}

/** Has a database server take no writes, or take them again. @param client of its superuser */
export async function readOnly(client: Pick<pg.Client, 'query'>, value: 'on' | 'off'): Promise<void> {
  await client.query(`ALTER SYSTEM SET default_transaction_read_only = ${value}`)
  await client.query('SELECT pg_reload_conf()')
}

export const FAULTS: Fault[] = [
  {
    name: 'nothing happens',
    inShort: true,
    isHarmless: true,
    lasts: { whole: 20_000, short: 1_000 },
    begin: async () => undefined,
    end: async () => undefined,
  },
  {
    name: 'PostgreSQL is restarted',
    inShort: false,
    lasts: { whole: 0, short: 0 },
    begin: (site) => site.postgres.restart(),
    end: async () => undefined,
  },
  {
    name: 'its backends are terminated, ten times',
    inShort: false,
    lasts: { whole: 0, short: 0 },
    async begin(site) {
      for (let time = 0; time < 10; time += 1) {
        await sql(site, TERMINATE)
        await wait(200)
      }
    },
    end: async () => undefined,
  },
  {
    name: 'a backend of it is killed, all restart',
    inShort: false,
    lasts: { whole: 3_000, short: 0 },
    async begin(site) {
      const { rows } = await site.db.$client.query<{ pid: number }>(
        'SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database() LIMIT 1',
      )
      process.kill(rows[0]!.pid, 'SIGKILL')
    },
    end: async () => undefined,
  },
  {
    name: 'PostgreSQL hangs (SIGSTOP)',
    inShort: true,
    lasts: { whole: 30_000, short: 5_000 },
    begin: async (site) => site.postgres.pause(),
    end: async (site) => site.postgres.resume(),
  },
  {
    name: 'open connections go silent',
    inShort: false,
    lasts: { whole: 10_000, short: 0 },
    begin: async (site) => site.proxy.silenceOpen(),
    end: async () => undefined,
  },
  {
    name: 'nothing passes at all',
    inShort: false,
    lasts: { whole: 30_000, short: 0 },
    begin: async (site) => site.proxy.silenceAll(),
    end: async (site) => site.proxy.recover(),
  },
  {
    name: 'the database is read-only',
    inShort: true,
    lasts: { whole: 10_000, short: 1_500 },
    begin: (site) => readOnly(site.db.$client, 'on'),
    end: (site) => readOnly(site.db.$client, 'off'),
  },
  {
    name: 'it is out of connections',
    inShort: true,
    lasts: { whole: 10_000, short: 2_000 },
    async begin(site) {
      holding = await holdConnections(site.postgres.url)
      await wait(500)
      // Those of the servers go to who waits for them.
      await sql(site, TERMINATE)
    },
    async end() {
      await holding?.stop()
      holding = undefined
    },
  },
  {
    name: 'the disk of the database is full',
    inShort: false,
    lasts: { whole: 10_000, short: 0 },
    isPossible: ({ postgres }) => postgres.disk !== undefined,
    begin: async ({ postgres }) => postgres.disk?.fill(),
    end: async ({ postgres }) => postgres.disk?.makeRoom(),
  },
  {
    name: 'the disk of the servers is full',
    inShort: false,
    lasts: { whole: 10_000, short: 0 },
    isPossible: ({ disk }) => disk !== undefined,
    begin: async ({ disk }) => disk?.fill(),
    end: async ({ disk }) => disk?.makeRoom(),
  },
]
