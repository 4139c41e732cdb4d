import { setTimeout as wait } from 'node:timers/promises'
import { newNumber } from '../site/sign-in'
import { SiteClient } from '../processes/site-client'
import { answerAll, type Books, daysOf, killAmidCharges, reconcileBooks, subscribePeople } from './charges'
import { type ChaosSite, type Server, startChaosSite } from './chaos-site'
import { FAULTS } from './faults'
import { type Figures, judge, tableOf } from './figures'
import { Load } from './load'

/** `npm run test:chaos` is the whole suite; the checks run a short form of it. */
const isWhole = process.env.CHAOS === 'whole'
const FORM = isWhole
  ? { kills: Number(process.env.CHAOS_KILLS ?? 200), people: 1_000, visitors: 8 }
  : { kills: 3, people: 120, visitors: 3 }

/** Nobody waits longer for an answer, and all is well so soon after a fault's end. */
const LONGEST_ANSWER_MS = 10_000
/** The short form shares its machine with other checks. */
const BACK_MS = isWhole ? 5_000 : 15_000

let site: ChaosSite
let load: Load
const rows: Figures[] = []
let books: Books | undefined
let openAtKills = 0

beforeAll(async () => {
  site = await startChaosSite({ smallDisks: isWhole })
  load = new Load(site.servers)
  await load.start(FORM.visitors)
}, 120_000)
afterAll(async () => {
  await load.stop()
  await site.stop()
  const kills = `${FORM.kills} kills amid ${openAtKills} open charges`
  const figures =
    books && `${books.taken} taken, ${books.ledger} in our ledger, ${books.apart} apart, ${books.doubled} doubled`
  const reasons = site.servers.flatMap((server, index) =>
    [...server.reasons].map(([reason, times]) => `  server ${index + 1}: ${times} × ${reason}`),
  )
  const lines = [tableOf(rows), `${kills}: ${figures ?? 'not reconciled'}`, 'refused because of:', ...reasons]
  process.stdout.write(`\n${lines.join('\n')}\n`)
}, 60_000)

/** What was answered since the row before, once the fault is over. */
async function record(
  fault: string,
  { mayBeCut = false, backMs }: { mayBeCut?: boolean; backMs?: number },
): Promise<Figures> {
  const row: Figures = {
    fault,
    ...judge(load.drain(), mayBeCut),
    ...(backMs !== undefined && { backMs }),
    acknowledged: load.acknowledged,
    lost: await load.lost(site.db),
    died: site.servers.reduce((sum, { deaths }) => sum + deaths, 0),
  }
  rows.push(row)
  // A run that is broken off has said what it found until then.
  if (isWhole) process.stdout.write(`${tableOf([row])}\n`)
  return row
}

/** Milliseconds until a server signs somebody up, writes, and says that it is ready. */
async function recovery(server: Server): Promise<number> {
  const begun = performance.now()
  for (;;) {
    const client = new SiteClient(server.address)
    const token = await client.signIn(newNumber()).catch(() => undefined)
    const rename = { method: 'POST', token, body: { name: 'سالم' } } as const
    const isWell =
      token !== undefined &&
      (await client.call('/api/players/subscriber-details', rename)).status === 200 &&
      (await client.call('/readyz')).status === 200
    const passed = performance.now() - begun
    if (isWell || passed > 60_000) return passed
    await wait(50)
  }
}

describe('two servers, one of them with a clock ten minutes ahead,', () => {
  it(`lose nothing that was acknowledged when they are killed amid charges, ${FORM.kills} times`, async () => {
    await subscribePeople(site, FORM.people)
    const passDay = daysOf(site, FORM.people)
    openAtKills = await killAmidCharges(site, FORM.kills, () => load.withoutSignUps(passDay))
    expect(openAtKills).toBeGreaterThan(FORM.kills)
    await answerAll(site, FORM.people)
    // Who began to sign up at a server that was killed meets nobody there.
    await load.withoutSignUps(async () => void (await Promise.all(site.servers.map(recovery))))
    expect(await record('servers are killed', { mayBeCut: true })).toMatchObject({ wrong: 0, lost: 0, died: 0 })
  }, 1_800_000)

  it.each(FAULTS.filter(({ inShort }) => isWhole || inShort))(
    'refuse for a moment and are back in seconds: $name',
    async ({ name, lasts, begin, end, isHarmless = false, isPossible = () => true }) => {
      if (!isPossible(site)) return
      await begin(site)
      await wait(isWhole ? lasts.whole : lasts.short)
      await end(site)
      const backMs = Math.max(...(await Promise.all(site.servers.map(recovery))))
      const row = await record(name, { backMs })
      expect(row).toMatchObject({ wrong: 0, lost: 0, died: 0 })
      if (isHarmless) expect(row.unavailable).toBe(0)
      expect(row.slowestMs).toBeLessThan(LONGEST_ANSWER_MS)
      expect(row.backMs).toBeLessThan(BACK_MS)
    },
    120_000,
  )

  it('charged everybody once for each period, as the carrier has it in its own book', async () => {
    books = await reconcileBooks(site)
    expect(books).toMatchObject({ apart: 0, doubled: 0 })
    expect(books.ledger).toBeGreaterThanOrEqual(FORM.people)
  }, 180_000)
})
