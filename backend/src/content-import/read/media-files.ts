import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * The file that a row names, looked for beside its table and in the import's folders. A name cannot lead out of
 * them: tables come from people. A Mac may have written أ in a file's name as two characters, and a table as one; Windows has
 * folders before a backslash, and one file of `a.jpg` and `A.JPG`.
 * @returns undefined when there is no such file
 */
export function findMediaFile(name: string, table: string, folders: readonly string[]): string | undefined {
  const slashed = name.replaceAll('\\', '/')
  const spellings = new Set([name, slashed, slashed.normalize('NFC'), slashed.normalize('NFD')])
  const places = [path.dirname(table), ...folders].flatMap((folder) =>
    [...spellings].map((spelling) => path.resolve(folder, spelling)),
  )
  const isOurs = (file: string) => isInside(file, folders)
  return places.find(isOurs) ?? places.flatMap(inOtherCase).find(isOurs)
}

/** The file whose name differs in its case alone, where there is one such file. */
function inOtherCase(file: string): string[] {
  const folder = path.dirname(file)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  const name = path.basename(file).toLowerCase()
  const same = readdirSync(folder).filter((other) => other.toLowerCase() === name)
  return same.length === 1 ? [path.join(folder, same[0]!)] : []
}

/** Whether there is such a file, and it lies in one of the folders wherever a link to it does. */
export function isInside(file: string, folders: readonly string[]): boolean {
  if (!existsSync(file) || !statSync(file).isFile()) return false
  const real = realpathSync(file)
  return folders.some((allowed) => real.startsWith(realpathSync(allowed) + path.sep))
}

const ENDINGS = ['svg', 'png', 'jpg', 'jpeg', 'webp']

/** The still of a video: `waves-poster.svg` (or png, jpg, jpeg, webp) beside `waves.mp4`. */
export function findPoster(video: string, folders: readonly string[]): string | undefined {
  const stem = video.slice(0, -path.extname(video).length)
  return ENDINGS.flatMap((ending) => [ending, ending.toUpperCase()])
    .map((ending) => `${stem}-poster.${ending}`)
    .find((file) => isInside(file, folders))
}
