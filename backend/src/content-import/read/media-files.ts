import { existsSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * The file that a row names, looked for beside its table and in the import's folders. A name cannot lead out of
 * them: tables come from people.
 * @returns undefined when there is no such file
 */
export function findMediaFile(name: string, table: string, folders: readonly string[]): string | undefined {
  for (const folder of [path.dirname(table), ...folders]) {
    const file = path.resolve(folder, name)
    if (!existsSync(file) || !statSync(file).isFile()) continue
    const real = realpathSync(file)
    const inside = folders.some((allowed) => real.startsWith(realpathSync(allowed) + path.sep))
    if (inside) return file
  }
  return undefined
}

/** The still of a video: `waves-poster.svg` (or png, jpg, webp) beside `waves.mp4`. */
export function findPoster(video: string): string | undefined {
  const stem = video.slice(0, -path.extname(video).length)
  return ['svg', 'png', 'jpg', 'webp'].map((ending) => `${stem}-poster.${ending}`).find((file) => existsSync(file))
}
