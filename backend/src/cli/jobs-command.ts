import { failedJobs, retryFailed } from '../infrastructure/job-queue/job-queue'
import { assertExistingCluster } from '../infrastructure/embedded-postgres/existing-cluster'
import { readEnv } from '../infrastructure/env'
import { prepareDataFolder } from '../start/data-folder'
import { openDatabase } from '../start/open-database'
import type { Program } from '../start/program'
import { plain } from './plain-text'

const USAGE = `Usage:
  jobs list             jobs that failed, with their last error and when they are tried again
  jobs retry <id | all> has a failed job run now, with all its attempts again`

/**
 * The jobs command; works beside a running server, or starts the database for itself. Workers do what it queues.
 * @param args the words after `jobs`
 * @returns the exit code: 0 done, 1 a job was given up or there is none of that id, 2 not understood
 */
export async function jobsCommand(args: string[], { print, closers }: Program): Promise<number> {
  const [command, id] = args
  const isList = command === 'list' && args.length === 1
  const isRetry = command === 'retry' && args.length === 2 && /^(?:all|\d{1,18})$/.test(id!)
  if (!isList && !isRetry) {
    print(USAGE)
    return 2
  }
  const env = readEnv()
  assertExistingCluster(env)
  await prepareDataFolder(env.dataDir)
  const { db, close } = await openDatabase(env, { whenRunning: 'join' })
  closers.add(close)
  if (isRetry) {
    const count = await retryFailed(db, id === 'all' ? undefined : id)
    const none =
      id === 'all'
        ? 'No job has failed, but for any that is running: there is nothing to run again.'
        : 'No such job has failed, or it is running.'
    print(count === 0 ? none : `${count} to run again.`)
    return count === 0 && id !== 'all' ? 1 : 0
  }
  const jobs = await failedJobs(db)
  for (const { id, task, attempts, maxAttempts, lastError, nextAt } of jobs) {
    const next = nextAt ? `again at ${nextAt.toISOString()}` : 'given up'
    print(`${id}  ${task}  ${attempts} of ${maxAttempts} attempts, ${next}  ${plain(lastError).split('\n', 1)[0]}`)
  }
  if (jobs.length === 0) print('No job has failed.')
  return jobs.some(({ nextAt }) => nextAt === null) ? 1 : 0
}
