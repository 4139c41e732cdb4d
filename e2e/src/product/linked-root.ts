import fs from 'node:fs'
import path from 'node:path'

/**
 * Makes a root that has everything of a checkout by links, but for the release list and the remotes, which a test or a
 * command puts there itself, and the keys that prove who released them.
 * @param root a folder that is not there yet
 */
export function linkRoot(checkout: string, root: string): void {
  fs.mkdirSync(path.join(root, 'dist'), { recursive: true })
  const names = fs.readdirSync(checkout).filter((name) => name !== 'dist' && name !== '.data')
  for (const name of [...names, 'dist/shell', 'dist/embed'])
    fs.symlinkSync(path.join(checkout, name), path.join(root, name))
}
