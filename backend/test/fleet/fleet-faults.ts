import { cpSync } from 'node:fs'
import { readOnly } from '../chaos/faults'
import { SmallDisk } from '../processes/small-disk'
import { wrongClock } from '../processes/wrong-clock'
import type { DatabaseServer } from './database'
import type { Fleet } from './fleet'
import type { FleetHost } from './fleet-host'
import { kill } from './namespace'
import { until } from './until'

/** By how much one host's clock is ahead, in milliseconds. */
const AHEAD_MS = 10 * 60_000
const DISK = { size: '256m', files: 20_000 }

/** What happens to a fleet, and what its end is. */
export interface FleetFault {
  name: string
  /** Milliseconds that it lasts. */
  lasts: number
  /** Whether nobody may be refused meanwhile. */
  isHarmless?: boolean
  /**
   * Whether nginx is made to read its file again: that closes connections at rest, also while a call is on its way, which browsers repeat and
   * these people do not.
   */
  mayBeCut?: boolean
  isPossible?(): boolean
  begin(fleet: Fleet): Promise<unknown>
  end(fleet: Fleet): Promise<unknown>
}

let harmed: DatabaseServer | undefined
const takeLeader = async (fleet: Fleet) => (harmed = await until('a leader', () => fleet.cluster.leader()))

/** All processes of PostgreSQL there, and not Patroni. */
const signalPostgres = (server: DatabaseServer, signal: NodeJS.Signals) => {
  for (const pid of server.place.processes) if (pid !== server.patroni.pid) kill(pid, signal)
}

/** Stops a host's processes, changes it, and starts them again, while nginx sends it nobody. */
async function withoutVisitors(
  { front }: Fleet,
  host: FleetHost,
  change: (host: FleetHost) => Promise<void>,
): Promise<void> {
  const units = [host.units.web, host.units.worker, host.units.media]
  await front.without([host])
  await Promise.all(units.map((unit) => unit.stop()))
  await change(host)
  for (const unit of units) unit.start()
  await host.ready()
  await front.without([])
}

async function leaderReadOnly(fleet: Fleet, value: 'on' | 'off'): Promise<void> {
  const client = await fleet.cluster.connect()
  await readOnly(client, value)
  await client.end()
}

export const FLEET_FAULTS: FleetFault[] = [
  {
    name: 'nothing happens',
    lasts: 5_000,
    isHarmless: true,
    begin: async () => undefined,
    end: async () => undefined,
  },
  {
    name: 'PostgreSQL is restarted',
    lasts: 0,
    begin: (fleet) => fleet.cluster.ask('/restart'),
    end: async () => undefined,
  },
  {
    name: 'the replica is asked to lead',
    lasts: 0,
    // Refused until the replica has all that is acknowledged.
    begin: (fleet) => until('a switchover', () => fleet.cluster.ask('/switchover')),
    end: (fleet) => fleet.cluster.healthy(),
  },
  {
    name: 'Patroni is killed beside the leader',
    lasts: 10_000,
    begin: async (fleet) => (await takeLeader(fleet)).patroni.crash(),
    end: (fleet) => fleet.cluster.healthy(),
  },
  {
    name: 'the leader hangs (SIGSTOP)',
    lasts: 15_000,
    begin: async (fleet) => signalPostgres(await takeLeader(fleet), 'SIGSTOP'),
    end: async () => signalPostgres(harmed!, 'SIGCONT'),
  },
  {
    name: 'the leader’s machine is cut off',
    lasts: 40_000,
    begin: async (fleet) => (await takeLeader(fleet)).place.plug(false),
    end: async () => harmed!.place.plug(true),
  },
  {
    name: 'the leader’s machine loses its power',
    lasts: 40_000,
    async begin(fleet) {
      const { patroni, place } = await takeLeader(fleet)
      const ended = patroni.stop('SIGKILL')
      place.powerOff()
      await ended
    },
    end: async () => harmed!.patroni.start(),
  },
  {
    name: 'both database servers are stopped',
    lasts: 15_000,
    begin: (fleet) => Promise.all(fleet.cluster.servers.map(({ patroni }) => patroni.stop())),
    async end(fleet) {
      for (const { patroni } of fleet.cluster.servers) patroni.start()
    },
  },
  {
    name: 'the database is read-only',
    lasts: 10_000,
    begin: (fleet) => leaderReadOnly(fleet, 'on'),
    end: (fleet) => leaderReadOnly(fleet, 'off'),
  },
  {
    name: 'the store is away',
    lasts: 15_000,
    begin: (fleet) => fleet.s3.stop('SIGKILL'),
    end: async (fleet) => fleet.s3.start(),
  },
  {
    name: 'one host’s clock is ten minutes ahead',
    lasts: 15_000,
    isHarmless: true,
    mayBeCut: true,
    begin: (fleet) =>
      withoutVisitors(fleet, fleet.hosts[2], async (host) => void (host.nodeOptions = wrongClock(AHEAD_MS))),
    end: (fleet) => withoutVisitors(fleet, fleet.hosts[2], async (host) => void (host.nodeOptions = [])),
  },
  {
    name: 'one host’s disk is full',
    lasts: 15_000,
    mayBeCut: true,
    isPossible: () => SmallDisk.isPossible(),
    async begin(fleet) {
      const [, second] = fleet.hosts
      await withoutVisitors(fleet, second, async () => {
        second.disk = await SmallDisk.on(second.dataDir, DISK)
        cpSync(second.dataDir, second.disk.path(), { recursive: true })
      })
      second.disk?.fill()
    },
    async end(fleet) {
      const [, second] = fleet.hosts
      second.disk?.makeRoom()
      await withoutVisitors(fleet, second, async () => {
        await second.disk?.stop()
        second.disk = undefined
      })
    },
  },
]
