import { readFile } from 'node:fs/promises'

const START_OF_SCAN = 0xda
const END_OF_IMAGE = Buffer.from('ffd9', 'hex')

/**
 * Whether the file of a picture ends before the picture does, as one that was copied by half: its first bytes, and with them its size, are
 * all there. What stands behind the end does not count; phones append films and depth there.
 * @param source its path; of JPEG and PNG; others show it as soon as their size is read
 */
export async function isCutOff(source: string): Promise<boolean> {
  const bytes = await readFile(source)
  const kind = bytes.toString('latin1', 0, 4)
  if (kind.startsWith('\xff\xd8')) return !bytes.includes(END_OF_IMAGE, firstScan(bytes))
  return kind === '\x89PNG' && !bytes.includes('IEND')
}

/** Where the first scan of a JPEG begins (ITU T.81, B.1): the segments before it may hold a small picture with an end of its own. */
function firstScan(bytes: Buffer): number {
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== START_OF_SCAN)
    // A marker may have bytes before it that fill.
    at += bytes[at + 1] === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2)
  return at
}
