import { existsSync, statfsSync } from 'node:fs'
import os from 'node:os'
import { removeLeftBehind } from '@yawmi/releases/processes'

/** What a run's databases take at the most is a quarter of it. */
const ENOUGH_BYTES = 2 * 1024 ** 3

/** How the folder of a run begins; the id of its process follows. */
export const RUN_PREFIX = 'yawmi-test-'

/**
 * Where a run's database lies: in memory where the system has a folder for that with room. Each test file has a database made
 * and removed, of some three hundred files, and a disk's file system looks long for places that were not left just now.
 */
export function memoryFolder(folder = '/dev/shm', enough = ENOUGH_BYTES): string {
  if (!existsSync(folder)) return os.tmpdir()
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= enough ? folder : os.tmpdir()
}

/** Removes what runs have left that were killed: it would stay in memory. */
export const forgetRuns = (folder: string): void => removeLeftBehind(folder, new RegExp(`^${RUN_PREFIX}(\\d+)-`))
