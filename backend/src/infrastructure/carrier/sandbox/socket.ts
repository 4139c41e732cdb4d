import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * The socket of the sandbox carrier that belongs to a data folder: the same for every server on that folder, and short
 * enough for the 104 bytes that a socket's address may have, however deep the folder lies.
 */
export function sandboxSocket(dataDir: string): string {
  const name = createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 16)
  return path.join(tmpdir(), `yawmi-carrier-${process.getuid?.() ?? 0}-${name}.sock`)
}
