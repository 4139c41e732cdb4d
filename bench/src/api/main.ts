import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { CATEGORY_IDS, FREE_VISITOR_TOKEN, OPERATIONS } from '@yawmi/contract'
import { type BareReplies, BROWSER, fileOf, WITH_HEADERS } from './bare-replies'
import { compareBuilds } from './builds'
import { note } from '../figures/figures'
import { median } from '../median'
import { discarding } from './discard'
import { type Load, run, throughput } from './load'
import { comparePages, openList } from './pages'
import { readyLine, startProduct, stop } from './product'
import { numberOf, SIGN_INS, signInSteps } from './sign-in'

/** Bounds of what is measured here: shares of what a bare route does, and times that a page of few contents takes. */
const MIN_SHARE = {
  cached: 0.97,
  /** The same for a subscriber, whose session and standing are checked for each call. */
  subscriber: 0.97,
  database: 0.27,
  views: 0.5,
  /** The landing page, the same for each visitor. */
  page: 0.9,
  /** A script of the shell. */
  script: 0.9,
}
const MAX_SLOWDOWN = 1.3
const FEW = 1_000
const MANY = 100_000
const ROUNDS = 5
/** Different people whose sessions are asked for. */
const SUBSCRIBERS = 50
const SECONDS = 3

const say = (line: string) => process.stdout.write(`${line}\n`)
const folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-bench-api-'))
const closers: (() => Promise<void>)[] = []
let missed = 0

const [, , programs = '', before] = process.argv

try {
  if (before === undefined) await measure(programs)
  else missed = await compareBuilds({ programs, before, folder, closers, say })
} finally {
  for (const close of closers.reverse()) await close()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(missed > 0 ? 1 : 0)

/** @param programs folder of the built server */
async function measure(programs: string): Promise<void> {
  say(`filling two databases with ${FEW} and ${MANY} contents`)
  const few = await startProduct(programs, path.join(folder, 'few'), FEW)
  closers.push(few.stop)
  const many = await startProduct(programs, path.join(folder, 'many'), MANY)
  closers.push(many.stop)

  const subscribers: Record<string, string>[] = []
  for (let n = 0; n < SUBSCRIBERS; n++) subscribers.push(await many.headersOf(await many.signIn(numberOf(n))))
  const visitor = await many.headersOf(FREE_VISITOR_TOKEN)
  const pictures = `/api/players/categories/${CATEGORY_IDS.images}/content`
  const quotes = OPERATIONS.latestQuotes[1]
  const ask = async (url: string) => {
    const reply = await fetch(many.address + url, { headers: subscribers[0]! })
    return (await reply.json()) as { data: { uuid: string }[]; meta: { last_page: number } }
  }
  const feed = await ask(`${quotes}?limit=20`)
  const ids = feed.data.map(({ uuid }) => uuid)
  const page = await ask(`${pictures}?page=1&limit=8`)

  const html = await (await fetch(many.address)).text()
  const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(html) ?? []
  const replies: BareReplies = {
    objects: { '/feed': feed, '/page': page, '/view': { message: 'تم احتساب المشاهدة.' } },
    files: { '/': await fileOf(many.address), [script]: await fileOf(many.address + script) },
  }
  const bareFile = path.join(folder, 'bare.json')
  writeFileSync(bareFile, JSON.stringify(replies))
  const program = path.join(import.meta.dirname, 'bare-server.mjs')
  const bareProcess = spawn(process.execPath, [program, bareFile], { stdio: ['ignore', 'pipe', 'inherit'] })
  closers.push(() => stop(bareProcess))
  const bare = await readyLine(bareProcess, /^bare: (\S+)$/m)

  let turn = 0
  const anybody = () => subscribers[turn++ % SUBSCRIBERS]!
  const inBrotli = (name: string, minShare: number, path: string, barePath = path) => ({
    ...{ name, least: minShare, load: discarding },
    ours: { address: many.address, path, headers: BROWSER },
    bare: { address: bare, path: barePath, headers: BROWSER },
  })
  type Rate = (load: Load, seconds: number) => Promise<{ perSecond: number }>
  const rounds: { name: string; least: number; ours: Load; bare: Load; load?: Rate }[] = [
    {
      name: 'cached list, free visitor',
      least: MIN_SHARE.cached,
      ours: { address: many.address, path: `${quotes}?limit=20`, headers: visitor },
      bare: { address: bare, path: '/feed' },
    },
    {
      name: 'cached list, subscriber’s session',
      least: MIN_SHARE.subscriber,
      ours: { address: many.address, next: () => ({ path: `${pictures}?page=1&limit=8`, headers: anybody() }) },
      bare: { address: bare, next: () => ({ path: '/page' }) },
    },
    {
      // Every page of the list in turn: none is asked for again while its reply is kept.
      name: 'list from the database',
      least: MIN_SHARE.database,
      ours: {
        address: many.address,
        next: () => ({
          path: `${pictures}?page=${(turn % page.meta.last_page) + 1}&limit=8`,
          headers: anybody(),
        }),
      },
      bare: { address: bare, next: () => ({ path: '/page' }) },
    },
    {
      name: 'views accepted',
      least: MIN_SHARE.views,
      ours: {
        address: many.address,
        method: 'POST',
        headers: visitor,
        next: () => ({ path: OPERATIONS.viewContent[1].replace(':id', ids[turn++ % ids.length]!) }),
      },
      bare: { address: bare, method: 'POST', next: () => ({ path: '/view' }) },
    },
    inBrotli('/, in brotli', MIN_SHARE.page, '/'),
    // Two and a half KB, which tell browsers what the page may do: no service could leave them out.
    inBrotli('/, in brotli, bare with its headers', MIN_SHARE.page, '/', `${WITH_HEADERS}/`),
    inBrotli('script of the shell, in brotli', MIN_SHARE.script, script),
  ]

  say(`\nrequests a second, 50 clients; medians of ${ROUNDS} rounds of ${SECONDS} s, the two in turn`)
  say(row('', 'ours', 'bare', 'ratio', 'least'))
  for (const { name, least, load = throughput, ...loads } of rounds) {
    await load(loads.ours, 1)
    const measured: { ours: number; bare: number }[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const bareRate = (await load(loads.bare, SECONDS)).perSecond
      measured.push({ bare: bareRate, ours: (await load(loads.ours, SECONDS)).perSecond })
    }
    const ratio = median(measured.map((rates) => rates.ours / rates.bare))
    note({ what: `${name}: requests a second / a bare route`, reached: ratio, bound: least, atLeast: true })
    const ours = median(measured.map((rates) => rates.ours))
    say(
      row(
        name,
        ours.toFixed(0),
        median(measured.map((rates) => rates.bare)).toFixed(0),
        ratio.toFixed(2),
        least,
        ratio < least,
      ),
    )
  }

  const steps = signInSteps(await many.headersOf(undefined))
  // Each code is entered: the service asks for a proof where many are sent that nobody enters.
  const signIns = await run(many.address, steps, { seconds: SECONDS, connections: SIGN_INS })
  say(row('sign-ins, through the sandbox carrier', (signIns.perSecond / steps.length).toFixed(0), '', '', ''))
  say(
    `    99 of 100 answers within ${signIns.p99} ms; a sign-in is ${steps.length} calls, one of which reads the sandbox's inbox`,
  )

  say(`\nmilliseconds for a page straight from the database; medians of ${ROUNDS} rounds, the two in turn`)
  say(row('', `${FEW}`, `${MANY}`, 'ratio', 'most'))
  const shelves = [
    await openList(few, await few.signIn(numberOf(0))),
    await openList(many, await many.signIn(numberOf(SUBSCRIBERS))),
  ] as const
  for (const { place, few: short, many: long, ratio } of await comparePages(...shelves, ROUNDS)) {
    note({ what: `a page of ${MANY} contents / of ${FEW}, ${place}`, reached: ratio, bound: MAX_SLOWDOWN })
    say(row(place, short.toFixed(2), long.toFixed(2), ratio.toFixed(2), MAX_SLOWDOWN, ratio > MAX_SLOWDOWN))
  }
}

function row(name: string, first: string, second: string, ratio: string, bound: number | string, over = false): string {
  if (over) missed += 1
  return `${name.padEnd(36)} ${first.padStart(9)} ${second.padStart(9)} ${ratio.padStart(7)} ${String(bound).padStart(6)}${over ? '  ← missed' : ''}`
}
