import { execFileSync } from 'node:child_process'
import { chownSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { findProjectRoot } from '../../src/infrastructure/project-root'
import type { DatabaseBackups } from './database-backups'
import { idOf, type Namespace, type Prepared } from './namespace'
import { Unit } from './unit'
import { until } from './until'

const KEEP_SYNCHRONOUS = path.join(findProjectRoot(undefined), 'shared/operations/src/patroni/keep-synchronous.sh')
const POSTGRES_BIN = '/usr/lib/postgresql/15/bin'
const PASSWORDS = { superuser: 'of-the-superuser', replication: 'of-the-replica', yawmi: 'of-yawmi' }
/** Addresses of its PostgreSQL servers. */
export const DATABASES = ['10.77.0.31', '10.77.0.32']
/** Passed by haproxy of each host, which listens there. */
export const DATABASE_URL = `postgres://yawmi:${PASSWORDS.yawmi}@127.0.0.1:5432/yawmi`

/** The cluster's name. */
const SCOPE = 'yawmi'

/** Longer than Patroni's turn, `loop_wait`. */
const NOTICED_MS = 7_000

/** A PostgreSQL server of the cluster, which its Patroni starts and stops. */
export interface DatabaseServer {
  name: string
  place: Namespace
  patroni: Unit
  /** The first process of PostgreSQL. */
  postgresPid(): number
  /** Where its files are. */
  data: string
  /** Patroni's settings. */
  file: string
  /** Writes these, with more lines, which it has from its next start on. */
  configure(more?: object): void
}

/** etcd on three machines and PostgreSQL on two, one of which leads and the other has all that was acknowledged. */
export class Cluster {
  private constructor(
    readonly etcd: Unit[],
    readonly servers: DatabaseServer[],
    private readonly backups: DatabaseBackups | undefined,
  ) {}

  /**
   * Starts them all.
   * @param etcdPlaces machines that etcd is put on
   * @param join makes those of the database servers
   * @param backups a repository that runs, where there are any
   */
  static start(
    { folder }: Prepared,
    etcdPlaces: Namespace[],
    logs: string,
    join: (name: string, address: string) => Namespace,
    backups?: DatabaseBackups,
  ): Cluster {
    const etcd = etcdPlaces.map((place) => etcdOn(place, etcdPlaces, folder, logs))
    for (const unit of etcd) unit.start()
    const places = DATABASES.map((address, index) => join(`db${index + 1}`, address))
    const servers = places.map((place, index) =>
      patroniOn(place, `db${index + 1}`, { etcdPlaces, places, logs, folder, backups }),
    )
    for (const { patroni } of servers) patroni.start()
    return new Cluster(etcd, servers, backups)
  }

  /** Waits for the first leader, and has it make the service's database. */
  async makeDatabase(): Promise<void> {
    const leader = await until('a leader', () => this.leader(), 60)
    await this.backups?.run(leader.place, 'stanza-create')
    const client = await this.connect('postgres')
    await client.query(`CREATE ROLE yawmi LOGIN PASSWORD '${PASSWORDS.yawmi}'`)
    await client.query(`CREATE DATABASE yawmi OWNER yawmi TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'`)
    await client.end()
    await this.healthy()
  }

  /** Whose Patroni holds the lock; undefined while nobody's does. */
  async leader(): Promise<DatabaseServer | undefined> {
    const answers = await Promise.all(
      this.servers.map(async (server) => ({ server, is: await statusOf(server, '/primary') })),
    )
    return answers.find(({ is }) => is === 200)?.server
  }

  /**
   * Waits for a leader with a replica that has all that is acknowledged, and may lead: just after the leader was away, Patroni has yet to notice
   * that it may not.
   */
  async healthy(seconds = 90): Promise<void> {
    let since = Infinity
    await until(
      'a leader with a synchronous replica',
      async () => {
        since = (await this.isSynchronous()) ? Math.min(since, performance.now()) : Infinity
        return performance.now() - since > NOTICED_MS
      },
      seconds,
    )
  }

  private async isSynchronous(): Promise<boolean> {
    const states = await Promise.all(this.servers.map((server) => statusOf(server, '/sync')))
    if (!states.includes(200)) return false
    const client = await this.connect('postgres').catch(() => undefined)
    const found = await client
      ?.query(`SELECT FROM pg_stat_replication WHERE sync_state = 'sync'`)
      .catch(() => undefined)
    await client?.end()
    return found?.rowCount === 1
  }

  /** A client of the leader as superuser, past haproxy. */
  async connect(database = 'yawmi'): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: await this.leaderUrl(database), connectionTimeoutMillis: 5_000 })
    client.on('error', () => undefined)
    await client.connect()
    return client
  }

  async leaderUrl(database = 'yawmi'): Promise<string> {
    const leader = await until('a leader', () => this.leader())
    return `postgres://postgres:${PASSWORDS.superuser}@${leader.place.address}:5432/${database}`
  }

  /** Asks the leader's Patroni to do something. */
  async ask(what: '/restart' | '/switchover'): Promise<true> {
    const leader = await until('a leader', () => this.leader())
    const reply = await fetch(`http://${leader.place.address}:8008${what}`, {
      method: 'POST',
      body: JSON.stringify(what === '/switchover' ? { leader: leader.name } : {}),
    })
    if (!reply.ok) throw new Error(`Patroni's ${what}: ${reply.status} ${await reply.text()}`)
    return true
  }

  /** Makes a full backup, as the leader has it. */
  async backUp(): Promise<void> {
    const { place } = await until('a leader', () => this.leader())
    await this.backups!.run(place, 'check')
    await this.backups!.run(place, 'backup')
  }

  /** Both servers stop, which archives what was written, and lose what they have. */
  async destroy(): Promise<void> {
    await Promise.all(this.servers.map(({ patroni }) => patroni.stop()))
    for (const { data } of this.servers) rmSync(data, { recursive: true })
  }

  /** Makes the cluster again as it was at a second. The steps are those of docs/operating.md. */
  async restore(second: string): Promise<void> {
    const [first, other] = this.servers
    first!.configure(this.backups!.restoreLines(second))
    const [file = '', ...args] = [...first!.place.within('postgres'), 'patronictl', '-c', first!.file, 'remove', SCOPE]
    execFileSync(file, args, { input: `${SCOPE}\nYes I am aware\n`, stdio: ['pipe', 'pipe', 'pipe'] })
    first!.patroni.start()
    await until('the restored leader', async () => this.leader(), 120)
    first!.configure()
    other!.patroni.start()
    await this.healthy()
  }

  get units(): Unit[] {
    return [...this.etcd, ...this.servers.map(({ patroni }) => patroni)]
  }
}

/** What Patroni says of its server: 200 where it is so. */
async function statusOf({ place }: DatabaseServer, what: string): Promise<number> {
  const reply = await fetch(`http://${place.address}:8008${what}`, { signal: AbortSignal.timeout(2_000) }).catch(
    () => undefined,
  )
  await reply?.arrayBuffer()
  return reply?.status ?? 0
}

function etcdOn(place: Namespace, all: Namespace[], folder: string, logs: string): Unit {
  const name = (one: Namespace) => `etcd-${all.indexOf(one) + 1}`
  const [peer, client] = [`http://${place.address}:2380`, `http://${place.address}:2379`]
  const args = {
    name: name(place),
    'data-dir': path.join(folder, name(place)),
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'initial-cluster': all.map((one) => `${name(one)}=http://${one.address}:2380`).join(),
    'initial-cluster-state': 'new',
    'log-level': 'warn',
  }
  const command = ['etcd', ...Object.entries(args).map(([option, value]) => `--${option}=${value}`)]
  return new Unit(name(place), place, path.join(logs, `${name(place)}.log`), () => command)
}

interface Around {
  etcdPlaces: Namespace[]
  places: Namespace[]
  folder: string
  logs: string
  backups: DatabaseBackups | undefined
}

function patroniOn(
  place: Namespace,
  name: string,
  { etcdPlaces, places, folder: parent, logs, backups }: Around,
): DatabaseServer {
  const folder = path.join(parent, name)
  const data = path.join(folder, 'data')
  mkdirSync(folder)
  chownSync(folder, idOf('postgres', '-u'), idOf('postgres', '-g'))
  backups?.equip(place, data, folder)
  const file = path.join(parent, `${name}.yml`)
  // Where PostgreSQL's user may read it.
  const callback = path.join(parent, `${name}-keep-synchronous.sh`)
  cpSync(KEEP_SYNCHRONOUS, callback)
  const own = settings(place, name, { etcdPlaces, places, data, folder, callback: `${callback} ${file}` })
  const lines = backups ? merge(own, backups.archiveLines()) : own
  // JSON is YAML too.
  const configure = (more = {}) => writeFileSync(file, JSON.stringify(merge(lines, more), null, 2))
  configure()
  const command = () => ['patroni', file]
  const patroni = new Unit(`patroni-${name}`, place, path.join(logs, `${name}.log`), command, () => ({
    user: 'postgres',
    cwd: folder,
  }))
  const postgresPid = () => Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  return { name, place, patroni, postgresPid, data, file, configure }
}

interface Settings {
  etcdPlaces: Namespace[]
  places: Namespace[]
  data: string
  folder: string
  /** A command that Patroni tells what happens. */
  callback: string
}

/** As docs/operating.md has it. */
function settings(place: Namespace, name: string, { etcdPlaces, places, data, folder, callback }: Settings): object {
  return {
    scope: SCOPE,
    name,
    restapi: { listen: `${place.address}:8008`, connect_address: `${place.address}:8008` },
    etcd3: { hosts: etcdPlaces.map(({ address }) => `${address}:2379`) },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 5,
        retry_timeout: 5,
        maximum_lag_on_failover: 1_048_576,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, use_slots: true, parameters: { max_connections: 200 } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `${place.address}:5432`,
      connect_address: `${place.address}:5432`,
      data_dir: data,
      bin_dir: POSTGRES_BIN,
      // A new replica waits for the end of the leader's next checkpoint otherwise, which is spread over minutes.
      basebackup: [{ checkpoint: 'fast' }],
      callbacks: { on_start: callback, on_role_change: callback },
      pgpass: path.join(folder, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres', password: PASSWORDS.superuser },
        replication: { username: 'replica', password: PASSWORDS.replication },
      },
      pg_hba: [
        'local all all trust',
        ...places.map(({ address }) => `host replication replica ${address}/32 scram-sha-256`),
        'host all all 10.77.0.0/24 scram-sha-256',
      ],
      parameters: { unix_socket_directories: folder, password_encryption: 'scram-sha-256' },
    },
  }
}

/** The settings with more of them, as an operator writes these in. */
function merge(settings: object, more: object): object {
  const merged: Record<string, unknown> = { ...settings }
  for (const [name, value] of Object.entries(more)) {
    const former = merged[name]
    const isSection = typeof former === 'object' && typeof value === 'object'
    merged[name] = isSection ? merge(former as object, value as object) : (value as unknown)
  }
  return merged
}
