import { open } from 'node:fs/promises'

const HEADER_BYTES = 16
const SHORTEST_BOX = 8
/** Of a film that is sent in pieces; what is cut off of a longer one shows when it is played. */
const MAX_BOXES = 10_000

/**
 * What is wrong with the file of a film as its boxes show it (ISO 14496-12): one that is no MP4, or was copied by half, plays nowhere.
 * @returns undefined where nothing is
 */
export async function filmFault(file: string): Promise<string | undefined> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const kinds = new Set<string>()
    for (let [at, boxes] = [0, 0]; at < size && boxes < MAX_BOXES; boxes += 1) {
      const { buffer: head, bytesRead } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, at)
      const length = lengthOf(head, size - at)
      const kind = head.toString('latin1', 4, 8)
      if (boxes === 0 && kind !== 'ftyp') break
      if (bytesRead < SHORTEST_BOX || length < SHORTEST_BOX || at + length > size) break
      kinds.add(kind)
      at += length
    }
    if (!kinds.has('ftyp')) return 'is no MP4 file'
    return kinds.has('moov') && kinds.has('mdat') ? undefined : 'is cut off: copy it again'
  } finally {
    await handle.close()
  }
}

/** Bytes of a box: 1 stands for a longer number after its kind, 0 for the rest of the file. */
function lengthOf(head: Buffer, rest: number): number {
  const length = head.readUInt32BE(0)
  return length === 0 ? rest : length === 1 ? Number(head.readBigUInt64BE(8)) : length
}
