import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { otpChallenges, protectionTransactions, sessions } from '../../src/infrastructure/db/schema/auth'
import { subscribers } from '../../src/infrastructure/db/schema/base'
import { OTP_RULES } from '../../src/domain/otp/rules'
import { findProjectRoot } from '../../src/infrastructure/project-root'
import { newNumber } from '../site/sign-in'
import { type Answer, SiteClient } from '../processes/site-client'
import { type ChaosSite, type Server, startChaosSite } from './chaos-site'

const MINUTE_MS = 60_000
/** Milliseconds between two looks of the balancer at its servers. */
const LOOK_MS = 100

let site: ChaosSite
/** Somebody at the server whose clock is right, and at the other one. */
let right: SiteClient
let ahead: SiteClient

beforeAll(async () => {
  site = await startChaosSite({ variables: { DRAIN_SECONDS: '1' } })
  ;[right, ahead] = site.servers.map(({ address }) => new SiteClient(address)) as [SiteClient, SiteClient]
}, 60_000)
afterAll(() => site.stop(), 30_000)

/** Minutes by which an instant of the database is later than its time now. */
async function minutesFromNow(instant: Date): Promise<number> {
  const { rows } = await site.db.$client.query<{ ms: number }>('SELECT extract(epoch FROM now())::float8 * 1000 AS ms')
  return (instant.getTime() - rows[0]!.ms) / MINUTE_MS
}

/** The same many times at once, at both servers in turn. */
const atBoth = <T>(times: number, call: (client: SiteClient) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => call(index % 2 === 0 ? right : ahead)))

const wrongCode = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')

describe('two servers on one database', () => {
  it('make one schema when both start at once for the first time', async () => {
    const folder = path.join(findProjectRoot(undefined), 'backend/src/infrastructure/db/migrations/meta/_journal.json')
    const { entries } = JSON.parse(readFileSync(folder, 'utf8')) as { entries: unknown[] }
    const { rows } = await site.db.$client.query<{ made: number }>(
      'SELECT count(*)::int AS made FROM drizzle.__drizzle_migrations',
    )
    expect(rows[0]!.made).toBe(entries.length)
    for (const client of [right, ahead]) expect((await client.call('/readyz')).status).toBe(200)
  })

  it('evaluate three of fifty wrong codes that come at both at once, and the right one no more', async () => {
    const msisdn = newNumber()
    await right.askForCode(msisdn)
    const code = await right.codeOf(msisdn)
    const answers = await atBoth(50, (client) => client.confirm(msisdn, wrongCode(code)))
    const texts = answers.map(({ body }) => (body as { errors?: { otp?: string[] } }).errors?.otp?.[0] ?? '')
    expect(texts.filter((text) => text.includes('غير صحيح'))).toHaveLength(3)
    expect(answers.filter(({ status }) => status === 200)).toEqual([])
    expect((await ahead.confirm(msisdn, code)).status).not.toBe(200)
  }, 30_000)

  it('open one session for fifty right codes that come at both at once', async () => {
    const msisdn = newNumber()
    await ahead.askForCode(msisdn)
    const code = await right.codeOf(msisdn)
    const answers = await atBoth(50, (client) => client.confirm(msisdn, code))
    // How often each status, so that a failure says how the others were answered.
    const times: Record<number, number> = {}
    for (const { status } of answers) times[status] = (times[status] ?? 0) + 1
    expect(times).toEqual({ ...times, 200: 1 })
    const opened = await site.db
      .select({ token: sessions.tokenHash })
      .from(sessions)
      .innerJoin(subscribers, eq(subscribers.id, sessions.subscriberId))
      .where(eq(subscribers.msisdn, msisdn))
    expect(opened).toHaveLength(1)
  }, 30_000)

  it('send one message for thirty concurrent requests for a code', async () => {
    const msisdn = newNumber()
    const statuses = await atBoth(30, (client) => client.askForCode(msisdn))
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    const { body } = await right.call(`/sandbox/messages?msisdn=${encodeURIComponent(msisdn)}`)
    expect(body.data).toHaveLength(1)
  }, 30_000)

  it('refuse a session that ended at the other from that answer on', async () => {
    const token = await right.signIn(newNumber())
    const details = (client: SiteClient) => client.call('/api/players/subscriber-details', { token })
    expect(await Promise.all([details(right), details(ahead)])).toMatchObject([{ status: 200 }, { status: 200 }])
    expect((await right.call('/api/players/logout', { token })).status).toBe(200)
    const answers = await atBoth(90, details)
    expect(answers.filter(({ status }) => status !== 401)).toEqual([])
  }, 30_000)
})

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
    for (const { expiresAt } of await site.db.select().from(otpChallenges))
      expect(await minutesFromNow(expiresAt)).toBeLessThanOrEqual(OTP_RULES.lifeMs / MINUTE_MS)
    for (const { expiresAt } of await site.db.select().from(protectionTransactions))
      expect(await minutesFromNow(expiresAt)).toBeLessThanOrEqual(30)
    for (const { lastUsedAt } of await site.db.select().from(sessions))
      expect(await minutesFromNow(lastUsedAt)).toBeLessThanOrEqual(0)
  })

  it('the one that is wrong says so in its log', async () => {
    const [rightServer, aheadServer] = site.servers
    while (!aheadServer.log.includes('the clock of this machine')) await wait(50)
    expect(aheadServer.log).toMatch(/"seconds":(599|600)\b.*the clock of this machine is ahead/)
    expect(rightServer.log).not.toContain('the clock of this machine')
  }, 10_000)
})

/**
 * A balancer as nginx is by default: it sends each call to the next server that was ready at its last look, and to the
 * other one when that does not take the connection.
 */
class Balancer {
  private ready: Server[] = []
  private turn = 0
  private looks = 0
  private isStopped = false

  /** Looks, one time after the other, until it is stopped. */
  async begin(): Promise<void> {
    await this.look()
    void this.goOn()
  }

  private async goOn(): Promise<void> {
    while (!this.isStopped) {
      await wait(LOOK_MS)
      await this.look()
    }
  }

  private async look(): Promise<void> {
    const looks = site.servers.map(async (server) => (await new SiteClient(server.address).call('/readyz')).status)
    const statuses = await Promise.all(looks)
    this.ready = site.servers.filter((_, index) => statuses[index] === 200)
    this.looks += 1
  }

  /** Until a look that begins from now on has found a server ready. */
  async finds(server: Server): Promise<void> {
    const underWay = this.looks + 1
    while (this.looks <= underWay || !this.ready.includes(server)) await wait(LOOK_MS)
  }

  async call(path: string, token: string): Promise<Answer> {
    let answer: Answer | undefined
    // Its own: others take theirs between two tries of this one, which would come to the same server again.
    const turn = (this.turn += 1)
    for (let tries = 0; tries < 2 && !answer?.status; tries += 1) {
      const server = this.ready[(turn + tries) % this.ready.length]
      if (server) answer = await new SiteClient(server.address).call(path, { token })
    }
    if (!answer) throw new Error('no server is ready')
    return answer
  }

  stop(): void {
    this.isStopped = true
  }
}

it('a restart of one server after the other costs nobody an answer', async () => {
  const token = await right.signIn(newNumber())
  const balancer = new Balancer()
  await balancer.begin()
  const answers: Answer[] = []
  let goesOn = true
  const people = Array.from({ length: 4 }, async () => {
    while (goesOn) {
      answers.push(await balancer.call('/api/players/subscriber-details', token))
      await wait(10)
    }
  })
  for (const server of site.servers) {
    await server.kill('SIGTERM')
    await server.start()
    await balancer.finds(server)
  }
  goesOn = false
  await Promise.all(people)
  balancer.stop()
  expect(answers.length).toBeGreaterThan(50)
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
}, 60_000)
