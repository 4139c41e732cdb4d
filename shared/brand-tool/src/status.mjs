import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '@yawmi/tooling/root'
import { besideOf, readUpTo } from './beside.mjs'
import { loadChecker } from './load.mjs'

/**
 * How a brand stands. `since`: when a server first served what it serves now, ISO 8601; left out before one did.
 * @typedef {object} BrandStatus
 * @property {string} id
 * @property {string} file
 * @property {string[]} faults
 * @property {'file' | 'last good' | 'as it ships' | 'nothing'} served
 * @property {string} [since]
 */

/**
 * How each brand stands, by its files and by the last good versions that the server keeps beside them; the server need
 * not run.
 * @param {{ folders: string[], lastGood: string }} where the folders as the server reads them, a later one first.
 * @returns {Promise<BrandStatus[]>}
 */
export async function brandStatus({ folders, lastGood } = placesOf(process.env)) {
  const checker = await loadChecker()
  const { fileFaults } = checker
  const files = folders.flatMap((folder) => filesOf(folder, checker))
  return [...new Set(files.map(({ id }) => id))].sort().map((id) => {
    const ofId = files.filter((file) => file.id === id)
    const { file, faults, text } = ofId[ofId.length - 1]
    const lastGoodVersion = readVersion(path.join(lastGood, `${id}.json`))
    const lower = ofId.findLast((other) => other.faults.length === 0)
    const good =
      lastGoodVersion && fileFaults(lastGoodVersion.text, id, { beside: lastGoodVersion.beside }).length === 0
    const served = faults.length === 0 ? 'file' : good ? 'last good' : lower ? 'as it ships' : 'nothing'
    const since =
      (served === 'file' && lastGoodVersion?.text === text) || served === 'last good'
        ? lastGoodVersion?.since
        : undefined
    return { id, file: path.relative(ROOT, file), faults, served, ...(since && { since }) }
  })
}

/**
 * Where the server of this environment looks.
 * @param {NodeJS.ProcessEnv} env
 */
export function placesOf({ YAWMI_DATA_DIR }) {
  const data = path.resolve(ROOT, YAWMI_DATA_DIR || '.data')
  return {
    folders: [path.join(ROOT, 'shared/brand/brands'), path.join(data, 'brands'), path.join(data, 'published-brands')],
    lastGood: path.join(data, 'last-good-brands'),
  }
}

/** @param {string} folder @param {import('./load.mjs').Checker} checker */
function filesOf(folder, { BRAND_FILE_LIMIT, fileFaults, sizeFault }) {
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
    .map((name) => {
      const file = path.join(folder, name)
      const id = path.basename(name, '.json')
      try {
        const tooLarge = sizeFault(fs.statSync(file).size)
        if (tooLarge) return { file, id, text: '', faults: [tooLarge] }
        const text = readUpTo(file, BRAND_FILE_LIMIT).toString('utf8')
        return { file, id, text, faults: fileFaults(text, id, { beside: besideOf(file) }) }
      } catch (error) {
        return { file, id, text: '', faults: [`cannot be read (${error.code})`] }
      }
    })
}

/** @param {string} file */
function readVersion(file) {
  try {
    const { since, text, beside = {} } = JSON.parse(fs.readFileSync(file, 'utf8'))
    /** @param {string} name */
    const read = (name) => Buffer.from(beside[name], 'base64')
    return { since, text, beside: { names: Object.keys(beside), read } }
  } catch {
    return undefined
  }
}

const OUTCOMES = {
  file: 'live',
  'last good': 'FAULTY, the last good version is served',
  'as it ships': 'FAULTY, the one that ships is served',
  nothing: 'FAULTY and never good: its addresses answer 503',
}

/** The status as lines for a person. @param {BrandStatus[]} brands */
export const statusLines = (brands) =>
  brands.flatMap(({ id, file, faults, served, since }) => [
    `${served === 'file' ? '✓' : '✗'} ${id}: ${OUTCOMES[served]}${since ? ` since ${since}` : ''} (${file})`,
    ...faults.map((fault) => `    ${fault}`),
  ])
