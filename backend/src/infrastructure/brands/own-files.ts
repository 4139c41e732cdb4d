import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { phoneRuleText, TEXT_KINDS, type Brand, type TextKind } from '@yawmi/brand'
import { BESIDE_FILE_LIMIT, brandSchema, withTexts, type BesideFiles } from '@yawmi/brand/schema'

/** A file of a brand as it is served, under an address that changes with its bytes. */
export interface OwnFile {
  address: string
  type: string
  bytes: Buffer
}

/** Most entries of a brand's folder that are looked at, once a second. */
const MAX_ENTRIES = 200

const filesOfBrands = new WeakMap<Brand, readonly OwnFile[]>()

/** The folder of a brand's files: it has the name of the brand's file and lies beside it. */
export const folderOf = (file: string) => file.replace(/\.json$/, '')

/** What lies in the folder beside a brand's file. */
export function besideOf(file: string): BesideFiles {
  const folder = folderOf(file)
  return { names: namesIn(folder), read: (name) => readBounded(path.join(folder, name), BESIDE_FILE_LIMIT) }
}

/**
 * The files of a brand's folder, each read once: a brand is checked, served and kept by the same bytes, though somebody
 * saves them meanwhile.
 */
export function readOnce(files: BesideFiles): { beside: BesideFiles; readSoFar: () => BesideFiles } {
  const known = new Map<string, Uint8Array>()
  const read = (name: string) => {
    const bytes = known.get(name) ?? files.read(name)
    known.set(name, bytes)
    return bytes
  }
  return { beside: { names: files.names, read }, readSoFar: () => ({ names: [...known.keys()].sort(), read }) }
}

/** Says when something in a brand's folder has changed. */
export const changedBeside = (file: string): string =>
  namesIn(folderOf(file))
    .map((name) => {
      const stats = fs.statSync(path.join(folderOf(file), name), { throwIfNoEntry: false })
      return `${name} ${stats?.mtimeMs ?? 0} ${stats?.size ?? 0}`
    })
    .join('\n')

function namesIn(folder: string): string[] {
  try {
    return readEntriesBounded(folder, MAX_ENTRIES)
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .filter((name) => /^[^.].*\.(json|woff2)$/.test(name))
      .sort()
  } catch {
    return []
  }
}

/**
 * A sound brand as pages have it: for its own texts and fonts it has addresses, so that they weigh where they are shown.
 * Its phone rules are texts, which remotes that were released earlier can read (ADR 0035).
 * @param content of the file, without faults
 */
export function brandOf(content: unknown, beside: BesideFiles): Brand {
  const { texts, templates, fontFiles, ...rest } = brandSchema.parse(withTexts(content, beside).input)
  const files: OwnFile[] = []
  const serve = (name: string, type: string, bytes: Buffer): string => {
    const address = `/brands/${rest.id}/${fingerprint(bytes)}/${name}`
    files.push({ address, type, bytes })
    return address
  }
  const addressOf = (kind: TextKind | 'templates', text: string | object) =>
    typeof text === 'string'
      ? ''
      : serve(`${kind}.json`, 'application/json; charset=utf-8', Buffer.from(JSON.stringify(text)))
  const faceOf = (name: string) => (name === '' ? '' : serve(name, 'font/woff2', Buffer.from(beside.read(name))))
  const brand: Brand = {
    ...rest,
    phoneRule: phoneRuleText(rest.phoneRule),
    operators: rest.operators.map((operator) => ({ ...operator, phoneRule: phoneRuleText(operator.phoneRule) })),
    fontFiles: { regular: faceOf(fontFiles.regular), bold: faceOf(fontFiles.bold) },
    templates: addressOf('templates', templates),
    texts: Object.fromEntries(TEXT_KINDS.map((kind) => [kind, addressOf(kind, texts[kind])])) as Brand['texts'],
  }
  filesOfBrands.set(brand, files)
  return brand
}

const fingerprint = (bytes: Buffer) => crypto.createHash('sha256').update(bytes).digest('hex').slice(0, 12)

/** The file of a brand that has a name such as `terms.json`; its address says whether it is still the one asked for. */
export const ownFile = (brand: Brand, name: string): OwnFile | undefined =>
  filesOfBrands.get(brand)?.find(({ address }) => address.endsWith(`/${name}`))

/** The file of a brand that lies at an address of its own. */
export const ownFileAt = (brand: Brand, address: string): OwnFile | undefined =>
  filesOfBrands.get(brand)?.find((file) => file.address === address)

/** Texts of the brand's own, as a page begins with them, by kind; those that are ours are left out. */
export function ownTexts(brand: Brand, kinds: readonly string[] = []): Partial<Record<TextKind, unknown>> | undefined {
  const texts = TEXT_KINDS.filter((kind) => kinds.includes(kind)).flatMap((kind) => {
    const file = ownFile(brand, `${kind}.json`)
    return file ? [[kind, JSON.parse(file.bytes.toString()) as unknown] as const] : []
  })
  return texts.length > 0 ? Object.fromEntries(texts) : undefined
}

/**
 * The first bytes of a file, one more than `limit` at most, so that its size shows. Never waits: a pipe or device is
 * none of ours.
 * @throws Error of the file system; one of code `ENOTFILE` for what is no file
 */
export function readBounded(file: string, limit: number): Buffer {
  const handle = fs.openSync(file, fs.constants.O_RDONLY | fs.constants.O_NONBLOCK)
  try {
    const stats = fs.fstatSync(handle)
    if (!stats.isFile()) throw Object.assign(new Error(`${file} is no file`), { code: 'ENOTFILE' })
    const bytes = Buffer.alloc(Math.min(stats.size, limit + 1))
    let read = 0
    while (read < bytes.length) {
      const more = fs.readSync(handle, bytes, read, bytes.length - read, read)
      if (more === 0) break
      read += more
    }
    return bytes.subarray(0, read)
  } finally {
    fs.closeSync(handle)
  }
}

/**
 * What lies in a folder, `maxEntries` at most.
 * @throws Error of the file system, such as ENOENT
 */
export function readEntriesBounded(folder: string, maxEntries: number): fs.Dirent[] {
  const opened = fs.opendirSync(folder)
  try {
    const entries: fs.Dirent[] = []
    for (let entry = opened.readSync(); entry && entries.length < maxEntries; entry = opened.readSync())
      entries.push(entry)
    return entries
  } finally {
    opened.closeSync()
  }
}
