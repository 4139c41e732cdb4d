import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { performer, withdraw } from '@yawmi/releases/acts'
import { makeKey, publicPart, signerOf, trust } from '@yawmi/releases/release-keys'
import { sql } from 'drizzle-orm'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { releaseRevisions } from '../../src/infrastructure/db/schema/releases'
import { ARCHIVES } from '../../src/infrastructure/releases/release-archives'
import { sweepArchives } from '../../src/infrastructure/releases/sweep-archives'
import type { RoleContext } from '../../src/roles/role'
import { followReleases } from '../../src/roles/follow-releases'
import { Closers } from '../../src/lib/closers'
import { createSharingHosts, type SharingHost } from './sharing-hosts'

const DAY_MS = 24 * 60 * 60_000
const ENTRY = (version: string) => `/remotes/content/${version}/entry.js`

let service: Awaited<ReturnType<typeof createSharingHosts>>
let here: SharingHost
let there: SharingHost
beforeEach(async () => {
  service = await createSharingHosts()
  here = service.host()
  there = service.host()
})
afterEach(() => service.close())

const publish = (version: string, at = here) => service.publish(at, 'content', version)
const currents = () => [here, there].map((host) => host.current().content)
const lookAll = () => Promise.all([here.look(), there.look()])
const archives = async () => (await service.s3.store().list(ARCHIVES)).map(({ address }) => address)
/** What hosts have that is none of a list's: half a version, a draft. */
const remains = () =>
  [here, there].flatMap(({ dataDir }) =>
    fs.readdirSync(path.join(dataDir, 'releases')).filter((name) => /^\.(?!releases$)/.test(name)),
  )
const until = async (step: () => Promise<unknown>, isReached: () => boolean) => {
  for (const begun = performance.now(); !isReached(); await step())
    if (performance.now() - begun > 10_000) throw new Error('it never came')
}
const begin = async () => {
  await lookAll()
  await service.adopt(here)
}

describe('before anything is shared', () => {
  it('each host serves what ships, and only adopting begins', async () => {
    await lookAll()
    expect(there.current()).toEqual({ landing: '0' })
    await expect(publish('1')).rejects.toMatchObject({ reason: 'state', message: expect.stringContaining('adopt') })
    await service.adopt(here)
    await there.look()
    expect([here, there].map((host) => host.current())).toEqual([{ landing: '0' }, { landing: '0' }])
    expect(await archives()).toHaveLength(1)
  })
})

describe('a release that was made on one host', () => {
  beforeEach(begin)

  it('is served by every host with its files, and going back is too', async () => {
    await publish('1')
    await publish('2')
    await there.look()
    expect(currents()).toEqual(['2', '2'])
    expect(there.file(ENTRY('2'))).toBe(here.file(ENTRY('2')))
    expect(there.file(ENTRY('2'))).toContain('content 2')
    expect(fs.existsSync(path.join(there.dataDir, 'releases/maps/content/2/entry.js.map'))).toBe(true)
    await there.act((store) => store.rollBack('content'))
    await here.look()
    expect(currents()).toEqual(['1', '1'])
    // Pages that began with it go on.
    expect(here.file(ENTRY('2'))).toContain('content 2')
    expect([here.log, there.log, remains()]).toEqual([[], [], []])
  })

  it('is on a host that was away for many others, with the record of all', async () => {
    await there.look()
    for (const version of ['1', '2', '3', '4', '5']) await publish(version)
    await there.look()
    expect(currents()).toEqual(['5', '5'])
    const overview = await there.act(async (store) => ({ acts: store.log(), faults: store.faults() }))
    expect(overview.acts.map(({ act }) => act)).toEqual([
      'adopt',
      'publish',
      'publish',
      'publish',
      'publish',
      'publish',
    ])
    expect(overview.faults).toEqual([])
    const empty = service.host()
    await empty.look()
    expect(empty.current()).toEqual({ landing: '0', content: '5' })
  })

  it('waits as a candidate, and is promoted on another host', async () => {
    await publish('1')
    await here.act((store) => store.publish('content', { ...service.built('content', '2'), candidate: true }))
    await there.look()
    expect(currents()).toEqual(['1', '1'])
    await there.act((store) => store.promote('content'))
    await here.look()
    expect(currents()).toEqual(['2', '2'])
  })

  it('follows the one before where two are made at once: one of them is refused, and made anew', async () => {
    await lookAll()
    const both = await Promise.allSettled([publish('1', here), publish('2', there)])
    const refused = both.filter((one) => one.status === 'rejected').map(({ reason }) => reason as unknown)
    expect(refused).toEqual([expect.objectContaining({ reason: 'conflict' })])
    const [left, at] = both[0].status === 'rejected' ? ['1', here] : ['2', there]
    await publish(left, at)
    await lookAll()
    expect(currents()).toEqual([left, left])
    expect(await here.act(async (store) => store.faults())).toEqual([])
    expect(remains()).toEqual([])
  })

  it('is what a restored database has of it, also where that has gone on otherwise', async () => {
    for (const version of ['1', '2']) await publish(version)
    await there.look()
    await service.db.execute(sql`DELETE FROM release_revisions WHERE revision = 3`)
    await here.look()
    expect(currents()).toEqual(['1', '2'])
    await publish('3')
    await there.look()
    expect(currents()).toEqual(['3', '3'])
    expect(await there.act(async (store) => store.faults())).toEqual([])
  })

  it('that was refused, or only looked at, shares nothing', async () => {
    await publish('1')
    const files = await archives()
    await here.act((store) => store.publish('content', service.built('content', '2'), { dryRun: true }))
    await expect(here.act((store) => store.rollBack('landing'))).rejects.toMatchObject({ reason: 'state' })
    expect([await archives(), (await service.db.select().from(releaseRevisions)).length]).toEqual([files, 2])
  })
})

describe('while something is away', () => {
  beforeEach(async () => {
    await begin()
    await publish('1')
    await lookAll()
  })

  it('a host serves the list before, with nothing half there, until the store is back', async () => {
    await publish('2')
    await service.s3.goAway()
    await there.look()
    await there.look()
    expect(currents()).toEqual(['2', '1'])
    expect(there.log).toEqual([
      expect.stringMatching(/^released files and their list cannot be brought up to date: .*away/),
    ])
    expect([fs.existsSync(path.join(there.dataDir, 'releases/remotes/content/2')), remains()]).toEqual([false, []])
    await expect(publish('3')).rejects.toMatchObject({ reason: 'state', message: expect.stringContaining('away') })
    // What is bad is taken back all the same.
    await here.act((store) => store.rollBack('content'))
    await there.look()
    expect(currents()).toEqual(['1', '1'])
    await service.s3.comeBack()
    await publish('3')
    await there.look()
    expect(currents()).toEqual(['3', '3'])
  }, 30_000)

  it('a host that lacks a candidate says so once, and once that it has all', async () => {
    await here.act((store) => store.publish('content', { ...service.built('content', '2'), candidate: true }))
    await service.s3.goAway()
    // Beyond the failures after which the store is left alone.
    for (let look = 0; look < 8; look++) {
      await there.look()
      await wait(100)
    }
    expect(there.log).toEqual([
      expect.stringMatching(/^released files and their list cannot be brought up to date: .*away/),
    ])
    await service.s3.comeBack()
    await until(
      () => there.look(),
      () => there.log.length > 1,
    )
    expect(there.log.slice(1)).toEqual(['released files and their list are up to date again'])
  }, 30_000)

  it('a host that lacks what was released goes back all the same', async () => {
    await publish('2')
    await service.s3.goAway()
    await there.look()
    expect(currents()).toEqual(['2', '1'])
    await there.act((store) => store.rollBack('content'))
    await here.look()
    expect(currents()).toEqual(['1', '1'])
  }, 30_000)

  it('a host whose store is slow is kept by it neither from going back nor from a start and a stop', async () => {
    const objects = service.s3.store()
    const copyTo = objects.copyTo.bind(objects)
    const slow = jest
      .spyOn(objects, 'copyTo')
      .mockImplementation((address, file) =>
        address.includes('/content/3/') ? wait(60_000, undefined, { ref: false }) : copyTo(address, file),
      )
    const host = service.host({ objects })
    await host.look()
    await publish('2')
    await host.look()
    await publish('3')
    await host.shared.published.start()
    expect([slow.mock.calls.at(-1), host.current().content]).toEqual([
      [expect.stringContaining('/3/'), expect.anything()],
      '2',
    ])
    expect(host.log).toEqual([expect.stringContaining('still on their way')])
    for (const _ of ['3', '2']) await here.act((store) => store.rollBack('content'))
    await until(
      () => wait(50),
      () => host.current().content === '1',
    )
    await host.shared.published.stop()
  }, 30_000)

  it('a host says once that the database is away, whatever its words for that are', async () => {
    const causes = ['read ECONNRESET', 'Connection terminated unexpectedly', 'read ECONNRESET', 'connect ECONNREFUSED']
    const db = Object.assign(Object.create(service.db) as typeof service.db, {
      select() {
        const cause = Object.assign(new Error(causes.shift()), { code: 'ECONNRESET' })
        throw new DrizzleQueryError('SELECT', [], cause)
      },
    })
    const host = service.host({ db, dataDir: there.dataDir })
    while (causes.length > 0) await host.look()
    expect(host.log).toEqual([expect.stringContaining('read ECONNRESET')])
  })

  it('a host starts with what it served last, without database and store', async () => {
    await service.s3.goAway()
    const { dataDir } = there
    const started = service.host({ db: service.away, objects: service.s3.store(), dataDir })
    await started.look()
    await started.look()
    expect(started.current()).toEqual({ landing: '0', content: '1' })
    expect(started.file(ENTRY('1'))).toContain('content 1')
    expect(started.log).toHaveLength(1)
    await expect(service.publish(started, 'content', '2')).rejects.toThrow()
  })

  it('a host looks by itself while it runs, and has nothing left of a process that was killed', async () => {
    for (const name of ['draft-x', 'arriving-content-2'])
      fs.mkdirSync(path.join(there.dataDir, `releases/.${name}-${process.pid}/files`), { recursive: true })
    await there.shared.published.start()
    expect(remains()).toEqual([])
    await publish('2')
    await until(
      () => wait(50),
      () => there.current().content === '2',
    )
    await there.shared.published.stop()
  }, 20_000)

  it('an act that was killed between its files and its row leaves an archive, which goes after a day', async () => {
    const objects = service.s3.store()
    await service.db.execute(sql`
      CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'killed'; END $$`)
    await service.db.execute(sql`CREATE TRIGGER die BEFORE INSERT ON release_revisions EXECUTE FUNCTION die()`)
    await expect(publish('2')).rejects.toThrow()
    await service.db.execute(sql`DROP TRIGGER die ON release_revisions`)
    expect(await archives()).toHaveLength(3)
    await lookAll()
    expect(currents()).toEqual(['1', '1'])
    expect(await sweepArchives(service.db, objects, new Date())).toBe(0)
    expect(await sweepArchives(service.db, objects, new Date(Date.now() + 2 * DAY_MS))).toBe(1)
    expect(await archives()).toHaveLength(2)
    await publish('2')
    const empty = service.host()
    await empty.look()
    expect(empty.current()).toEqual({ landing: '0', content: '2' })
  })
})

describe('files in the store that are not what was released', () => {
  beforeEach(async () => {
    await begin()
    await publish('1')
    await lookAll()
  })

  it.each([
    ['with one byte changed', (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at === 100 ? byte ^ 1 : byte)))],
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 9)],
    ['gone', undefined],
  ])('%s, are refused with an alarm, once, and the list before stays', async (_, harm) => {
    const objects = service.s3.store()
    await publish('2')
    const address = (await archives()).find((one) => one.includes('/content/2/'))!
    const bytes = await objects.read(address)
    if (harm) await objects.put(address, harm(bytes))
    else await objects.remove(address)
    await there.look()
    await there.look()
    expect(currents()).toEqual(['2', '1'])
    expect(there.log).toEqual([expect.stringMatching(/^ALARM: the files of content 2 in bucket .* are not taken: /)])
    expect(remains()).toEqual([])
    // Whoever acts there goes back; a release that names other files is not held up.
    await there.act((store) => store.rollBack('content'))
    await here.look()
    expect(currents()).toEqual(['1', '1'])
    await publish('3')
    await objects.put(address, bytes)
    await there.look()
    expect(currents()).toEqual(['3', '3'])
  })

  it('are not served though whoever changed them has written the row', async () => {
    const objects = service.s3.store()
    await publish('2')
    const [first, second] = (await archives()).filter((one) => one.includes('/content/'))
    const bytes = await objects.read(first!)
    await objects.put(`${ARCHIVES}/content/2/${/(\w+)\.tar/.exec(first!)![1]}.tar.gz`, bytes)
    await service.db.execute(
      sql`UPDATE release_revisions SET files = jsonb_set(files, '{content/2}', files->'content/1') WHERE revision = 3`,
    )
    expect(second).toBeDefined()
    await there.look()
    expect(there.current().content).toBe('1')
    expect(there.log).toEqual([expect.stringContaining('not those that the list names')])
  })
})

describe('where hosts trust keys', () => {
  beforeEach(async () => {
    service.trustKey(makeKey({ team: 'lead', remotes: ['*'], roles: ['publish', 'promote'] }))
    here = service.host()
    there = service.host()
    await begin()
    await publish('1')
    await there.look()
  })

  it('a canary that one of them withdrew by its own key is ended on each, without an alarm', async () => {
    await here.act((store) => store.publish('content', { ...service.built('content', '2'), candidate: true }))
    await here.act((store) => store.canary('content', undefined, { share: 50 }))
    await there.look()
    expect(there.canary('content')).toBe('2')
    const own = makeKey({ team: 'site', remotes: ['*'], roles: ['withdraw'] })
    trust(path.join(here.dataDir, 'keys'), publicPart(own))
    await here.shared.act(async ({ dist }) => {
      const keysFolder = path.join(here.dataDir, 'keys')
      withdraw(performer(dist, { signer: () => signerOf(own), keysFolder }), 'content', { reason: 'it fails' })
    })
    await there.look()
    expect([there.canary('content'), here.canary('content'), there.current().content]).toEqual([
      undefined,
      undefined,
      '1',
    ])
    expect([here.log, there.log]).toEqual([[], []])
  })

  it('the list before a restore of the database is served, with its files, until the restored one is adopted', async () => {
    await publish('2')
    await there.look()
    expect(there.current().content).toBe('2')
    await service.db.execute(sql`DELETE FROM release_revisions WHERE revision = 3`)
    await there.look()
    expect([there.current().content, there.log.join()]).toEqual(['2', expect.stringContaining('ALARM')])
    expect(there.file(ENTRY('2'))).toContain('content 2')
    await there.act((store) => store.adopt({ reason: 'restored' }))
    there.log.length = 0
    expect([there.current().content, there.log]).toEqual(['1', []])
    await publish('3', there)
    expect(fs.existsSync(path.join(there.dataDir, 'releases/remotes/content/2'))).toBe(false)
  })

  it('an act of a trusted key is served by each, and a row of nobody’s by none', async () => {
    expect([currents(), here.log, there.log]).toEqual([['1', '1'], [], []])
    const objects = service.s3.store()
    const address = (await archives()).find((one) => one.includes('/content/1/'))!
    await objects.put(address.replace('/1/', '/0/'), await objects.read(address))
    await service.db.execute(sql`
      INSERT INTO release_revisions (revision, list, line, files)
      SELECT 3, replace(list, '"version": "1"', '"version": "0"'), line, files || jsonb_build_object('content/0', files->'content/1')
      FROM release_revisions WHERE revision = 2`)
    await there.look()
    expect([there.current().content, there.file(ENTRY('1'))]).toEqual(['1', expect.stringContaining('content 1')])
    expect(new Set(there.log)).toEqual(new Set([expect.stringMatching(/^ALARM: releases.json is refused/)]))
  })
})

it('a service of which no host shares releases has no archive looked for', async () => {
  await service.s3.goAway()
  expect(await sweepArchives(service.db, service.s3.store(), new Date())).toBe(0)
})

it('a host that ships another version serves what is shared', async () => {
  await begin()
  await publish('1')
  await there.look()
  const restarted = service.host({ dataDir: there.dataDir })
  await restarted.look()
  expect(restarted.current()).toEqual({ landing: '0', content: '1' })
})

it('a host whose archive no longer has a version that the one before shipped takes acts as ever', async () => {
  await begin()
  await service.ship('1')
  await lookAll()
  const links = path.join(here.dataDir, 'releases/remotes/landing')
  expect(fs.readdirSync(links)).toContain('1')
  fs.rmSync(path.join(service.root, 'dist/remotes/landing/1'), { recursive: true })
  await service.ship('2')
  await service.publish(here, 'landing', '3')
  expect(here.current()).toEqual({ landing: '3' })
  expect(fs.existsSync(path.join(links, '2'))).toBe(true)
})

it('the releases of a fixed version of the embed script are served of the archive that brings it, whatever is shared', async () => {
  await begin()
  await service.publish(here, 'landing', '2')
  await service.ship('1')
  fs.mkdirSync(path.join(service.root, 'dist/embed'))
  fs.writeFileSync(path.join(service.root, 'dist/embed/embed.js'), 'mount();')
  expect((await service.fixEmbed()).releases).toEqual({ landing: '1' })
  await service.ship('3')
  await lookAll()
  expect(there.current()).toEqual({ landing: '2' })
  expect(there.file('/remotes/landing/1/alone.mjs')).toContain('landing 1')
  // Of what ships besides, nothing is given to visitors that is not shared.
  expect(there.file('/remotes/landing/3/alone.mjs')).toBeUndefined()
  fs.appendFileSync(path.join(service.root, 'dist/remotes/landing/1/alone.mjs'), 'stolen=1')
  expect(there.file('/remotes/landing/1/alone.mjs')).toBeUndefined()
  expect(there.log).toEqual([expect.stringContaining('ALARM: alone.mjs of landing 1')])
})

it('a version that ships is there as it ships when the list names it no more', async () => {
  await begin()
  await service.publish(here, 'landing', '1')
  await service.ship('1')
  const folder = path.join(here.dataDir, 'releases/remotes/landing/1')
  await here.look()
  expect(fs.lstatSync(folder).isSymbolicLink()).toBe(false)
  here.shared.published.folder.prune([])
  expect(fs.readFileSync(path.join(folder, 'alone.mjs'), 'utf8')).toContain('landing 1')
})

it('a version of whose files a killed process had removed a part is fetched whole when it comes back', async () => {
  await begin()
  await publish('1')
  await lookAll()
  const folder = path.join(there.dataDir, 'releases/remotes/content/1')
  const { rmSync } = fs
  const killed = jest.spyOn(fs, 'rmSync').mockImplementation((place, options) => {
    if (place !== folder) return rmSync(place, options)
    rmSync(path.join(folder, 'entry.js'))
    throw new Error('killed')
  })
  expect(() => there.shared.published.folder.prune([])).toThrow('killed')
  killed.mockRestore()
  await there.look()
  expect(there.file(ENTRY('1'))).toContain('content 1')
})

it('a host with an empty data folder has what pages reported before anybody can act there', async () => {
  const dataDir = service.newFolder('yawmi-host-')
  const env = { RELEASES: 'shared', root: service.root, dataDir, S3_REGION: 'us-east-1', ...service.s3.settings }
  const closers = new Closers()
  await followReleases({ env, program: { print: () => {}, closers } } as unknown as RoleContext, service.db)
  expect(fs.existsSync(path.join(dataDir, 'releases/.releases/field-data.json'))).toBe(true)
  await closers.closeAll(() => {})
})
