import { cpSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildPrograms, type Outcome, removeFolder, ServerProcess } from '../../test/processes/server-process'
import { SiteClient } from '../../test/processes/site-client'
import { SmallDisk } from '../../test/processes/small-disk'
import { newNumber } from '../../test/site/sign-in'

const CHARGED_MS = 30_000

let programs: string
let folder: string
let server: ServerProcess
let client: SiteClient

const place = (name: string) => path.join(folder, name)
const start = async (dataDir: string) => {
  server = new ServerProcess(programs, { YAWMI_DATA_DIR: dataDir })
  client = new SiteClient(await server.ready())
}
const run = (
  program: string,
  args: string[],
  { within = [], ...variables }: { within?: string[] } & Record<string, string | string[]> = {},
): Promise<Outcome> => {
  const settings = { YAWMI_DATA_DIR: place('live'), ...(variables as Record<string, string>) }
  return new ServerProcess(programs, settings, `${program}.mjs`, args, { within }).ended
}
const reconcile = (dataDir: string) => run('subscriptions', ['reconcile'], { YAWMI_DATA_DIR: dataDir })

/** The ledger beside the carrier's log, once they have the charges. */
async function untilReconciled(dataDir: string): Promise<Outcome> {
  for (const began = performance.now(); ; await wait(500)) {
    const outcome = await reconcile(dataDir)
    const isSettled = outcome.code === 0 && outcome.stdout.includes('Ledger: 1 charge')
    if (isSettled || performance.now() - began > CHARGED_MS) return outcome
  }
}

beforeAll(async () => {
  programs = await buildPrograms()
  folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-backups-'))
  mkdirSync(place('live'))
  await start(place('live'))
}, 90_000)
afterAll(async () => {
  await server.kill('SIGTERM')
  removeFolder(folder)
}, 30_000)

describe('the backup and restore commands', () => {
  it('say what pgbackrest is for where the database is a server of its own', async () => {
    for (const [program, args] of [
      ['backup', [place('elsewhere')]],
      ['restore', [place('backup'), place('elsewhere')]],
    ] as const) {
      const outcome = await run(program, [...args], { DATABASE_URL: 'postgres://somebody@127.0.0.1:1/service' })
      expect(outcome).toMatchObject({ code: 1, stderr: expect.stringContaining('pgbackrest') })
    }
    expect(readdirSync(folder)).toEqual(['live'])
  }, 30_000)

  it('do not charge again what was charged after the backup', async () => {
    await client.signIn(newNumber())
    expect(await run('backup', [place('backup')])).toMatchObject({ code: 0, stderr: '' })
    await client.call('/sandbox/clock', { method: 'POST', body: { advance: 'PT25H' } })
    const sum = 'Carrier: 1 charge, 250 dirhams. Ledger: 1 charge, 250 dirhams. No difference.'
    expect((await untilReconciled(place('live'))).stdout).toContain(sum)
    await server.kill('SIGKILL')

    const restored = await run('restore', [place('backup'), place('restored')])
    expect(restored).toMatchObject({ code: 0, stderr: '' })
    expect(restored.stdout).toContain('Subscribers: 1. Charges: 0, none yet.')
    // The carrier is another company: it has gone on.
    cpSync(path.join(place('live'), 'sandbox-carrier'), path.join(place('restored'), 'sandbox-carrier'), {
      recursive: true,
    })
    const before = await reconcile(place('restored'))
    expect(before).toMatchObject({ code: 1, stdout: expect.stringContaining('the carrier took 250 dirhams of') })
    await start(place('restored'))
    expect((await untilReconciled(place('restored'))).stdout).toContain(sum)
  }, 180_000)
})

// A machine that allows no mounts cannot show it.
;(SmallDisk.isPossible() ? it : it.skip)(
  'a backup on a disk that fills leaves nothing there',
  async () => {
    mkdirSync(place('disk'))
    const disk = await SmallDisk.on(place('disk'), { size: '8m', files: 5_000 })
    try {
      const outcome = await run('backup', [place('disk')], {
        YAWMI_DATA_DIR: place('restored'),
        within: disk.within(),
      })
      expect(outcome).toMatchObject({ code: 1, stderr: expect.stringContaining('There is no room for a backup') })
      expect(readdirSync(disk.path())).toEqual([])
    } finally {
      await disk.stop()
    }
  },
  60_000,
)
