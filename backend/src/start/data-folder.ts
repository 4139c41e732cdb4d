import { accessSync, constants, mkdirSync } from 'node:fs'
import path from 'node:path'
import { StartError } from './start-error'

/**
 * Makes the data folder and its parts.
 * @throws StartError when it cannot be written
 */
export function prepareDataFolder(dataDir: string): void {
  try {
    mkdirSync(path.join(dataDir, 'media'), { recursive: true })
    accessSync(dataDir, constants.W_OK)
    accessSync(path.join(dataDir, 'media'), constants.W_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartError(`The data folder ${dataDir} cannot be written (${code}): mend it, or set YAWMI_DATA_DIR.`)
  }
}
