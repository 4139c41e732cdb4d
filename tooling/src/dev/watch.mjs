import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../lib/root.mjs'

/** Milliseconds without a further change before something is done about it. */
const SETTLE = 150
const IRRELEVANT = /node_modules|dist([\\/]|$)|\.tsbuildinfo$|\.test\./

/**
 * Watches sources for as long as the process runs.
 * @param {string[]} folders from the root; those that this checkout does not have are passed over
 * @param {() => void} onChange called once they are calm
 */
export function watchSources(folders, onChange) {
  /** @type {NodeJS.Timeout | undefined} */
  let pending
  for (const folder of folders.filter((name) => fs.existsSync(path.join(ROOT, name)))) {
    fs.watch(path.join(ROOT, folder), { recursive: true }, (_event, name) => {
      if (!name || IRRELEVANT.test(name)) return
      clearTimeout(pending)
      pending = setTimeout(onChange, SETTLE)
    })
  }
}
