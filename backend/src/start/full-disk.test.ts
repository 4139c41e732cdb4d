import { mkdtempSync, readdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { designForm } from '../../test/requests/forms'
import { makePng } from '../../test/requests/png'
import { type PostgresServer, startPostgresServer } from '../../test/processes/postgres-server'
import { buildPrograms, removeFolder, ServerProcess } from '../../test/processes/server-process'
import { newNumber } from '../../test/site/sign-in'
import { SiteClient } from '../../test/processes/site-client'
import { SmallDisk } from '../../test/processes/small-disk'

const DISK = { size: '16m', files: 400 }
/** Longer than between two looks at the disk. */
const SEEN_MS = 20_000
const PICTURE = makePng({ width: 64, height: 64 })

let postgres: PostgresServer
let programs: string
let dataDir: string
let disk: SmallDisk
let server: ServerProcess
let client: SiteClient
let token: string

const save = () => client.send('/api/v2/players/designs', designForm(PICTURE), token)

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  const began = performance.now()
  while (!(await condition())) {
    if (performance.now() - began > SEEN_MS) throw new Error('nobody saw it')
    await wait(100)
  }
}
const readiness = async () => (await client.call('/readyz')).body

// A machine that allows no mounts cannot show it; `storage.test.ts` shows the rules everywhere.
;(SmallDisk.isPossible() ? describe : describe.skip)('a server whose disk is full', () => {
  beforeAll(async () => {
    ;[postgres, programs] = await Promise.all([startPostgresServer(), buildPrograms()])
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'yawmi-full-'))
    disk = await SmallDisk.on(dataDir, DISK)
    const variables = { YAWMI_DATA_DIR: dataDir, DATABASE_URL: postgres.url, OTP_SECRET: 'full-disk'.repeat(4) }
    server = new ServerProcess(programs, variables, 'server.mjs', [], { within: disk.within() })
    client = new SiteClient(await server.ready())
    token = await client.signIn(newNumber())
  }, 60_000)
  afterAll(async () => {
    await server.kill('SIGTERM')
    await disk.stop()
    await postgres.stop()
    removeFolder(dataDir)
  }, 30_000)

  it('says so to who saves a design, in the log and in /readyz, while all else goes on', async () => {
    expect(await save()).toMatchObject({ status: 200 })
    disk.fill()
    const refused = await save()
    expect(refused).toMatchObject({ status: 507, error: 'storage_full' })
    expect(refused.body).toMatchObject({
      message: expect.stringContaining('مساحة الحفظ'),
      errors: { image: [expect.stringContaining('على جهازك')] },
    })
    await until(() => server.stdout.includes('ALARM: the disk of the data folder is full'))
    expect(await readiness()).toEqual({ status: 'ready', storage: 'full' })

    const rename = { method: 'POST', body: { name: 'سالم' }, token } as const
    expect((await client.call('/api/players/subscriber-details', rename)).status).toBe(200)
    const designs = await client.call('/api/v2/players/designs?design_type=image', { token })
    expect(designs.body.data).toHaveLength(1)
  }, 60_000)

  it('saves again as soon as there is room, and says that too', async () => {
    disk.makeRoom()
    expect(await save()).toMatchObject({ status: 200 })
    await until(async () => (await readiness()).storage === undefined)
    await until(() => server.stdout.includes('has room again'))
  }, 60_000)

  it('says the same where the system refuses the write for another want of room', async () => {
    disk.fill('names')
    // A folder of somebody who has none yet, so that more than the last name is wanted.
    const other = await client.signIn(newNumber())
    const refused = await client.send('/api/v2/players/designs', designForm(PICTURE), other)
    expect(refused).toMatchObject({ status: 507, error: 'storage_full' })
    disk.makeRoom()
    expect(await save()).toMatchObject({ status: 200 })
  }, 60_000)

  it('keeps no halves of the files that it could not write', () => {
    const saved = readdirSync(disk.path('media/saved'), { recursive: true, encoding: 'utf8' })
    expect(saved.filter((name) => name.includes('.') && !/\.(?:png|webp)$/.test(name))).toEqual([])
  })
})
