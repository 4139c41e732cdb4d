import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { bootstrap } from '../src/lib/bootstrap.mjs'
import { needFolders } from '../src/lib/checkout.mjs'
import { fail, say, sayOnStandardError } from '../src/lib/log.mjs'
import { given, REMOTES } from '../src/lib/root.mjs'
import { audienceFault, audienceOf } from '../../shared/releases/src/command/audience.mjs'
import { notTaken } from '../../shared/releases/src/command/taken.mjs'

/**
 * `npm run release -- <command>`: all about releases, of this checkout's own site or of another, `--site <folder, https://… or postgres://…>`
 * (docs/releasing.md). Each takes `--json`, `--dry-run`, `--reason`, `--key <file>`, `--serial <n>`; exit codes: `@yawmi/releases/command/exit-codes`.
 */
const COMMANDS = {
  publish:
    '<remote> [--candidate] [--drop-routes] [--skip-types] [--skip-tests] [--skip-embed]: check, build and release',
  check: '<remote>: all that publish would refuse; changes nothing',
  promote: '<remote> [<version>]: make a candidate, or a version of before, current; ends a hold',
  canary:
    '<remote> [<version>] --share <percent> | --brands <a,b> | --testers [--with <a,b>]: open a candidate to some visitors',
  testers: '<remote> [--days <n>]: print the link by which a browser gets the open canary',
  withdraw: '<remote> [--good]: end the canary; its version is marked bad, or waits again',
  hold: '<remote>: what is published waits for promote',
  rollback: '<remote> [--to <version>]: back to the last good version; what it leaves is marked bad',
  pin: '<remote> <version>: keep its files',
  unpin: '<remote> <version>',
  retire: '<remote> <version> [--on <day>]: announce the end of a version that integrators hold, a year before',
  status: '[<remote>]: what is current, by whom, held, waiting',
  list: '[<remote>]: every version that is known',
  log: '[<remote>] [--verify]: who did what, when and why',
  clean: '[<remote>]: remove the files of versions that nobody needs any more; says why others stay',
  adopt: '--reason <why>: take a list that was written by hand into the record',
  embed: 'fix | list | retire <version> [--on <day>]: versions of /embed.js that integrators hold',
  key: 'make | list | trust <file> | retire <id>',
  stack: '<remote> <version>, shell or embed: a browser’s stack, from standard input, in lines of the sources',
}
/** @satisfies {Record<string, { type: 'string' | 'boolean', default?: boolean }>} */
const OPTIONS = {
  site: { type: 'string' },
  to: { type: 'string' },
  reason: { type: 'string' },
  key: { type: 'string' },
  serial: { type: 'string' },
  share: { type: 'string' },
  brands: { type: 'string' },
  with: { type: 'string' },
  testers: { type: 'boolean', default: false },
  good: { type: 'boolean', default: false },
  candidate: { type: 'boolean', default: false },
  'drop-routes': { type: 'boolean', default: false },
  'skip-types': { type: 'boolean', default: false },
  'skip-tests': { type: 'boolean', default: false },
  'skip-embed': { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  verify: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  team: { type: 'string' },
  remotes: { type: 'string' },
  roles: { type: 'string' },
  days: { type: 'string' },
  on: { type: 'string' },
}
const NEEDS_REMOTE = [
  'publish',
  'check',
  'promote',
  'canary',
  'testers',
  'withdraw',
  'hold',
  'rollback',
  'pin',
  'unpin',
  'retire',
]
/** Exit code where the command was not understood. */
const USAGE = 2
const NEEDS_VERSION = ['pin', 'unpin', 'retire']
const { command, of, values } = readArguments()
const [remote, version] = of

if (values.json) sayOnStandardError()
if (command === 'publish' || command === 'check') needFolders('npm run release', ['shared', `mfe-${remote}`])
await bootstrap()
if (command === 'stack') await printSources()
const { KEYS_FOLDER, ownStore, siteStore } = await import('../src/release/own-store.mjs')
const { exitCodeOf } = await import('@yawmi/releases/command/exit-codes')
const print = await import('@yawmi/releases/command/print')
const { Refusal } = await import('@yawmi/releases/refusal')
const { testerLink } = await import('@yawmi/releases/tester-link')
try {
  const prepare = async (/** @type {string[]} */ parts) => (await import('../src/build/build.mjs')).build(parts)
  const site = values.site === undefined ? undefined : siteStore(values.site, values.key, command, prepare)
  const { text, ...data } = await answer(site ?? ownStore(values.key), site)
  process.stdout.write(values.json ? `${JSON.stringify({ ok: true, command, ...data })}\n` : `${text}\n`)
  if (/** @type {number} */ (data.faults?.length) > 0) process.exitCode = exitCodeOf({ reason: 'altered' })
} catch (error) {
  if (values.json) {
    const { reason = 'failed' } = error
    process.stdout.write(`${JSON.stringify({ ok: false, command, reason, message: error.message })}\n`)
  }
  process.stderr.write(`✗ ${error.message}\n`)
  process.exit(error.isUsage ? USAGE : exitCodeOf(error))
}

/** @import { AnyStore, Store } from '../src/release/own-store.mjs' */
/** Carries out a command. @returns {Promise<{ text: string, faults?: string[], [more: string]: unknown }>} */
async function answer(/** @type {AnyStore} */ store, /** @type {Store | undefined} */ site) {
  const { reason, serial, 'dry-run': dryRun } = values
  const allowed = { reason, dryRun, ...(serial !== undefined && { serial: Number(serial) }) }
  /** @typedef {Omit<Parameters<typeof print.sentenceOf>[0], 'act'>} Did */
  const did = (/** @type {string} */ act, /** @type {Did} */ done, isDry = dryRun) => {
    const what = { act, remote, ...done, dryRun: isDry }
    for (const note of done.notes ?? []) say(note)
    return { ...what, text: `· ${print.sentenceOf(what)}` }
  }
  const linkFor = async () => {
    const days = values.days === undefined ? undefined : Number(values.days)
    // A site by its address has its key itself.
    if (store.testerLink) return store.testerLink(remote, days)
    const keysFile = process.env.LIST_KEYS_FILE || path.join(store.keysFolder, 'list.json')
    const origin = process.env.SITE_ORIGIN || `http://localhost:${process.env.PORT || 4000}`
    return testerLink(store.read(), remote, { keysFile, origin, days })
  }
  /** The canary stands, whether or not the key of the site is here to sign a link to it. */
  const opened = async (/** @type {Did} */ done) => {
    const { text, ...what } = did('canary', done)
    if (!values.testers || dryRun) return { ...what, text }
    try {
      const made = await linkFor()
      return { ...what, ...made, text: [text, ...print.linesOfLink(made)].join('\n') }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      say(`no link: ${error.message}`)
      return { ...what, text }
    }
  }
  const isChosen = (/** @type {{ remote?: string }} */ one) => remote === undefined || one.remote === remote
  switch (command) {
    case 'publish':
    case 'check': {
      const { publishRemote } = await import('../src/release/publish.mjs')
      const { candidate, key } = values
      const skips = /** @type {const} */ (['types', 'tests', 'embed']).filter((name) => values[`skip-${name}`])
      const isDry = dryRun || command === 'check'
      const options = { ...allowed, skips, candidate, key, dropRoutes: values['drop-routes'], dryRun: isDry }
      return did('publish', { ...(await publishRemote(remote, site, options)), ...print.took() }, isDry)
    }
    case 'promote':
      return did(command, await store.promote(remote, version, { ...allowed, dropRoutes: values['drop-routes'] }))
    case 'rollback':
      return did(command, await store.rollBack(remote, { ...allowed, to: values.to }))
    case 'canary':
      return opened(await store.canary(remote, version, audienceOf(values), allowed))
    case 'testers': {
      const made = await linkFor()
      return { remote, ...made, text: print.linesOfLink(made).join('\n') }
    }
    case 'withdraw':
      return did(command, await store.withdraw(remote, { ...allowed, isGood: values.good }))
    case 'hold':
      return did(command, await store.hold(remote, allowed))
    case 'pin':
    case 'unpin':
      return did(command, await store.pin(remote, version, { ...allowed, off: command === 'unpin' }))
    case 'retire':
      return did(command, await store.retire(remote, version, { ...allowed, on: values.on }))
    case 'adopt':
      return did(command, await store.adopt(allowed))
    case 'status': {
      const { serial: at, isUnfinished, ...all } = await store.overview()
      const remotes = all.remotes.filter(isChosen)
      const lines = remotes.flatMap((one) => [print.lineOfStatus(one), ...print.linesOfFieldData(one)])
      if (isUnfinished) lines.push('an act was interrupted: the next one finishes it')
      return { serial: at, isUnfinished, remotes, text: [`serial ${at}`, ...print.orUnknown(lines)].join('\n') }
    }
    case 'list': {
      const remotes = (await store.overview()).remotes.filter(isChosen)
      return { remotes, text: print.orUnknown(remotes.flatMap(print.linesOfVersions)).join('\n') }
    }
    case 'log': {
      const acts = /** @type {Parameters<typeof print.lineOfAct>[0][]} */ (await store.log()).filter(isChosen)
      const faults = values.verify ? await store.faults() : []
      const found =
        values.verify && faults.length === 0 ? ['· the record is whole'] : faults.map((fault) => `! ${fault}`)
      return { acts, faults, text: [...print.orUnknown(acts.map(print.lineOfAct)), ...found].join('\n') }
    }
    case 'clean': {
      const { cleanCommand } = await import('@yawmi/releases/command/clean')
      return cleanCommand(store.folder, { remote, dryRun })
    }
    case 'embed': {
      const { embedCommand } = await import('@yawmi/releases/command/embed')
      return embedCommand(of, { ...allowed, on: values.on }, /** @type {Store} */ (store))
    }
    default: {
      const { keyCommand } = await import('@yawmi/releases/command/keys')
      return keyCommand(of, values, store.keysFolder, { ownFolder: KEYS_FOLDER, remotes: REMOTES, given })
    }
  }
}

/** Prints the stack that comes in. The shell's scripts and `/embed.js` have no versions, but names of their own. */
async function printSources() {
  const { ownStore, stagingStore } = await import('../src/release/own-store.mjs')
  const { sourceLines } = await import('@yawmi/releases/stack')
  const places = [ownStore(), stagingStore].map((store) => store.mapsOf(remote ?? '', version ?? 'builds'))
  const maps = places.find((place) => fs.existsSync(place)) ?? fail(`there are no maps of ${remote} ${version ?? ''}`)
  process.stdout.write(`${sourceLines(fs.readFileSync(0, 'utf8'), maps)}\n`)
  process.exit()
}

function readArguments() {
  const usage = (/** @type {string} */ why) => {
    const lines = Object.entries(COMMANDS).map(([name, what]) => `  ${name} ${what}`)
    process.stderr.write(
      `✗ ${why}\nnpm run release -- <command> [--site <folder, address or database>] [--reason <why>] [--key <file>] [--serial <n>] [--dry-run] [--json]\n${lines.join('\n')}\n`,
    )
    return process.exit(USAGE)
  }
  try {
    const { positionals, values } = parseArgs({ options: OPTIONS, allowPositionals: true })
    const [command, ...of] = positionals
    if (!command || !Object.hasOwn(COMMANDS, command))
      return usage(command ? `there is no command ${command}` : 'a command is needed')
    if (NEEDS_REMOTE.includes(command) && !of[0]) return usage(`${command} needs a remote`)
    if (NEEDS_VERSION.includes(command) && !of[1]) return usage(`${command} needs a version`)
    if (values.serial !== undefined && !/^\d+$/.test(values.serial)) return usage('--serial is a number')
    const unclear = notTaken(command, of, values) ?? (command === 'canary' ? audienceFault(values) : undefined)
    if (unclear) return usage(unclear)
    if (command === 'adopt' && !values.reason) return usage('adopt needs --reason')
    return { command, of, values }
  } catch (error) {
    return usage(error.message)
  }
}
