import { GUESS_LIMITS, judgeGuess, judgeSend, sourceOf, standingOf } from './breakers'
import { type Counts, DAY_S, fadedTo, HOUR_S, type StoredCounts, NOTHING } from './fading'
import { brandSources, fadesIn, SERVICE, type Sources } from './sources'

const ODDS_OF_A_GUESS = 1e-4
const HOUR_MS = HOUR_S * 1000
const DAY_MS = DAY_S * 1000

/** The breakers on counters in memory, and a clock that a test moves. */
class Service {
  now = 0
  demands = { none: 0, work: 0, sms: 0 }
  private readonly stored = new Map<string, StoredCounts>()

  private countsOf = (source: string): Counts => {
    const stored = this.stored.get(source)
    if (!stored) return NOTHING
    // An attack is over in an instant, in which nothing fades: most of what is counted here, and the time of this file.
    return stored.at === this.now && stored.guesses >= 0 ? stored : fadedTo(stored, this.now)
  }

  private add(source: string, { guesses = 0, sends = 0, rights = 0 }: Partial<Counts>): void {
    const before = this.countsOf(source)
    this.stored.set(source, {
      guesses: before.guesses + guesses,
      sends: before.sends + sends,
      rights: before.rights + rights,
      fadesIn: fadesIn(source),
      at: this.now,
    })
  }

  private addSend(sources: Sources, counts: Partial<Counts>): void {
    for (const source of [sources.device, sources.range, sources.brandHour, sources.serviceHour])
      this.add(source, counts)
  }

  /** Sends a code, if a message is not wanted in its place. @returns whether it was sent */
  send(sources: Sources, isOwn = false): boolean {
    const { demand } = judgeSend(sources, this.countsOf, standingOf(sources, this.countsOf, isOwn), undefined)
    this.demands[demand] += 1
    if (demand !== 'sms') this.addSend(sources, { sends: 1 })
    return demand !== 'sms'
  }

  /** Judges a wrong code, if a message is not wanted in its place. @returns takes it back; null when it was not judged */
  wrong(sources: Sources, isOwn = false): (() => void) | null {
    const standing = standingOf(sources, this.countsOf, isOwn)
    const { demand } = judgeGuess(sources, this.countsOf, standing)
    this.demands[demand] += 1
    if (demand === 'sms') return null
    if (standing === 'own') return () => undefined
    const scopes = ['device', 'holder', 'range', 'brand', 'service'] as const
    const counted = scopes.flatMap((scope) => sourceOf(scope, sources, standing) ?? [])
    const at = this.now
    for (const source of counted) this.add(source, { guesses: 1 })
    return () => {
      for (const source of counted) {
        const left = fadedTo({ ...NOTHING, guesses: 1, fadesIn: fadesIn(source), at }, this.now).guesses
        this.add(source, { guesses: -left })
      }
    }
  }

  right(sources: Sources): void {
    this.addSend(sources, { rights: 1 })
  }
}

let devices = 0
const sourcesAt = (range: string, { brand = 'yawmi', holder = undefined as string | undefined } = {}): Sources => ({
  device: `device ${(devices += 1)}`,
  holder,
  range: `range ${range}`,
  ...brandSources(brand),
  ...SERVICE,
})

/** Mulberry32: the same numbers at every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** All that an attacker can do in a moment: three wrong codes at each number, from address after address, for each brand. */
function attackOnce(service: Service, addresses: readonly string[], more: { holder?: string } = {}): number {
  let judged = 0
  let refusedInARow = 0
  for (const [index, address] of addresses.entries()) {
    const sources = sourcesAt(address, { brand: `brand ${index % 4}`, ...more })
    const isSent = service.send(sources)
    const tries = isSent ? [1, 2, 3].filter(() => service.wrong(sources) !== null).length : 0
    judged += tries
    refusedInARow = tries === 0 ? refusedInARow + 1 : 0
    // Nothing changes until the clock does: the rest of the addresses is refused alike.
    if (refusedInARow > 130) break
  }
  return judged
}

const TEN_THOUSAND = Array.from({ length: 10_000 }, (_, index) => `${index >> 8}.${index & 255}`)

describe('a full-speed attack for a month', () => {
  it('from 10,000 addresses takes less than one account of the whole service', () => {
    const service = new Service()
    let judged = 0
    for (; service.now < 30 * DAY_MS; service.now += 15 * 60_000) judged += attackOnce(service, TEN_THOUSAND)
    expect(judged).toBeGreaterThan(3_000)
    expect(judged * ODDS_OF_A_GUESS).toBeLessThan(1)
  })

  it('from there, from behind every carrier and from devices of its own SIM cards takes less than one account', () => {
    const service = new Service()
    const carriers = Array.from({ length: 8 }, (_, index) => `carrier ${index}`)
    let judged = 0
    for (; service.now < 30 * DAY_MS; service.now += 30 * 60_000) {
      for (const carrier of carriers) for (let index = 0; index < 60; index += 1) service.right(sourcesAt(carrier))
      judged += attackOnce(service, TEN_THOUSAND)
      judged += attackOnce(
        service,
        carriers.flatMap((carrier) => Array<string>(60).fill(carrier)),
      )
      for (let card = 0; card < 50; card += 1)
        judged += attackOnce(service, TEN_THOUSAND.slice(0, 3), { holder: `card ${card}` })
    }
    expect(judged).toBeGreaterThan(7_000)
    expect(judged * ODDS_OF_A_GUESS).toBeLessThan(1)
  })

  it('lets devices that are known for their number, and carriers that it does not come from, go on by codes', () => {
    const service = new Service()
    const own = sourcesAt('home', { holder: 'own' })
    for (let index = 0; index < 100; index += 1) service.right(sourcesAt('carrier'))
    for (const end = service.now + DAY_MS; service.now < end; service.now += HOUR_MS) {
      attackOnce(service, TEN_THOUSAND)
      service.right(sourcesAt('carrier'))
      expect(service.send(own, true)).toBe(true)
      expect(service.wrong(own, true)).not.toBeNull()
      expect(service.send(sourcesAt('carrier'))).toBe(true)
    }
  })
})

describe('a million honest people a day', () => {
  /** Shares of what people do, on the careless side. Half come back to their own device, which can only loosen limits. */
  const HONEST = { mistypes: 0.03, slips: 0.9, givesUp: 0.03, neverTypes: 0.2, isOwn: 0.5, behindCarrier: 0.85 }
  /** People of an hour, as parts of the day's. */
  const HOURS = [2, 1, 1, 1, 1, 2, 3, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 7, 8, 8, 6, 4, 1]

  it('are asked for nothing but their code', () => {
    const service = new Service()
    const random = seeded(14)
    const later: { at: number; run: () => void }[] = []
    const settle = () => {
      const due = later.filter(({ at }) => at <= service.now)
      for (const { run } of due) run()
      if (due.length > 0) later.splice(0, later.length, ...later.filter(({ at }) => at > service.now))
    }
    for (const part of HOURS) {
      const people = 10_000 * part
      for (let person = 0; person < people; person += 1) {
        service.now += HOUR_MS / people
        if (person % 64 === 0) settle()
        if (random() < HONEST.isOwn) continue
        const range =
          random() < HONEST.behindCarrier
            ? `carrier ${Math.floor(random() * 12)}`
            : `home ${Math.floor(random() * 40_000)}`
        const sources = sourcesAt(range)
        if (!service.send(sources) || random() < HONEST.neverTypes) continue
        let isRight = true
        if (random() < HONEST.mistypes) {
          const takeBack = service.wrong(sources)
          isRight = random() >= HONEST.givesUp
          // The right code follows in half a minute; a slip without one counts until its challenge is over.
          if (takeBack && isRight) later.push({ at: service.now + 30_000, run: takeBack })
          else if (takeBack && random() < HONEST.slips) later.push({ at: service.now + 11 * 60_000, run: takeBack })
        }
        if (isRight) later.push({ at: service.now + 40_000, run: () => service.right(sources) })
      }
    }
    expect(service.demands).toMatchObject({ work: 0, sms: 0 })
    expect(service.demands.none).toBeGreaterThan(450_000)
  }, 120_000)
})

it('bears no more guesses than one account in a month, by its limits alone', () => {
  const { sms } = GUESS_LIMITS.service
  const perMonth = 2 * sms * (30 + 1)
  expect(perMonth * ODDS_OF_A_GUESS).toBeLessThan(1)
})
