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
import { StartError } from '../lib/start-error'
import { durationOf, printContacts } from './contacts'
import { importTarget } from './import-target'

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
  const { command, target, options } = readArguments(args)
  const since = options.since === undefined ? undefined : durationOf(options.since)
  const understood =
    command === DEMO ||
    (command === 'contacts' && (since !== undefined || options.since === undefined)) ||
    ((command === 'import' || command === 'export') && target)
  if (!understood) {
    print(USAGE)
    return 2
  }

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
    else if (command === 'contacts') await printContacts(db, { since, full: options.full, print })
    else if (command === 'import') {
      const work = () => importTarget({ env, db, program, target: target!, progress, ...options })
      await exclusively(db, work, sayWaiting)
    } else {
      const onProgress = progress('Writing content')
      print(`${await exportContent({ db, objects: objectsOf(env), folder: target!, onProgress })} rows exported.`)
    }
    return 0
  } catch (error) {
    const isImport = command === DEMO || command === 'import'
    if (!(error instanceof ImportRefused))
      throw new StartError(isImport ? importFailure(error as Error, env.dataDir) : failureText(error))
    for (const fault of error.faults) console.error(describeFault(fault))
    return 1
  }
}

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        full: { type: 'boolean', default: false },
        since: { type: 'string' },
      },
    })
    const [command, target] = positionals
    return { command, target, options: { dryRun: values['dry-run'], full: values.full, since: values.since } }
  } catch {
    return { options: { dryRun: false, full: false } }
  }
}
