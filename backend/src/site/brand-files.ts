import fs from 'node:fs'
import path from 'node:path'
import type { Brand } from '@yawmi/brand'
import { fileFaults } from '@yawmi/brand/schema'
import { besideOf, brandOf, changedBeside } from './own-files'

/** One file of a folder of brands, as it was read. */
export interface BrandFile {
  file: string
  /** Id of the brand, which is the file's name. */
  id: string
  text: string
  /** Undefined for a faulty one. */
  brand?: Brand
  faults: string[]
}

interface ListedFile {
  file: string
  id: string
  /** Changes with what the file holds. */
  stamp: string
}

/**
 * The `<id>.json` files of folders, the folders in their order; hidden files are editors' own. A folder that is not
 * there has none.
 * @throws Error of the file system, such as EACCES, when a folder cannot be listed
 */
export function listBrandFiles(folders: readonly string[]): ListedFile[] {
  return folders.flatMap((folder) =>
    namesIn(folder)
      .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
      .sort()
      .map((name) => listed(path.join(folder, name)))
      .filter((entry) => entry !== undefined),
  )
}

function namesIn(folder: string): string[] {
  try {
    return fs.readdirSync(folder)
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

export function readBrandFile({ file, id }: { file: string; id: string }): BrandFile {
  let text = ''
  try {
    text = fs.readFileSync(file, 'utf8')
  } catch (error) {
    return { file, id, text, faults: [`cannot be read (${(error as NodeJS.ErrnoException).code})`] }
  }
  const beside = besideOf(file)
  const faults = fileFaults(text, id, { beside })
  return { file, id, text, faults, ...(faults.length === 0 && { brand: brandOf(JSON.parse(text), beside) }) }
}

/**
 * Whether a host may be that of a faulty brand: its file names the host anywhere, whatever else is wrong with it. A
 * file that ends before its list of hosts does may mean any host.
 */
export function mayBeHostOf({ text }: BrandFile, hostname: string): boolean {
  const lower = text.toLowerCase()
  const named = ['"', '/', "'"].some((before) =>
    ['"', '/', ':', "'"].some((after) => lower.includes(before + hostname + after)),
  )
  return named || !(isJson(text) || /"hosts"\s*:\s*\[[^\]]*\]/.test(text))
}

function isJson(text: string): boolean {
  try {
    return JSON.parse(text) !== undefined
  } catch {
    return false
  }
}
