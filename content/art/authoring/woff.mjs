/** Unpacks a WOFF 1 file into the plain font that HarfBuzz reads. https://www.w3.org/TR/WOFF/ */
import { inflateSync } from 'node:zlib'

/** @param {Buffer} woff @returns {Buffer} */
export function unpackWoff(woff) {
  const count = woff.readUInt16BE(12)
  const directory = Buffer.alloc(12 + 16 * count)
  woff.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(count, 4)
  const power = 2 ** Math.floor(Math.log2(count))
  directory.writeUInt16BE(power * 16, 6)
  directory.writeUInt16BE(Math.log2(power), 8)
  directory.writeUInt16BE(count * 16 - power * 16, 10)
  const tables = []
  let offset = directory.length
  for (let i = 0; i < count; i++) {
    const at = 44 + i * 20
    const [start, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)]
    const data = woff.subarray(start, start + packed)
    const table = packed < length ? inflateSync(data) : data
    woff.copy(directory, 12 + i * 16, at, at + 4)
    woff.copy(directory, 16 + i * 16, at + 16, at + 20)
    directory.writeUInt32BE(offset, 20 + i * 16)
    directory.writeUInt32BE(length, 24 + i * 16)
    const padded = Buffer.concat([table, Buffer.alloc((4 - (length % 4)) % 4)])
    tables.push(padded)
    offset += padded.length
  }
  return Buffer.concat([directory, ...tables])
}
