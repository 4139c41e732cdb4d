import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'

/** What a screen may bring of its own: bytes (brotli) and scripts, besides what the remote loads for all of its screens. */
export const SCREEN_BUDGET = { bytes: 48 * 1024, requests: 6 }

/** Libraries that the page has once, by what only they have in their scripts. */
const ONE_IN_A_PAGE = [
  { name: 'React', mark: /__CLIENT_INTERNALS_DO_NOT_USE/ },
  { name: 'Chakra', mark: /\bChakra(?:Context|Provider)\b/ },
]
/** Scripts of the shell's pages; modules for an integrator's page bring React where there is none. */
const FOR_SHELL = /^[^/]+\.js$/

/**
 * What is too much in a built remote: a sentence for each fault.
 * @param {string} folder @param {{ bytes: number, requests: number }} [budget]
 * @returns {string[]}
 */
export function budgetFaults(folder, budget = SCREEN_BUDGET) {
  const files = fs.existsSync(folder) ? fs.readdirSync(folder).filter((file) => FOR_SHELL.test(file)) : []
  const copies = files.flatMap((file) => {
    const text = fs.readFileSync(path.join(folder, file), 'utf8')
    return ONE_IN_A_PAGE.filter(({ mark }) => mark.test(text)).map(
      ({ name }) => `${file} has a second ${name} in it: it must be among peerDependencies, and comes from the shell`,
    )
  })
  const list = path.join(folder, 'screens.json')
  const screens = fs.existsSync(list) ? JSON.parse(fs.readFileSync(list, 'utf8')) : {}
  return [
    ...copies,
    ...Object.entries(screens).flatMap(([screen, scripts]) => screenFaults(folder, screen, scripts, budget)),
  ]
}

/** @param {string} folder @param {string} screen @param {string[]} scripts @param {{ bytes: number, requests: number }} budget */
function screenFaults(folder, screen, scripts, { bytes, requests }) {
  const sent = scripts.reduce((sum, file) => sum + sentBytes(path.join(folder, file)), 0)
  const kilobytes = (/** @type {number} */ count) => `${(count / 1024).toFixed(1)} KB`
  return [
    ...(sent > bytes ? [`its screen "${screen}" has ${kilobytes(sent)} of scripts of ${kilobytes(bytes)}`] : []),
    ...(scripts.length > requests ? [`its screen "${screen}" needs ${scripts.length} scripts of ${requests}`] : []),
  ]
}

/** As a browser gets it. @param {string} file */
function sentBytes(file) {
  if (fs.existsSync(`${file}.br`)) return fs.statSync(`${file}.br`).size
  return fs.existsSync(file) ? zlib.brotliCompressSync(fs.readFileSync(file)).length : 0
}
