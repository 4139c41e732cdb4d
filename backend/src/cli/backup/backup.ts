import path from 'node:path'
import { takeBackup } from '../../infrastructure/backup/take-backup'
import { bucketOf } from '../../infrastructure/objects/objects-of'
import { readEnv } from '../../infrastructure/env'
import { type Program, runProgram } from '../../start/program'
import { assertEmbedded, megabytes } from './embedded-only'

const USAGE = `Usage:
  backup <folder>  copies the embedded database and its files to a new folder, while the site runs
It has the keys of the service and all personal data: keep it as you keep them.`

/** @returns the exit code: 0 done, 2 not understood */
async function backupCommand(args: string[], { print }: Program): Promise<number> {
  const [folder, ...more] = args
  if (!folder || folder.startsWith('-') || more.length > 0) {
    print(USAGE)
    return 2
  }
  const env = readEnv()
  assertEmbedded(env)
  const target = path.resolve(folder)
  const bucket = bucketOf(env)
  const { files, bytes } = await takeBackup({ root: env.root, dataDir: env.dataDir, folder: target, bucket })
  print(`${target} has a backup of ${env.dataDir}: ${files} files, ${megabytes(bytes)} MB.`)
  if (bucket) print(`Pictures and saved designs are in the ${bucket}, and not in it: copy that by its own means.`)
  if (env.KEYS_FILE) print(`KEYS_FILE is not in it: keep a copy of ${env.KEYS_FILE} elsewhere.`)
  else if (env.OTP_SECRET) print('OTP_SECRET is not in it: keep it elsewhere.')
  return 0
}

runProgram('backup', (program) => backupCommand(process.argv.slice(2), program))
