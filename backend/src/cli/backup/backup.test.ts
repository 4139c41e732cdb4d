import { cpSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildPrograms, type Outcome, removeFolder, ServerProcess } from '../../../test/processes/server-process'
import { SiteClient } from '../../../test/processes/site-client'
import { SmallDisk } from '../../../test/processes/small-disk'
import { newNumber } from '../../../test/site/sign-in'

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
const play = (call: string, body: object) => client.call(`/sandbox/${call}`, { method: 'POST', body })

async function unsubscribe(msisdn: string, token: string): Promise<void> {
  await client.call('/api/players/unsubscribe', { method: 'POST', token })
  const body = { otp: await client.codeOf(msisdn), device_type: 'web', subscriber_id: 'anybody', msisdn }
  const reply = await client.call('/api/players/unsubscribe-confirm', { method: 'POST', body, token })
  expect(reply.body).toMatchObject({ code: '00' })
}

/** Runs a command until what it prints has the text, for some time. @returns what it printed last */
async function until(text: string, command: () => Promise<Outcome>): Promise<string> {
  for (const began = performance.now(); ; await wait(500)) {
    const { stdout } = await command()
    if (stdout.includes(text) || performance.now() - began > CHARGED_MS) return stdout
  }
}
const untilRefused = (dataDir: string, msisdn: string) =>
  until('refused', () => run('subscriptions', ['ledger', msisdn], { YAWMI_DATA_DIR: dataDir }))

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
    const [prompt, late, gone] = [newNumber(), newNumber(), newNumber()]
    for (const msisdn of [prompt, late]) await client.signIn(msisdn)
    const token = await client.signIn(gone)
    expect(await run('backup', [place('backup')])).toMatchObject({ code: 0, stderr: '' })
    await unsubscribe(gone, token)
    // One pays at once. The other has no credit at first, and pays under the next key: the former stays free.
    await play('balance', { msisdn: late, balance: 0 })
    await play('clock', { advance: 'PT25H' })
    expect(await untilRefused(place('live'), late)).toContain('refused')
    await play('top-up', { msisdn: late, amount: 5_000 })
    await play('clock', { advance: 'PT4H' })
    const sum = 'Carrier: 2 charges, 500 dirhams. Ledger: 2 charges, 500 dirhams. No difference.'
    expect(await until(sum, () => reconcile(place('live')))).toContain(sum)
    await server.kill('SIGKILL')

    const restored = await run('restore', [place('backup'), place('restored')])
    expect(restored).toMatchObject({ code: 0, stderr: '' })
    expect(restored.stdout).toContain('Subscribers: 3. Charges: 0, none yet.')
    // The carrier is another company: it has gone on.
    const journal = 'sandbox-carrier'
    cpSync(path.join(place('live'), journal), path.join(place('restored'), journal), { recursive: true })
    const before = await reconcile(place('restored'))
    expect(before).toMatchObject({ code: 1, stdout: expect.stringContaining('the carrier took 250 dirhams of') })
    await start(place('restored'))
    expect(await untilRefused(place('restored'), late)).toContain('refused')
    await play('clock', { advance: 'PT4H' })
    expect(await until(sum, () => reconcile(place('restored')))).toContain(sum)
  }, 240_000)

  it('leave no copy of a backup that was stopped on its way to a data folder', async () => {
    const settings = { YAWMI_DATA_DIR: place('live') }
    const restore = new ServerProcess(programs, settings, 'restore.mjs', [place('backup'), place('stopped')])
    const ofIt = () => readdirSync(folder).filter((name) => name.startsWith('stopped'))
    while (ofIt().length === 0) await wait(5)
    const { code } = await restore.kill('SIGTERM')
    expect([code, ofIt()]).toEqual([143, []])
  }, 60_000)
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
