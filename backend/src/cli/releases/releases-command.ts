import fs from 'node:fs'
import { text as textOf } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { exitCodeOf } from '@yawmi/releases/command/exit-codes'
import { lineOfAct, lineOfStatus, linesOfVersions, orUnknown, sentenceOf } from '@yawmi/releases/command/print'
import { doAgainWhereOvertaken } from '@yawmi/releases/overtaken'
import { Refusal } from '@yawmi/releases/refusal'
import { readKey, signerOf } from '@yawmi/releases/release-keys'
import { FieldSummary } from '../../domain/field-data/field-summary'
import { type Env, readEnv } from '../../infrastructure/env'
import { objectsOf } from '../../infrastructure/objects/objects-of'
import { SharedReleases } from '../../infrastructure/releases/shared-releases'
import { StartError } from '../../lib/start-error'
import { prepareDataFolder } from '../../start/data-folder'
import { openDatabase } from '../../start/open-database'
import type { Program } from '../../start/program'
import { answerCall, callSchema, type ReleaseCall } from './release-acts'

const USAGE = `Usage:
  releases adopt --reason <why>               has all hosts share the releases that this one serves
  releases status | list [<remote>]           what is current, held, waiting; every version that is known
  releases log [<remote>] [--verify]          every act; whether each was signed by who may
  releases rollback <remote> [--to <version>] back to the last good version, or to that one
  releases promote <remote> [<version>]       makes the canary, the newest candidate or that version current
  releases withdraw <remote> [--good]         ends the canary
  releases hold <remote>                      what is published waits for promote
  releases pin | unpin <remote> <version>     keeps the files of a version, or no longer
  releases call                               a call of the release command, as JSON on standard input
  --reason <why>  --key <file> (RELEASE_KEY)  --dry-run`

/** How often an act is done that those of others overtake: a bad release is taken back while teams publish. */
const ATTEMPTS = 8

const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const
const OPTIONS = { reason: text, key: text, to: text, good: flag, verify: flag, 'dry-run': flag }
type Given = ReturnType<typeof parse>

/**
 * The commands on releases that all hosts share, from any machine that reaches database and object store.
 * @param args the words after `releases`
 * @returns the exit code: 0 done, 2 not understood, others as docs/releasing.md has them
 */
export async function releasesCommand(args: string[], { print, closers }: Program): Promise<number> {
  const given = parse(args)
  const isCall = given?.words[0] === 'call'
  const call = isCall ? callSchema.parse(JSON.parse(await textOf(process.stdin))) : given && callOf(given)
  if (!given || !call) {
    print(USAGE)
    return 2
  }
  const env = readEnv()
  const missing = (['DATABASE_URL', 'S3_BUCKET'] as const).find((name) => !env[name])
  if (missing) throw new StartError(`${missing} must be set: it is where the hosts of a service share releases.`)
  await prepareDataFolder(env.dataDir)
  refuseOthersFolder(env)
  const { db, close } = await openDatabase(env, { whenRunning: 'join' })
  closers.add(close)
  const warn = (message: string) => console.error(message)
  const shared = SharedReleases.of(env, db, objectsOf(env), warn)
  closers.add(() => shared.published.stop())
  const source = ('key' in call ? call.key : undefined) ?? given.values.key ?? process.env.RELEASE_KEY
  try {
    const signer = source ? signerOf(readKey(source)) : undefined
    // No server writes it into the folder of a checkout, and by it an act leaves the files of versions that pages still load.
    await new FieldSummary(db, shared.folder, warn).write()
    // Whoever calls it tries again by itself.
    const answer = await doAgainWhereOvertaken(isCall ? 1 : ATTEMPTS, () => answerCall(shared, { env, signer }, call))
    for (const line of isCall ? [JSON.stringify({ ok: true, answer })] : linesOf(given, answer)) print(line)
    return call.method === 'faults' && !isCall && (answer as string[]).length > 0
      ? exitCodeOf({ reason: 'altered' })
      : 0
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { reason, message } = error
    if (isCall) print(JSON.stringify({ ok: false, reason, message }))
    else console.error(message)
    return exitCodeOf(error)
  }
}

/** What root writes there the server could not replace. @throws StartError */
function refuseOthersFolder({ dataDir }: Env): void {
  if (fs.statSync(dataDir).uid !== process.getuid?.())
    throw new StartError(`The data folder ${dataDir} is another user's: run this as the one that the server runs as.`)
}

function parse(args: string[]) {
  try {
    const { positionals: words, values } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
    return { words, values }
  } catch {
    return undefined
  }
}

/** @returns undefined where the words are not understood */
function callOf({ words, values }: Given & object): ReleaseCall | undefined {
  const [command, remote, version, ...more] = words
  const { reason, to, good, verify, 'dry-run': dryRun } = values
  const allowed = { ...(reason && { reason }), ...(dryRun && { dryRun }) }
  // What was meant by it would be left out, and another version than that one be current.
  const takesVersion = ['promote', 'pin', 'unpin'].includes(command ?? '')
  if (more.length > 0 || (version !== undefined && !takesVersion) || (to !== undefined && command !== 'rollback'))
    return undefined
  if (command === 'status' || command === 'list') return { method: 'overview', args: [] }
  if (command === 'log') return { method: verify ? 'faults' : 'log', args: [] }
  if (command === 'adopt') return reason ? { method: 'adopt', args: [allowed] } : undefined
  if (!remote) return undefined
  if (command === 'rollback') return { method: 'rollBack', args: [remote, { ...allowed, to }] }
  if (command === 'promote') return { method: 'promote', args: [remote, version, allowed] }
  if (command === 'withdraw') return { method: 'withdraw', args: [remote, { ...allowed, isGood: good }] }
  if (command === 'hold') return { method: 'hold', args: [remote, allowed] }
  if ((command !== 'pin' && command !== 'unpin') || !version) return undefined
  return { method: 'pin', args: [remote, version, { ...allowed, off: command === 'unpin' }] }
}

interface Overview {
  serial: number
  remotes: Parameters<typeof lineOfStatus>[0][]
}

/** What people are told. */
function linesOf({ words: [command, remote], values }: Given & object, answer: unknown): string[] {
  const isOfIt = (one: { remote?: string }) => remote === undefined || one.remote === remote
  switch (command) {
    case 'status':
    case 'list': {
      const { serial, remotes } = answer as Overview
      const of = remotes.filter(isOfIt)
      const lines = command === 'list' ? of.flatMap(linesOfVersions) : of.map(lineOfStatus)
      return [...(command === 'list' ? [] : [`serial ${serial}`]), ...orUnknown(lines)]
    }
    case 'log': {
      const found = answer as never[]
      if (!values.verify) return orUnknown(found.filter(isOfIt).map(lineOfAct))
      return found.length > 0 ? found.map((fault) => `! ${String(fault)}`) : ['· the record is whole']
    }
    default: {
      const done = { act: command ?? '', ...(remote && { remote }), dryRun: values['dry-run'] }
      return [`· ${sentenceOf({ ...done, ...(answer as { serial: number }) })}`]
    }
  }
}
