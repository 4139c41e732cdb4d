import path from 'node:path'
import { foundText } from '../../infrastructure/backup/note-restore'
import { discardDraft, restoreBackup } from '../../infrastructure/backup/restore-backup'
import { bucketOf } from '../../infrastructure/objects/objects-of'
import { readEnv } from '../../infrastructure/env'
import { type Program, runProgram } from '../../start/program'
import { shellWord } from '../plain-text'
import { assertEmbedded } from './embedded-only'

const USAGE = `Usage:
  restore <backup> <data folder>  checks a backup and copies it to a new data folder, and starts its database once`

/** @returns the exit code: 0 done, 2 not understood */
async function restoreCommand(args: string[], { print, closers }: Program): Promise<number> {
  const [backup, folder, ...more] = args
  if (!backup || !folder || backup.startsWith('-') || more.length > 0) {
    print(USAGE)
    return 2
  }
  const env = readEnv()
  assertEmbedded(env)
  const dataDir = path.resolve(folder)
  // Of a restore that has ended there is none.
  closers.add(() => discardDraft(dataDir))
  const found = await restoreBackup({
    ...{ root: env.root, backup: path.resolve(backup), dataDir },
    bucket: bucketOf(env),
  })
  print(`${dataDir} is restored from the backup of ${found.madeAt}; its database has started and stopped.`)
  print(foundText(found))
  const settings = `YAWMI_DATA_DIR=${shellWord(dataDir)}`
  print(`Before the site starts: ${settings} npm run subscriptions -- reconcile (docs/operating.md).`)
  return 0
}

runProgram('restore', (program) => restoreCommand(process.argv.slice(2), program))
