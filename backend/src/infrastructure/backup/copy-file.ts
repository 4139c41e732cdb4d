import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'

interface FileDigest {
  bytes: number
  sha256: string
}

/** Bytes that are read at once. */
const CHUNK_BYTES = 256 * 1024

/** Copies a file to a new one, onto the disk, and says what was copied. */
export async function copyFile(from: string, to: string, mode: number): Promise<FileDigest> {
  const source = await open(from)
  try {
    const target = await open(to, 'wx', mode)
    try {
      const digest = await eachChunk(source, async (chunk) => void (await target.writeFile(chunk)))
      await target.chmod(mode)
      await target.datasync()
      return digest
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

/** @throws Error of the file system */
export async function digestOfFile(file: string): Promise<FileDigest> {
  const source = await open(file)
  try {
    return await eachChunk(source, async () => undefined)
  } finally {
    await source.close()
  }
}

async function eachChunk(source: FileHandle, take: (chunk: Buffer) => Promise<void>): Promise<FileDigest> {
  const hash = createHash('sha256')
  const buffer = Buffer.allocUnsafe(CHUNK_BYTES)
  for (let bytes = 0; ;) {
    const { bytesRead } = await source.read(buffer, 0, CHUNK_BYTES)
    if (bytesRead === 0) return { bytes, sha256: hash.digest('hex') }
    const chunk = buffer.subarray(0, bytesRead)
    hash.update(chunk)
    await take(chunk)
    bytes += bytesRead
  }
}
