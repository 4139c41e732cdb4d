import { readEnv } from '../infrastructure/env'
import { prepareDataFolder } from '../start/data-folder'
import { openDatabase } from '../start/open-database'
import { runProgram } from '../start/program'

const USAGE = `Usage:
  migrate  brings the schema of the database up to date, before servers that need it are started`

/**
 * Brings the schema of the database up to date, before the servers that need it are started: one step for all of them.
 * It waits for a database that is not there yet, and for another one that does the same.
 */
runProgram('migrate', async ({ print, closers }) => {
  if (process.argv.length > 2) {
    print(USAGE)
    return 2
  }
  const env = readEnv()
  if (!env.DATABASE_URL) await prepareDataFolder(env.dataDir)
  const database = await openDatabase(env, { whenRunning: 'join', schema: 'migrate', print })
  closers.add(() => database.close())
  print('The schema is up to date.')
  return 0
})
