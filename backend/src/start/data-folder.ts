import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { makeFolder } from '../lib/put-file'
import { StartError } from '../lib/start-error'

/** Makes the data folder and its parts. @throws StartError when it cannot be written */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  try {
    const media = path.join(dataDir, 'media')
    await makeFolder(media)
    for (const folder of [dataDir, media]) accessSync(folder, constants.W_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartError(`The data folder ${dataDir} cannot be written (${code}): mend it, or set YAWMI_DATA_DIR.`)
  }
}
