import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '@yawmi/tooling/root'
import { besideOf, folderBeside, readUpTo } from './beside.mjs'
import { missingCharacters } from './font.mjs'
import { neededCharacters } from './letters.mjs'
import { FILLED_PLACEHOLDERS, loadChecker, loadDictionaries } from './load.mjs'
import { logoFaults } from './logo.mjs'

/**
 * Everything that is wrong with a brand file, one line a fault, each with the path of its option.
 * @param {string} file path of the file.
 * @param {string} others where the brands lie that have their host names already
 * @returns {Promise<string[]>} an empty list for a sound brand.
 */
export async function faultsOfFile(file, others = path.join(ROOT, 'shared/brand/brands')) {
  if (!fs.existsSync(file)) return [`${file}: there is no such file`]
  // The folder of its name that lies beside it is easily named in its place.
  if (!file.endsWith('.json') || !fs.statSync(file).isFile()) return [`${file}: is no file named <id>.json`]
  const name = path.basename(file, '.json')
  const { BRAND_FILE_LIMIT, fileFaults, sizeFault } = await loadChecker()
  const tooLarge = sizeFault(fs.statSync(file).size)
  if (tooLarge) return [`${name}.json: ${tooLarge}`]
  const text = readUpTo(file, BRAND_FILE_LIMIT).toString('utf8')
  const faults = fileFaults(text, name, {
    dictionaries: await loadDictionaries(),
    marks: FILLED_PLACEHOLDERS,
    beside: besideOf(file),
  })
  const brand = parsed(text)
  if (brand === undefined) return faults.map((fault) => `${name}.json: ${fault}`)
  return [
    ...faults,
    ...hostFaults(brand, file, others),
    ...(await letterFaults(brand, file)),
    ...(await logoFaults(brand?.logo?.image, file)).map((fault) => `logo.image: ${fault}`),
    ...(await logoFaults(brand?.logo?.imageDark, file)).map((fault) => `logo.imageDark: ${fault}`),
  ]
}

/**
 * A brand file as it was read: nothing of it is checked.
 * @typedef {object} Draft
 * @property {string} [id]
 * @property {string[]} [hosts]
 * @property {{ image?: string, imageDark?: string }} [logo]
 * @property {Record<string, string>} [fontFiles] by weight
 */

/** @param {string} text @returns {Draft | null | undefined} undefined for a text that is no JSON */
function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A host name can show one brand only. @param {Draft | null} brand @param {string} file @param {string} folder of the others */
function hostFaults(brand, file, folder) {
  const hosts = Array.isArray(brand?.hosts) ? brand.hosts : []
  // Beside a brand's file may lie the folder of its texts and fonts.
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.json') && path.resolve(folder, name) !== path.resolve(file))
    .map((name) => parsed(fs.readFileSync(path.join(folder, name), 'utf8')))
    .filter((other) => other && other.id !== brand?.id)
    .flatMap((other) =>
      hosts.filter((host) => other?.hosts?.includes(host)).map((host) => `hosts: ${host} shows ${other?.id} already`),
    )
}

/**
 * Letters that a brand's own font cannot show; what else is wrong with its files is told by the schema's checks.
 * @param {Draft | null} brand @param {string} file
 */
async function letterFaults(brand, file) {
  const faults = []
  for (const weight of ['regular', 'bold']) {
    const name = /** @type {string} */ (brand?.fontFiles?.[weight])
    if (!besideOf(file).names.includes(name)) continue
    const option = `fontFiles.${weight}`
    try {
      const missing = await missingCharacters(path.join(folderBeside(file), name), await neededCharacters())
      if (missing.length > 0)
        faults.push(`${option}: ${name} has no letter for ${someOf(missing)}, which our pages show`)
    } catch {
      faults.push(`${option}: ${name} cannot be read as a font`)
    }
  }
  return faults
}

/** @param {string[]} characters */
const someOf = (characters) =>
  characters.slice(0, 8).map(nameOf).join(' ') + (characters.length > 8 ? ` and ${characters.length - 8} more` : '')

/** A vowel mark stands on no letter here, so its number says more. @param {string} letter */
const nameOf = (letter) =>
  /\p{M}/u.test(letter)
    ? `U+${/** @type {number} */ (letter.codePointAt(0)).toString(16).toUpperCase().padStart(4, '0')}`
    : letter
