import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** Files that bundles have by their address. */
export const ASSETS = /\.(woff2|svg|png|webp)$/

/**
 * The name that such a file has in every bundle, by its content: the server's bundle knows it without the browser's.
 * @param {string} file @returns {string} like `cairo-arabic-400-normal.bdb3e8f1.woff2`
 */
export function assetName(file) {
  const { name, ext } = path.parse(file)
  return `${name}.${crypto.hash('sha256', fs.readFileSync(file)).slice(0, 8)}${ext}`
}
