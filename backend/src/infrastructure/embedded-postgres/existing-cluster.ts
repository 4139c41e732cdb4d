import { existsSync } from 'node:fs'
import path from 'node:path'
import { StartError } from '../../lib/start-error'

/**
 * Whoever reads a database, or changes what a service has there, must not make one: of a data folder whose name was mistyped
 * the answers would be those of a service without anybody, and a brand would be published for nobody.
 * @throws StartError where the data folder has none, and no other server is named
 */
export function assertExistingCluster({
  dataDir,
  DATABASE_URL,
}: {
  dataDir: string
  DATABASE_URL?: string | undefined
}): void {
  if (!DATABASE_URL && !existsSync(path.join(dataDir, 'pg/PG_VERSION')))
    throw new StartError(
      `There is no embedded database in ${dataDir}: set YAWMI_DATA_DIR to its data folder, or DATABASE_URL.`,
    )
}
