import { parseArgs } from 'node:util'
import { importDemo } from '../content-import/demo/demo'
import { DEMO } from '../content-import/demo/demo-digest'
import { exportContent } from '../content-import/export-content'
import { describeFault, ImportRefused } from '../content-import/fault'
import { importFailure } from '../content-import/import-failure'
import { progressBar, progressLines } from '../content-import/progress'
import { failureText } from '../infrastructure/db/failure-text'
import { exclusively, WAITING } from '../infrastructure/db/migrate/migrate'
import { assertExistingCluster } from '../infrastructure/embedded-postgres/existing-cluster'
import { readEnv } from '../infrastructure/env'
import { objectsOf } from '../infrastructure/objects/objects-of'
import { prepareDataFolder } from '../start/data-folder'
import { openDatabase } from '../start/open-database'
import type { Program } from '../start/program'
import { orUndefined } from '../lib/or-undefined'
import { StartError } from '../lib/start-error'
import { durationOf, printContacts } from './contacts'
import { importTarget } from './import-target'
import { plain, plainLine } from './plain-text'

const USAGE = `Usage:
  content import <folder | file.csv | file.xlsx | file.zip> [--dry-run]
                                bring content in, or say what is wrong with each row
  content export <folder>       write all content as an import takes it
  content demo                  bring the demo content in again
  content contacts [--since 7d] [--full]
                                messages to support, of the last days or hours; --full shows phone numbers whole`

/**
 * The content command; works beside a running server, or starts the database for itself.
 * @param args the words after `content`
 * @returns the exit code: 0 done, 1 refused with the faults said, 2 not understood
 */
export async function contentCommand(args: string[], program: Program): Promise<number> {
  const { print, closers } = program
  const given = readArguments(args)
  if (!given) {
    print(USAGE)
    return 2
  }

  const { command, target, since, dryRun, full } = given
  const env = readEnv()
  if (command === 'export' || command === 'contacts') assertExistingCluster(env)
  await prepareDataFolder(env.dataDir)
  const { db, close } = await openDatabase(env, { whenRunning: 'join' })
  closers.add(close)
  const progress = (what: string) =>
    process.stdout.isTTY ? progressBar(process.stdout, what) : progressLines(print, what)
  try {
    const sayWaiting = () => print(WAITING)
    if (command === DEMO) await exclusively(db, () => importDemo(env, db, print), sayWaiting)
    else if (command === 'contacts') await printContacts(db, { since, full, print })
    else if (command === 'import') {
      const work = () => importTarget({ env, db, program, target, progress, dryRun })
      await exclusively(db, work, sayWaiting)
    } else {
      const onProgress = progress('Writing content')
      print(`${await exportContent({ db, objects: objectsOf(env), folder: target, onProgress })} rows exported.`)
    }
    return 0
  } catch (error) {
    const isImport = command === DEMO || command === 'import'
    if (!(error instanceof ImportRefused))
      throw new StartError(plain(isImport ? importFailure(error as Error, env.dataDir) : failureText(error)))
    for (const fault of error.faults) console.error(plainLine(describeFault(fault)))
    return 1
  }
}

/** How many names stand after each command, and the options that it has. */
const COMMANDS = {
  import: { names: 1, options: ['dry-run'] },
  export: { names: 1, options: [] },
  [DEMO]: { names: 0, options: [] },
  contacts: { names: 0, options: ['since', 'full'] },
} satisfies Record<string, { names: number; options: string[] }>

/** @returns undefined where a word is not understood: what was meant by it would be left out, and the command say that it is done */
function readArguments(args: string[]) {
  const flag = { type: 'boolean' } as const
  const options = { 'dry-run': flag, full: flag, since: { type: 'string' } } as const
  const { positionals, values } = orUndefined(() => parseArgs({ args, allowPositionals: true, options })) ?? {}
  const [command = '', ...names] = positionals ?? []
  if (!values || !isCommand(command)) return undefined
  const has: { names: number; options: string[] } = COMMANDS[command]
  const since = values.since === undefined ? undefined : durationOf(values.since)
  const isUnderstood =
    names.length === has.names &&
    names.every(Boolean) &&
    Object.keys(values).every((name) => has.options.includes(name)) &&
    (since !== undefined || values.since === undefined)
  if (!isUnderstood) return undefined
  const { 'dry-run': dryRun = false, full = false } = values
  return { command, target: names[0] ?? '', since, dryRun, full }
}

const isCommand = (word: string): word is keyof typeof COMMANDS => Object.hasOwn(COMMANDS, word)
