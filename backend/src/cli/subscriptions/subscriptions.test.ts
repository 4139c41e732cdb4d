import { randomBytes } from 'node:crypto'
import { CarrierError } from '../../infrastructure/carrier/errors'
import { readKeyRing } from '../../domain/keys/read-key-ring'
import { keysOfRing } from '../../domain/keys/keys'
import { newNumber, signIn } from '../../../test/site/sign-in'
import { createSubscriptionSite, type SubscriptionSite } from '../../../test/site/subscription-site'
import { findSubscriptions } from './find'
import { printLedger } from './ledger'
import { reconcile } from './reconcile'
import { printSubscription } from './show'
import { tableLines } from './table'

let site: SubscriptionSite
let msisdn: string
beforeAll(async () => {
  site = await createSubscriptionSite()
  msisdn = newNumber()
  const token = await signIn(site, msisdn)
  await site.send('PUT', '/api/players/subscriber-details', { name: 'سالم' }, token)
  await site.advance(24)
  await site.work()
})
afterAll(() => site.close())

async function lines(work: (say: (line: string) => void) => Promise<unknown>): Promise<string> {
  const output: string[] = []
  await work((line) => output.push(line))
  return output.join('\n')
}

const found = async (number: string) => {
  const keys = keysOfRing(readKeyRing(site.env))
  return findSubscriptions(site.database.db, keys, number)
}
const shown = async (what: typeof printSubscription, reveal = false, number = msisdn) => {
  const [one] = await found(number)
  return lines((print) => what({ db: site.database.db, found: one!, reveal, print }))
}
const reconciled = async (carrier = site.carrier.carrier) => {
  let differences = -1
  const output = await lines(async (print) => {
    differences = await reconcile({ db: site.database.db, carrier, reveal: false, print })
  })
  return { differences, output }
}

describe("support's view of a subscription", () => {
  it('shows how it stands, what was agreed to and who changed it, with number and name masked', async () => {
    const output = await shown(printSubscription)
    expect(output).toMatch(/number +\+•{9}000/)
    expect(output).not.toContain(msisdn)
    expect(output).not.toContain('سالم')
    expect(output).toMatch(/state +active/)
    expect(output).toMatch(/brand +yawmi/)
    expect(output).toContain('250 dirhams a day')
    expect(output).toMatch(/web +yawmi +250 a day +\S+ +\u2068بالضغط/)
    expect(output).toMatch(/person +confirmed +pending +trial/)
    expect(output).toMatch(/job +charged +trial +active/)
  })

  it('shows them whole when asked to', async () => {
    const output = await shown(printSubscription, true)
    expect(output).toContain(msisdn)
    expect(output).toContain('\u2068سالم\u2069')
  })

  it('shows what was paid, and every attempt', async () => {
    const output = await shown(printLedger)
    expect(output).toContain('1 charge, 250 dirhams in all')
    expect(output).toMatch(/started +– +250/)
    expect(output).toMatch(/charged +– +250/)
  })

  it('finds what was paid by somebody who was erased', async () => {
    const gone = newNumber()
    const token = await signIn(site, gone)
    await site.advance(24)
    await site.work()
    await site.send('DELETE', '/api/players/subscriber-details', undefined, token)
    expect(await shown(printSubscription, true, gone)).toMatch(/name +erased/)
    expect(await shown(printLedger, false, gone)).toContain('1 charge, 250 dirhams in all')
  })

  it('knows nothing of a number that never agreed', async () => {
    expect(await found(newNumber())).toEqual([])
  })
})

describe('a table', () => {
  it('keeps Arabic in its cell and columns in line', () => {
    expect(
      tableLines(
        ['a', 'b'],
        [
          ['نص', 1],
          ['x\u202e', null],
        ],
      ),
    ).toEqual(['a   b', '\u2068نص\u2069  1', 'x   –'])
  })
})

describe('reconciling', () => {
  it('finds no difference when there is none', async () => {
    expect(await reconciled()).toEqual({ differences: 0, output: expect.stringContaining('No difference.') })
  })

  it('says each difference: what only one side has, and amounts and numbers that differ', async () => {
    const { carrier } = site.carrier
    const page = await carrier.listCharges(null)
    const [first, second] = page.charges.filter((charge) => charge.msisdn === msisdn)
    expect(second).toBeDefined()
    const log = [
      { ...first!, amount: 300 },
      { ...second!, msisdn: '+218910009999' },
      { ...first!, key: 'unknown.1', amount: 250 },
    ]
    const listCharges = async (after: string | null) =>
      after === null ? { charges: log, cursor: 'end' } : { charges: [], cursor: 'end' }
    const other = await reconciled({ ...carrier, listCharges })
    expect(other.differences).toBe(3)
    expect(other.output).toContain(
      `${second!.key}: the carrier took it of +•••••••••999, the ledger has it of +•••••••••000`,
    )
    expect(other.output).toContain(`${first!.key}: the carrier took 300 dirhams, the ledger has 250`)
    expect(other.output).toContain('unknown.1: the carrier took 250 dirhams')
    const none = await reconciled({
      ...carrier,
      listCharges: async () => ({ charges: [], cursor: null }),
      queryCharge: async () => null,
    })
    expect(none.differences).toBe(page.charges.length)
    expect(none.output).toContain('the ledger has 250 dirhams of')
  })

  it('reads a log with keys and numbers that are none, and prints them cut and as one line', async () => {
    const { carrier } = site.carrier
    const page = await carrier.listCharges(null)
    const hostile = [
      { ...page.charges[0]!, key: `\u001b[2J\u202e${randomBytes(4_000).toString('base64')}` },
      { ...page.charges[0]!, key: 'one\u0000two', msisdn: '\u001b]0;title\u0007\nNo difference.' },
    ]
    const listCharges = async (after: string | null) =>
      after === null ? { charges: [...page.charges, ...hostile], cursor: 'end' } : { charges: [], cursor: 'end' }
    const { differences, output } = await reconciled({ ...carrier, listCharges })
    expect(differences).toBe(2)
    expect(output).not.toMatch(/[^\P{Cc}\n]|\u202e/u)
    const lines = output.split('\n')
    expect(lines).toHaveLength(3)
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(500)
  })

  it('gives up on a log that says the same page over and over', async () => {
    const { carrier } = site.carrier
    const page = await carrier.listCharges(null)
    await expect(reconciled({ ...carrier, listCharges: async () => page })).rejects.toThrow('does not go on')
  })

  it('gives up on a log whose last page leads nowhere, in place of reading it again from its beginning', async () => {
    const { carrier } = site.carrier
    const page = await carrier.listCharges(null)
    let reads = 0
    const listCharges = async () => ({ ...page, cursor: (reads += 1) < 5 ? null : 'end' })
    await expect(reconciled({ ...carrier, listCharges })).rejects.toThrow('does not go on')
    expect(reads).toBe(1)
  })

  it('calls no difference what is under way', async () => {
    const number = newNumber()
    await signIn(site, number)
    await site.advance(24)
    const { carrier } = site.carrier
    const charge = carrier.charge.bind(carrier)
    const lost = jest.spyOn(carrier, 'charge').mockImplementation(async (request) => {
      await charge(request)
      throw new CarrierError('timed_out', 'the answer is lost')
    })
    await site.work()
    lost.mockRestore()
    expect(await reconciled()).toEqual({ differences: 0, output: expect.stringContaining('Under way') })
  })
})
