import { setTimeout as wait } from 'node:timers/promises'
import { asc, isNull, sql } from 'drizzle-orm'
import { CarrierError } from '../infrastructure/carrier/errors'
import { guarded } from '../infrastructure/carrier/guarded'
import type { Carrier } from '../infrastructure/carrier/port'
import { connect } from '../infrastructure/db/connect'
import { smsOutbox } from '../infrastructure/db/schema/carrier'
import { newNumber } from '../../test/site/sign-in'
import { createTestDatabase, type TestDatabase } from '../../test/database/test-database'
import { SmsOutbox } from './sms-outbox'

type SendSms = Carrier['sendSms']

let database: TestDatabase
beforeAll(async () => (database = await createTestDatabase()))
beforeEach(() => database.db.delete(smsOutbox))
afterAll(() => database.drop())

/** Puts messages into the outbox, one after the other. */
async function write(...messages: [msisdn: string, text: string][]): Promise<void> {
  for (const [msisdn, text] of messages)
    await database.db.insert(smsOutbox).values({ dedupKey: `${msisdn} ${text}`, msisdn, text, createdAt: new Date() })
}

/** Its carrier is left alone for a moment only, once it has failed for several numbers. */
const outbox = (sendSms: SendSms, db = database.db, rest = { initial: 1, longest: 1 }) =>
  new SmsOutbox({ db, carrier: guarded({ sendSms } as Carrier, { rest }), now: () => new Date() })

/** The pauses of what failed are over. */
const later = () => database.db.update(smsOutbox).set({ nextAt: sql`now()` })

const timedOut = () => new CarrierError('timed_out', 'no answer')

/** An operator that fails the first time it is given any of some texts; what reached the phones, in their order. */
function operator(...failing: string[]): { send: SendSms; sent: string[] } {
  const sent: string[] = []
  const toFail = new Set(failing)
  return {
    sent,
    async send({ text }) {
      if (toFail.delete(text)) throw timedOut()
      sent.push(text)
    },
  }
}

it('lets no message overtake an older one of its number that is to be tried again', async () => {
  const [msisdn, other] = [newNumber(), newNumber()]
  const { send, sent } = operator('first')
  const box = outbox(send)
  await write([msisdn, 'first'], [other, 'theirs'], [msisdn, 'second'])
  expect(await box.deliver()).toBe(1)
  await write([msisdn, 'third'])
  expect(await box.deliver()).toBe(0)
  expect(sent).toEqual(['theirs'])
  await later()
  expect(await box.deliver()).toBe(3)
  expect(sent).toEqual(['theirs', 'first', 'second', 'third'])
})

it('goes on to the next once a message is given up, or refused for good', async () => {
  const msisdn = newNumber()
  await write([msisdn, 'refused'], [msisdn, 'hopeless'], [msisdn, 'last'])
  const sent: string[] = []
  const box = outbox(async ({ text }) => {
    if (text === 'refused') throw new CarrierError('refused', 'no such number')
    if (text === 'hopeless') throw timedOut()
    sent.push(text)
  })
  await box.deliver()
  await database.db.update(smsOutbox).set({ tries: 19, nextAt: sql`now()` })
  expect(sent).toEqual([])
  expect(await box.deliver()).toBe(1)
  expect(sent).toEqual(['last'])
  const rows = await database.db.select().from(smsOutbox).orderBy(asc(smsOutbox.id))
  expect(rows.map(({ msisdn, text, failedAt }) => [msisdn, text, failedAt !== null])).toEqual([
    [null, null, true],
    [null, null, true],
    [null, null, false],
  ])
})

it('sends a message four times at most that the carrier never answers for, since it may have come each time', async () => {
  await write([newNumber(), 'receipt'])
  let sends = 0
  const box = outbox(async () => {
    sends += 1
    throw timedOut()
  })
  for (let tries = 0; tries < 25; tries += 1) {
    await box.deliver()
    await later()
  }
  expect(sends).toBe(4)
})

it('tries a message again for half a day that a carrier which is down has not taken', async () => {
  await write([newNumber(), 'receipt'])
  let calls = 0
  // Not behind the guard, which would leave the carrier alone.
  const sendSms = async () => {
    calls += 1
    throw new CarrierError('unavailable', 'down')
  }
  const carrier = { sendSms, allowedCalls: (max: number) => max }
  const box = new SmsOutbox({ db: database.db, carrier, now: () => new Date() })
  for (let tries = 0; tries < 25; tries += 1) {
    await box.deliver()
    await later()
  }
  expect(calls).toBe(20)
})

it('leaves the carrier alone after some failures in a row, and loses nothing', async () => {
  await write(...Array.from({ length: 40 }, (): [string, string] => [newNumber(), 'text']))
  let calls = 0
  const fails = async () => {
    calls += 1
    throw timedOut()
  }
  const down = outbox(fails, database.db, { initial: 60_000, longest: 60_000 })
  expect(await down.deliver()).toBe(0)
  expect(calls).toBeLessThan(20)
  await later()
  expect(await outbox(operator().send).deliver()).toBe(40)
})

it('sends each message of each number in its order, once, from two servers at once', async () => {
  const [numbers, texts] = [Array.from({ length: 30 }, () => newNumber()), ['1', '2', '3', '4', '5']]
  await write(...texts.flatMap((text) => numbers.map((msisdn): [string, string] => [msisdn, text])))
  const sent = new Map(numbers.map((msisdn): [string, string[]] => [msisdn, []]))
  const failed = new Set<string>()
  // Now and then it fails at first, and its answers overtake each other.
  const send: SendSms = async ({ msisdn, text }) => {
    const turn = numbers.indexOf(msisdn) + Number(text)
    await wait(turn % 4)
    const message = `${msisdn} ${text}`
    if (turn % 3 === 0 && !failed.has(message)) {
      failed.add(message)
      throw timedOut()
    }
    sent.get(msisdn)!.push(text)
    await wait(turn % 3)
  }
  const second = connect(database.config)
  const servers = [outbox(send), outbox(send, second)]
  const isLeft = isNull(smsOutbox.sentAt)
  while ((await database.db.$count(smsOutbox, isLeft)) > 0) {
    await Promise.all(servers.map((server) => server.deliver()))
    await later()
  }
  await second.$client.end()
  expect([...sent.values()]).toEqual(numbers.map(() => texts))
})

it('gives back at once what it took and did not send when the server stops', async () => {
  const numbers = Array.from({ length: 20 }, () => newNumber())
  await write(...numbers.map((msisdn): [string, string] => [msisdn, 'text']))
  let isStopping = false
  const stopped = outbox(async () => {
    isStopping = true
  })
  const delivered = await stopped.deliver(() => isStopping)
  expect(delivered).toBeLessThan(numbers.length)
  const { send, sent } = operator()
  expect(await outbox(send).deliver()).toBe(numbers.length - delivered)
  expect(sent).toHaveLength(numbers.length - delivered)
})
