/**
 * Arabic in code page 720, in which Windows in Arabic packs the names of files ("Send to › Compressed folder"): runs of
 * letters, by first byte, first code point and length.
 */
const CODE_PAGE_720 = [
  [0x91, 0x0651, 2],
  [0x95, 0x0640, 1],
  [0x98, 0x0621, 4],
  [0x9d, 0x0625, 17],
  [0xe0, 0x0636, 5],
  [0xe5, 0x0641, 1],
  [0xe7, 0x0642, 9],
  [0xf1, 0x064b, 6],
] as const

/**
 * The name of an archive's entry that is not marked as UTF-8, and was read byte by byte. Mostly it is UTF-8 all the same, and
 * otherwise what Windows in Arabic writes, which no row would find.
 */
export function readableName(name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(name, 'latin1'))
  } catch {
    const arabic = name.replaceAll(/[\x80-\xff]/g, letterOf)
    return /[\x80-\xff]/.test(arabic) ? name : arabic
  }
}

function letterOf(byte: string): string {
  const code = byte.charCodeAt(0)
  const run = CODE_PAGE_720.find(([first, , length]) => code >= first && code < first + length)
  return run ? String.fromCharCode(run[1] + code - run[0]) : byte
}
