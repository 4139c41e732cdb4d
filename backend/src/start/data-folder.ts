import { accessSync, constants, mkdirSync } from 'node:fs'
import path from 'node:path'
import { StartError } from '../lib/start-error'

/** Makes the data folder and its parts. @throws StartError when it cannot be written */
export function prepareDataFolder(dataDir: string): void {
  try {
    const media = path.join(dataDir, 'media')
    makeFolder(media)
    for (const folder of [dataDir, media]) accessSync(folder, constants.W_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartError(`The data folder ${dataDir} cannot be written (${code}): mend it, or set YAWMI_DATA_DIR.`)
  }
}

/** Node's own recursive mkdir never returns where a parent can be named but not made, in /proc for one. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    if (code !== 'ENOENT' || folder === path.dirname(folder)) throw error
    makeFolder(path.dirname(folder))
    mkdirSync(folder)
  }
}
