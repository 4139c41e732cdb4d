import fs from 'node:fs'
import path from 'node:path'
import { isAlive } from '@yawmi/releases/processes'

/** What failed in a run is to be looked at for so long, also where later runs have begun since, or a retry passed. */
const RESULTS_MAX_AGE_MS = 24 * 60 * 60_000

/**
 * Removes what runs have left that are over, but for traces and pictures of what failed in them.
 * @param folder with a folder for each run, by its process id
 * @param isRunning whether that process is there
 */
export function forgetRuns(folder: string, isRunning: (pid: number) => boolean = isAlive): void {
  for (const run of fs.existsSync(folder) ? fs.readdirSync(folder) : [])
    if (!isRunning(Number(run))) forget(path.join(folder, run))
}

function forget(run: string): void {
  const results = path.join(run, 'results')
  const found = fs.statSync(results, { throwIfNoEntry: false })
  const isToKeep = found && Date.now() - found.mtimeMs < RESULTS_MAX_AGE_MS && fs.readdirSync(results).length > 0
  if (!isToKeep) return fs.rmSync(run, { recursive: true, force: true })
  for (const name of fs.readdirSync(run))
    if (name !== 'results') fs.rmSync(path.join(run, name), { recursive: true, force: true })
}
