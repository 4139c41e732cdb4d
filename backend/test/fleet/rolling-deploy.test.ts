import path from 'node:path'
import { pictures } from '../../src/infrastructure/db/schema/content'
import { describeFleet, type Fleet, PREPARED, startFleet } from './fleet'
import type { FleetHost } from './fleet-host'
import { otherArchive } from './other-archive'
import { PeoplesTraffic } from './traffic'

const REQUESTS_A_SECOND = 200
describeFleet('a rolling deploy', () => {
  let fleet: Fleet
  beforeAll(async () => (fleet = await startFleet()), 300_000)
  afterAll(() => fleet?.stop(), 60_000)

  /** As docs/operating.md has it: one host after the other, each without visitors meanwhile. */
  async function moveTo(folderOf: (host: FleetHost) => string): Promise<void> {
    for (const host of fleet.hosts) {
      await fleet.front.without([host])
      host.use(folderOf(host))
      for (const role of ['worker', 'media', 'web'] as const) await host.restart(role)
      await fleet.front.without([])
    }
  }

  it(`and the way back fail no request of ${REQUESTS_A_SECOND} a second, sign nobody out and break no page`, async () => {
    const db = await fleet.db()
    const files = (await db.select().from(pictures)).map((picture) => picture.path)
    const traffic = new PeoplesTraffic(REQUESTS_A_SECOND, files)
    await traffic.start()
    try {
      const other = otherArchive(PREPARED!.archive, path.dirname(PREPARED!.archive))
      const folders = new Map(
        fleet.hosts.map((host) => [host, { former: host.archive, next: host.unpack(other) } as const]),
      )
      for (const [host, { former, next }] of folders) await host.runIn(next, 'carry-over', [former])
      const [first] = fleet.hosts
      for (const step of ['check-settings', 'migrate']) await first.runIn(folders.get(first)!.next, step)
      await moveTo((host) => folders.get(host)!.next)
      for (const [host, { former, next }] of folders) await host.runIn(former, 'carry-over', [next])
      await moveTo((host) => folders.get(host)!.former)
    } finally {
      const { failed, scripts, ...figures } = await traffic.stop()
      process.stdout.write(`${JSON.stringify({ ...figures, failed: failed.length })}\n`)
      expect({ failed: [...new Set(failed)].slice(0, 10), scripts: scripts.size }).toEqual({ failed: [], scripts: 2 })
    }
    expect(fleet.units.map(({ name, deaths }) => `${name} ${deaths}`)).toEqual(
      fleet.units.map(({ name }) => `${name} 0`),
    )
  }, 600_000)
})
