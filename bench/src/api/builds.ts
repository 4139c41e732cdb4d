import path from 'node:path'
import { FREE_VISITOR_TOKEN } from '@yawmi/contract'
import { comparisons, type Comparison } from './comparisons'
import { median } from './load'
import { type Product, startProduct } from './product'

/** Contents that both services have. */
const CONTENTS = 100_000
/** Different people whose sessions are asked for. */
const SUBSCRIBERS = 50
const ROUNDS = 7
const SECONDS = 2
/** A share of a build's rate that the other may do less. */
const MAY_BE_SLOWER = 0.03

interface Builds {
  /** Folder of the built server that is judged. */
  programs: string
  /** Folder of the built server that it is held against. */
  before: string
  /** For the data of both. */
  folder: string
  closers: (() => Promise<void>)[]
  say: (line: string) => void
}

/** One running build, with people signed in. */
export interface Side {
  product: Product
  visitor: Record<string, string>
  /** Headers of each subscriber. */
  subscribers: Record<string, string>[]
}

/**
 * Measures a build against another on one machine, with the same contents, in rounds that alternate: what else the machine
 * does meets both. The spread of the ratios says how much the rounds were disturbed. A measure is slower when its median,
 * its best round and the processor time of its cheapest round all say so; answers how many are.
 */
export async function compareBuilds({ programs, before, folder, closers, say }: Builds): Promise<number> {
  say(`filling two databases with ${CONTENTS} contents`)
  const start = async (from: string, name: string): Promise<Side> => {
    const product = await startProduct(from, path.join(folder, name), CONTENTS)
    closers.push(product.stop)
    const subscribers: Record<string, string>[] = []
    for (let n = 0; n < SUBSCRIBERS; n++) subscribers.push(await product.headersOf(await product.signIn(numberOf(n))))
    return { product, visitor: await product.headersOf(FREE_VISITOR_TOKEN), subscribers }
  }
  const sides = { now: await start(programs, 'now'), before: await start(before, 'before') }

  const only = process.env.BENCH_ONLY
  say(
    `\na second, 50 clients where not said; ${ROUNDS} rounds of ${SECONDS} s, the two in turn; ratios are now / before`,
  )
  say(row('', ['now', 'before', 'median', 'best', 'of rounds', 'ms of processors']))
  let slower = 0
  for (const { name, of } of comparisons.filter((comparison) => !only || comparison.name.includes(only))) {
    const rounds = await inTurn({ now: await of(sides.now), before: await of(sides.before) }, sides)
    const isSlower = report(name, rounds, say)
    if (isSlower) slower += 1
  }
  return slower
}

/** What a round measured of one build. */
interface Measured {
  perSecond: number
  /** Milliseconds of processors for each time; not a number where the system does not tell. */
  cost: number
}
type Round = Record<keyof Sides, Measured>
type Sides = Record<'now' | 'before', Side>
type Work = Awaited<ReturnType<Comparison['of']>>

/** Measures both, round by round; who begins alternates, and the first round only warms up. */
async function inTurn(work: Record<keyof Sides, Work>, sides: Sides): Promise<Round[]> {
  const measure = async (side: keyof Sides): Promise<Measured> => {
    const { product } = sides[side]
    const used = product.processorTime() ?? NaN
    const { perSecond, times } = await work[side](SECONDS)
    return { perSecond, cost: ((product.processorTime() ?? NaN) - used) / times }
  }
  await work.before(1)
  await work.now(1)
  const rounds: Round[] = []
  for (let round = 0; round < ROUNDS; round++) {
    if (round % 2 === 0) {
      const before = await measure('before')
      rounds.push({ before, now: await measure('now') })
    } else {
      const now = await measure('now')
      rounds.push({ now, before: await measure('before') })
    }
  }
  return rounds
}

/** Says what the rounds have shown. Answers whether the build is slower by each way of looking at it. */
function report(name: string, rounds: Round[], say: (line: string) => void): boolean {
  const of = (side: keyof Sides, what: keyof Measured) => rounds.map((round) => round[side][what])
  const [now, before] = [of('now', 'perSecond'), of('before', 'perSecond')]
  const medians = median(now) / median(before)
  const best = Math.max(...now) / Math.max(...before)
  const ratios = rounds.map((round) => round.now.perSecond / round.before.perSecond)
  const spread = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`
  const [cost, costBefore] = [Math.min(...of('now', 'cost')), Math.min(...of('before', 'cost'))]
  const isSlower = Math.max(medians, best) < 1 - MAY_BE_SLOWER && !(cost / costBefore <= 1 / (1 - MAY_BE_SLOWER))
  const costs = `${cost.toFixed(3)} / ${costBefore.toFixed(3)} = ${(cost / costBefore).toFixed(2)}`
  const figures = [
    perSecond(median(now)),
    perSecond(median(before)),
    medians.toFixed(2),
    best.toFixed(2),
    spread,
    costs,
  ]
  say(`${row(name, figures)}${isSlower ? '  ← slower' : ''}`)
  return isSlower
}

const perSecond = (rate: number) => (rate < 100 ? rate.toFixed(1) : rate.toFixed(0))

const WIDTHS = [8, 8, 7, 7, 11, 22]
const row = (name: string, figures: string[]) =>
  `${name.padEnd(40)} ${figures.map((figure, index) => figure.padStart(WIDTHS[index] ?? 0)).join(' ')}`

/** Not among those that sign in while it is measured. */
const numberOf = (n: number) => `+21891${String(n).padStart(4, '0')}001`
