import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs'
import path from 'node:path'
import { makeKey, publicPart, trust } from '@yawmi/releases/release-keys'
import { sandboxCarrier } from '../../src/infrastructure/carrier/sandbox/adapter'
import { SandboxClient } from '../../src/infrastructure/carrier/sandbox/client'
import type { Carrier } from '../../src/infrastructure/carrier/port'
import { connect, type Db } from '../../src/infrastructure/db/connect'
import { writeSampleContent } from '../database/sample-folder'
import { removeFolder } from '../processes/server-process'
import { Cluster, DATABASE_URL, DATABASES } from './database'
import { DatabaseBackups } from './database-backups'
import { FleetHost } from './fleet-host'
import { Front } from './front'
import { Namespace, type Prepared } from './namespace'
import { type FleetStore, s3rver, type StorePlace } from './store'
import { swift } from './swift'
import { Unit } from './unit'
import { until } from './until'

export const SITE = 'https://yawmi.example'
export const MEDIA = 'https://media.yawmi.example'

/** What `FLEET_STORE` names. */
const STORES: Record<string, (place: StorePlace) => FleetStore> = { s3rver, swift }
const CARRIER_PORT = 4100

/** The whole service, on machines of its own that have no disk in common. */
export interface Fleet {
  hosts: [FleetHost, FleetHost, FleetHost]
  cluster: Cluster
  front: Front
  s3: FleetStore
  carrier: Carrier
  play(path: '/sandbox/clock' | '/sandbox/faults' | '/sandbox/balance', body: object): Promise<unknown>
  /** May release everything. */
  lead: ReturnType<typeof makeKey>
  /** A pool of the leader of this moment, past haproxy. */
  db(): Promise<Db>
  /** All that may be killed. */
  units: Unit[]
  stop(): Promise<void>
}

/** What `npm run test:fleet` has prepared; undefined in every other run, which leaves these tests out. */
export const PREPARED = process.env.FLEET ? (JSON.parse(process.env.FLEET) as Prepared) : undefined
/** Of tests that are run by `npm run test:fleet` alone. */
export const describeFleet = PREPARED ? describe : describe.skip

/** Says what takes how long. */
function stopwatch(): (what: string) => void {
  let since = performance.now()
  return (what) => {
    const now = performance.now()
    process.stdout.write(`${what}: ${((now - since) / 1_000).toFixed(1)} s\n`)
    since = now
  }
}

interface FleetOptions {
  /** Imports content on a host; the sample content when left out. */
  importContent?: (host: FleetHost) => Promise<unknown>
  /** Whether the database is backed up and its log archived. */
  backups?: boolean
}

/** Brings a fleet up, on an empty database, with content and shared releases. */
export async function startFleet({ importContent = importSample, backups = false }: FleetOptions = {}): Promise<Fleet> {
  const prepared = { ...PREPARED! }
  prepared.folder = mkdtempSync(path.join(PREPARED!.folder, 'fleet-'))
  const logs = path.join(PREPARED!.folder, 'logs', path.basename(prepared.folder))
  mkdirSync(logs, { recursive: true })
  // PostgreSQL's user has to pass.
  chmodSync(prepared.folder, 0o755)

  const took = stopwatch()
  Namespace.makeNetwork(prepared)
  const spaces: Namespace[] = []
  const join = (name: string, address: string) => {
    const place = Namespace.join(prepared, name, address)
    spaces.push(place)
    return place
  }
  const log = (name: string) => path.join(logs, `${name}.log`)
  const units: Unit[] = []
  const stop = async () => {
    await Promise.all(units.map((unit) => unit.stop('SIGKILL')))
    for (const space of spaces) space.remove()
    Namespace.removeNetwork(prepared)
    removeFolder(prepared.folder)
  }
  try {
    const [hostPlaces, front, store, operator] = [
      [1, 2, 3].map((n) => join(`host${n}`, `10.77.0.2${n}`)),
      join('front', '10.77.0.10'),
      join('store', '10.77.0.41'),
      join('carrier', '10.77.0.42'),
    ]
    const lead = makeKey({ team: 'lead', remotes: ['*'], roles: ['publish', 'promote'] })
    const makeStore = STORES[process.env.FLEET_STORE ?? 's3rver']
    if (!makeStore) throw new Error(`FLEET_STORE is one of ${Object.keys(STORES).join(', ')}`)
    const s3 = makeStore({ place: store, folder: path.join(prepared.folder, 'objects'), logs })
    const settings = {
      NODE_ENV: 'production',
      SITE_ORIGIN: SITE,
      MEDIA_ORIGIN: MEDIA,
      TRUST_PROXY: front.address,
      DATABASE_URL,
      OTP_SECRET: 'fleet'.repeat(8),
      CARRIER: 'sandbox',
      CARRIER_URL: `http://${operator.address}:${CARRIER_PORT}`,
      ALLOW_IN_PRODUCTION: 'sandbox',
      RELEASES: 'shared',
      RELEASES_OVER_HTTPS: 'on',
      RATE_LIMIT: '1000000',
      ...s3.settings,
    }
    const hosts = hostPlaces.map((place, index) => {
      const host = new FleetHost({
        name: `host${index + 1}`,
        place,
        folder: prepared.folder,
        logs,
        settings,
        databases: DATABASES,
      })
      host.use(host.unpack(prepared.archive))
      trust(host.trustedKeys, publicPart(lead))
      return host
    }) as Fleet['hosts']

    took('network and archives')
    const carrier = new Unit('carrier', operator, log('carrier'), () => [
      ...[process.execPath, path.join(hosts[0].current, 'backend/dist/sandbox-carrier.mjs'), settings.CARRIER_URL],
      path.join(prepared.folder, 'carrier/journal.jsonl'),
    ])
    units.push(...s3.units, carrier, ...hosts.flatMap((host) => Object.values(host.units)))
    s3.start()
    carrier.start()
    for (const host of hosts) host.units.haproxy.start()
    const repository = backups ? new DatabaseBackups(join('backups', '10.77.0.43'), prepared, logs) : undefined
    if (repository) units.push(repository.unit)
    repository?.unit.start()
    const cluster = Cluster.start(prepared, hostPlaces, logs, join, repository)
    units.push(...cluster.units)
    await cluster.makeDatabase()

    await s3.ready()
    took('the cluster of the database, and the store')

    await hosts[0].run('check-settings')
    await until('the schema', () => hosts[0].run('migrate'), 30)
    hosts[0].start()
    await hosts[0].ready()
    for (const host of hosts.slice(1)) {
      host.takeListKeys(hosts[0])
      host.start()
    }
    for (const host of hosts) await host.ready()
    took('schema and hosts')
    await importContent(hosts[0])
    await hosts[0].run('releases', ['adopt', '--reason', 'the first'], { RELEASE_KEY: JSON.stringify(lead) })

    const nginx = new Front(front, prepared, hosts, logs)
    units.push(nginx.unit)
    nginx.unit.start()
    await until('the site by nginx', async () => (await fetch(`${SITE}/releases.json`)).status === 200, 30)

    took('content, releases and nginx')
    const client = new SandboxClient(settings.CARRIER_URL)
    const pools: Db[] = []
    return {
      ...{ hosts, cluster, front: nginx, s3, units, lead },
      carrier: sandboxCarrier(client),
      play: (call, body) => client.call('POST', call, 5_000, body),
      async db() {
        const db = connect({ connectionString: await cluster.leaderUrl(), max: 4 })
        pools.push(db)
        return db
      },
      async stop() {
        await Promise.all(pools.map((db) => db.$client.end()))
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** As an editor on a host would. */
async function importSample(host: FleetHost): Promise<void> {
  const folder = writeSampleContent()
  try {
    await host.run('content', ['import', folder])
  } finally {
    removeFolder(folder)
  }
}
