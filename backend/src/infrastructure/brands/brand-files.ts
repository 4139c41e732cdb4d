import fs from 'node:fs'
import path from 'node:path'
import type { Brand } from '@yawmi/brand'
import { BRAND_FILE_LIMIT, type BesideFiles, fileFaults, sizeFault } from '@yawmi/brand/schema'
import { besideOf, brandOf, changedBeside, readBounded, readEntriesBounded, readOnce } from './own-files'
import { type HostClaims, hostClaims, NO_CLAIMS } from './host-claims'

/** One file of a folder of brands, as it was read. */
export interface BrandFile {
  file: string
  /** Id of the brand, which is the file's name. */
  id: string
  text: string
  /** Undefined for a faulty one. */
  brand?: Brand
  /** What the brand shows of its folder; undefined for a faulty one. */
  shown?: BesideFiles | undefined
  faults: string[]
  /** Hosts that may be those of a faulty one. */
  claims: HostClaims
}

/** Most brands of a folder, and most entries that are looked at for them: the folder is listed once a second. */
const MAX_BRANDS = 500
const MAX_ENTRIES = 4 * MAX_BRANDS

interface ListedFile {
  file: string
  id: string
  /** Changes with what the file holds. */
  stamp: string
}

/**
 * The `<id>.json` files of folders, the folders in their order; hidden files are editors' own. A folder that is not
 * there has none; of one with too many the first count.
 * @throws Error of the file system, such as EACCES, when a folder cannot be listed
 */
export function listBrandFiles(folders: readonly string[]): ListedFile[] {
  return folders.flatMap((folder) =>
    namesIn(folder)
      .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
      .sort()
      .slice(0, MAX_BRANDS)
      .map((name) => listed(path.join(folder, name)))
      .filter((entry) => entry !== undefined),
  )
}

function namesIn(folder: string): string[] {
  try {
    return readEntriesBounded(folder, MAX_ENTRIES).map(({ name }) => name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** @returns undefined for one that was taken away since its folder was listed */
function listed(file: string): ListedFile | undefined {
  const stats = fs.statSync(file, { throwIfNoEntry: false })
  return (
    stats && {
      file,
      id: path.basename(file, '.json'),
      stamp: `${stats.mtimeMs} ${stats.size} ${stats.ino}\n${changedBeside(file)}`,
    }
  )
}

/** Reads and checks a file, in the time that `BRAND_FILE_LIMIT` and the limits of its text allow, whatever it holds. */
export function readBrandFile({ file, id }: { file: string; id: string }): BrandFile {
  let text = ''
  try {
    const bytes = readBounded(file, BRAND_FILE_LIMIT)
    const tooLarge = sizeFault(bytes.length)
    // Nobody looks at what a file of that size says, so any host may be its.
    if (tooLarge) return { file, id, text, faults: [sizeOf(file) ?? tooLarge], claims: 'any' }
    text = bytes.toString('utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const claims = code === 'ENOTFILE' ? NO_CLAIMS : 'any'
    return { file, id, text, faults: [`cannot be read (${code})`], claims }
  }
  const { beside, readSoFar } = readOnce(besideOf(file))
  try {
    const faults = fileFaults(text, id, { beside })
    if (faults.length > 0) return { file, id, text, faults, claims: hostClaims(text) }
    return { file, id, text, faults, claims: NO_CLAIMS, brand: brandOf(JSON.parse(text), beside), shown: readSoFar() }
  } catch (error) {
    return { file, id, text, faults: [`cannot be checked (${String(error)})`], claims: hostClaims(text) }
  }
}

const sizeOf = (file: string) => sizeFault(fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0)
