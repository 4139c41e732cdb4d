import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { OTP_RULES } from '../plugins/app/otp/rules'
import { otpChallenges, protectionTransactions, sessions } from '../db/schema/auth'
import { connect, type Db } from '../db/connect'
import { type PostgresServer, startPostgresServer } from '../testing/postgres-server'
import { buildPrograms, removeFolder, ServerProcess } from '../testing/server-process'
import { newNumber } from '../testing/sign-in'
import { SiteClient } from '../testing/site-client'
import { wrongClock } from '../testing/wrong-clock'

const AHEAD_MS = 10 * 60_000
const MINUTE_MS = 60_000

let postgres: PostgresServer
let programs: string
let dataDir: string
let db: Db
let servers: [ServerProcess, ServerProcess]
let right: SiteClient
let ahead: SiteClient

beforeAll(async () => {
  ;[postgres, programs] = await Promise.all([startPostgresServer(), buildPrograms()])
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'yawmi-clocks-'))
  const variables = { YAWMI_DATA_DIR: dataDir, DATABASE_URL: postgres.url, OTP_SECRET: 'one-clock'.repeat(4) }
  servers = [
    new ServerProcess(programs, variables),
    new ServerProcess(programs, variables, 'server.mjs', [], { node: wrongClock(AHEAD_MS) }),
  ]
  const addresses = await Promise.all(servers.map((server) => server.ready()))
  ;[right, ahead] = addresses.map((address) => new SiteClient(address)) as [SiteClient, SiteClient]
  db = connect({ connectionString: postgres.url, max: 1 })
}, 60_000)
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill('SIGTERM')))
  await db.$client.end()
  await postgres.stop()
  for (const folder of [programs, dataDir]) removeFolder(folder)
}, 30_000)

/** Minutes by which an instant of the database is later than its time now. */
async function minutesFromNow(instant: Date): Promise<number> {
  const { rows } = await db.$client.query<{ ms: number }>('SELECT extract(epoch FROM now())::float8 * 1000 AS ms')
  return (instant.getTime() - rows[0]!.ms) / MINUTE_MS
}

describe('of two servers, one with a clock ten minutes ahead,', () => {
  it('each takes the codes that the other sent', async () => {
    for (const [sender, judge] of [
      [right, ahead],
      [ahead, right],
    ] as const)
      for (let time = 0; time < 3; time += 1) {
        const msisdn = newNumber()
        expect(await sender.askForCode(msisdn)).toBe(200)
        expect(await judge.confirm(msisdn, await sender.codeOf(msisdn))).toMatchObject({ status: 200 })
      }
  }, 60_000)

  it('neither has codes, transactions or sessions live longer than the other', async () => {
    await ahead.askForCode(newNumber())
    const [challenge] = await db.select().from(otpChallenges)
    const life = OTP_RULES.lifeMs / MINUTE_MS
    const left = await minutesFromNow(challenge!.expiresAt)
    expect(left).toBeLessThanOrEqual(life)
    expect(left).toBeGreaterThan(life - 1)
    for (const { expiresAt } of await db.select().from(protectionTransactions))
      expect(await minutesFromNow(expiresAt)).toBeLessThanOrEqual(30)
    for (const { lastUsedAt } of await db.select().from(sessions))
      expect(await minutesFromNow(lastUsedAt)).toBeLessThanOrEqual(0)
  })

  it('the one that is wrong says so in its log', async () => {
    while (!servers[1].stdout.includes('the clock of this machine')) await new Promise((done) => setTimeout(done, 50))
    expect(servers[1].stdout).toMatch(/"seconds":(599|600)\b.*the clock of this machine is ahead/)
    expect(servers[0].stdout).not.toContain('the clock of this machine')
  }, 10_000)
})
