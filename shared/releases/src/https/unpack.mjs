import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import zlib from 'node:zlib'
import { extract } from 'tar-stream'
import { pathFault, printable } from '../files/path-rules.mjs'
import { Refusal } from '../refusal.mjs'
import { ARCHIVE_LIMITS, tooLarge } from './interface.mjs'

/** Bytes that the archive itself has for each file: its header and what fills the last block. */
const BYTES_OF_HEADER = 4 * 512

/**
 * Unpacks an archive as it comes, and stops at the first thing that is too much, or none of a release's: what was not
 * promised, another kind of entry than a file, a name that leads elsewhere.
 * @param {AsyncIterable<Buffer>} body
 * @param {string} folder a new one, made here
 * @param {{ bytes: number, digest: string }} promised what was signed: the archive's length and SHA-256
 * @param {typeof ARCHIVE_LIMITS} [limits]
 * @throws Refusal that says what is wrong; the folder is to be taken away then
 */
export async function unpackRelease(body, folder, promised, limits = ARCHIVE_LIMITS) {
  fs.mkdirSync(folder, { recursive: true })
  if (promised.bytes > limits.bytes) throw new Refusal('files', tooLarge(promised.bytes))
  try {
    await pipeline(
      body,
      asPromised(promised),
      zlib.createGunzip(),
      bounded(limits.unpackedBytes + limits.files * BYTES_OF_HEADER),
      writtenTo(folder, limits),
    )
  } catch (error) {
    if (error instanceof Refusal || isOfThisMachine(error)) throw error
    throw new Refusal('files', `the archive is cut off or damaged (${error.code ?? error.message}); send it again`)
  }
}

/** A full disk is no fault of the archive. */
const isOfThisMachine = ({ code = '' }) => ['ENOSPC', 'EDQUOT', 'EACCES', 'EPERM', 'EROFS', 'EMFILE'].includes(code)

/** Passes on what has the length and the digest that were signed. @param {{ bytes: number, digest: string }} promised */
const asPromised = ({ bytes, digest }) =>
  /** @param {AsyncIterable<Buffer>} chunks */
  async function* passed(chunks) {
    const hash = crypto.createHash('sha256')
    let received = 0
    for await (const chunk of chunks) {
      received += chunk.length
      if (received > bytes) throw new Refusal('files', `the archive has more than the ${bytes} bytes that were signed`)
      hash.update(chunk)
      yield chunk
    }
    if (received < bytes) throw new Refusal('files', `only ${received} of ${bytes} bytes arrived; send it again`)
    if (hash.digest('hex') !== digest) throw new Refusal('files', 'the archive is not the one that was signed')
  }

/** @param {number} max */
const bounded = (max) =>
  /** @param {AsyncIterable<Buffer>} chunks */
  async function* counted(chunks) {
    let bytes = 0
    for await (const chunk of chunks) {
      bytes += chunk.length
      if (bytes > max) throw new Refusal('files', `unpacked the archive has more than ${max >> 20} MB`)
      yield chunk
    }
  }

/** @param {string} folder @param {typeof ARCHIVE_LIMITS} limits */
const writtenTo = (folder, limits) =>
  /** @param {AsyncIterable<Buffer>} chunks */
  async function write(chunks) {
    /** @type {Set<string>} */
    const names = new Set()
    let bytes = 0
    const archive = extract()
    const fed = pipeline(chunks, archive)
    // Whoever reads the entries is told.
    fed.catch(() => {})
    for await (const entry of archive) {
      const { name, type, size = 0 } = entry.header
      const refuse = (/** @type {string} */ why) => {
        throw new Refusal('files', `nothing of the archive is kept: ${why}`)
      }
      const fault = pathFault(name)
      if (fault) refuse(fault)
      if (type !== 'file') refuse(`${printable(name)} is a ${type}, and only files are taken`)
      // File systems that know no case have one file of both.
      if (names.has(name.toLowerCase())) refuse(`${printable(name)} is there twice`)
      names.add(name.toLowerCase())
      bytes += size
      if (size > limits.fileBytes) refuse(`${printable(name)} has more than ${limits.fileBytes >> 20} MB`)
      if (bytes > limits.unpackedBytes) refuse(`unpacked it has more than ${limits.unpackedBytes >> 20} MB`)
      if (names.size > limits.files) refuse(`it has more than ${limits.files} files`)
      const place = path.join(folder, name)
      fs.mkdirSync(path.dirname(place), { recursive: true })
      await pipeline(entry, fs.createWriteStream(place, { flags: 'wx', mode: 0o644 }))
    }
    await fed
  }
