import fs from 'node:fs'

/** Three browsers share far less between their processes; the 64 MB that a container usually has are too few for one. */
const ENOUGH_BYTES = 1024 ** 3

/**
 * Playwright has Chromium keep what its processes share in the temporary folder: on a disk each piece of it is a file to make
 * and to remove. Where the system's own folder for it has room, browsers use that.
 * @returns flags of Playwright's that they are started without
 */
export function flagsLeftOut(folder = '/dev/shm', enough = ENOUGH_BYTES): string[] {
  if (!fs.existsSync(folder)) return []
  const { bavail, bsize } = fs.statfsSync(folder)
  return bavail * bsize >= enough ? ['--disable-dev-shm-usage'] : []
}
