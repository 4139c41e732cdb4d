/** What an archive's table says of an entry, and the library that unpacks it keeps to itself. */
export interface ZipEntry {
  isEncrypted: boolean
  /** Whether its name is UTF-8; otherwise it is of whatever system packed it. */
  isUtf8: boolean
  /** CRC-32 of the file. */
  crc: number
}

const END = Buffer.from('PK\u0005\u0006', 'latin1')
const WIDE_END_LOCATOR = 0x07064b50
const ENTRY_BYTES = 46

/**
 * The entries of a zip archive, in the order of its table (APPNOTE 4.3.12; with the wide numbers of 4.3.14).
 * @throws RangeError for a table that leads out of the archive
 */
export function* zipTable(bytes: Buffer): Generator<ZipEntry> {
  const end = bytes.lastIndexOf(END)
  let [count, at] = [bytes.readUInt16LE(end + 10), bytes.readUInt32LE(end + 16)]
  if (end >= 20 && bytes.readUInt32LE(end - 20) === WIDE_END_LOCATOR) {
    const wideEnd = Number(bytes.readBigUInt64LE(end - 12))
    count = Number(bytes.readBigUInt64LE(wideEnd + 32))
    at = Number(bytes.readBigUInt64LE(wideEnd + 48))
  }
  for (let read = 0; read < count; read += 1) {
    const flags = bytes.readUInt16LE(at + 8)
    yield { isEncrypted: (flags & 1) !== 0, isUtf8: (flags & 0x800) !== 0, crc: bytes.readUInt32LE(at + 16) }
    // Its name, and two fields of other programs.
    const lengths = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset))
    at += lengths.reduce((sum, length) => sum + length, ENTRY_BYTES)
  }
}
