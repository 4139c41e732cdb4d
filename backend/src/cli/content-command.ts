import { parseArgs } from 'node:util'
import { importDemo } from '../content-import/demo'
import { DEMO } from '../content-import/demo-digest'
import { describeFault, ImportRefused } from '../content-import/fault'
import { importContent } from '../content-import/import-content'
import { progressLines } from '../content-import/progress'
import { readSources } from '../content-import/sources'
import { exclusively } from '../db/migrate'
import { readEnv } from '../plugins/external/env'
import { prepareDataFolder } from '../start/data-folder'
import { openDatabase } from '../start/open-database'
import type { Program } from '../start/program'
import { StartError } from '../start/start-error'

const USAGE = `Usage:
  content import <folder | file.csv> [--dry-run]   bring content in, or say what is wrong with each row
  content demo                                     bring the demo content in again`

/**
 * The content command; works beside a running server, or starts the database for itself.
 * @param args the words after `content`
 * @returns the exit code: 0 done, 1 refused with the faults said, 2 not understood
 */
export async function contentCommand(args: string[], { closers, say }: Program): Promise<number> {
  const { command, target, dryRun } = readArguments(args)
  if (command !== DEMO && !(command === 'import' && target)) {
    say(USAGE)
    return 2
  }

  const env = readEnv()
  prepareDataFolder(env.dataDir)
  const { db, close } = await openDatabase(env, { whenRunning: 'join' })
  closers.add(close)
  try {
    if (command === DEMO) await exclusively(db, () => importDemo(env, db, say))
    else await importTarget()
    return 0
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw new StartError((error as Error).message)
    for (const fault of error.faults) console.error(describeFault(fault))
    return 1
  }

  async function importTarget(): Promise<void> {
    const source = readSources([target!])
    for (const file of source.skipped) say(`Left out, since it has no columns type and external_id: ${file}`)
    const onProgress = progressLines(say, 'Resizing media')
    const rows = await importContent({ db, dataDir: env.dataDir, source, dryRun, onProgress })
    say(dryRun ? `${rows} rows are right; nothing was changed.` : `${rows} rows imported.`)
  }
}

function readArguments(args: string[]): { command: string | undefined; target: string | undefined; dryRun: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false } },
    })
    return { command: positionals[0], target: positionals[1], dryRun: values['dry-run'] }
  } catch {
    return { command: undefined, target: undefined, dryRun: false }
  }
}
