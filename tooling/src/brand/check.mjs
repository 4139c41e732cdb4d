import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../lib/root.mjs'
import { FILLED_MARKS, loadChecker, loadDictionaries } from './load.mjs'

/** Milliseconds that a logo on another server may take. */
const PATIENCE = 10_000
/** Bytes of the largest logo that belongs on a phone. */
const LOGO_LIMIT = 100 * 1024

/**
 * Everything that is wrong with a brand file, one line a fault, each with the path of its option.
 * @param {string} file path of the file.
 * @returns {Promise<string[]>} an empty list for a sound brand.
 */
export async function faultsOfFile(file) {
  if (!fs.existsSync(file)) return [`${file}: there is no such file`]
  const text = fs.readFileSync(file, 'utf8')
  const name = path.basename(file, '.json')
  const { fileFaults } = await loadChecker()
  const faults = fileFaults(text, name, { dictionaries: await loadDictionaries(), marks: FILLED_MARKS })
  const brand = parsed(text)
  if (brand === undefined) return faults.map((fault) => `${name}.json: ${fault}`)
  return [...faults, ...hostFaults(brand, file), ...(await logoFaults(brand?.logo?.image))]
}

/** @returns undefined for a text that is no JSON */
function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A host name can show one brand only. */
function hostFaults(brand, file) {
  const folder = path.join(ROOT, 'shared/brand/brands')
  const hosts = Array.isArray(brand?.hosts) ? brand.hosts : []
  return fs
    .readdirSync(folder)
    .filter((name) => path.resolve(folder, name) !== path.resolve(file))
    .flatMap((name) => {
      const other = JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'))
      if (other.id === brand?.id) return []
      return hosts
        .filter((host) => other.hosts?.includes(host))
        .map((host) => `hosts: ${host} shows ${other.id} already`)
    })
}

/** Whether the logo can be had. A path of the site is looked for once the site serves it; an address is asked now. */
async function logoFaults(image) {
  if (typeof image !== 'string' || !image.startsWith('https:')) return []
  try {
    const reply = await fetch(image, { signal: AbortSignal.timeout(PATIENCE) })
    if (!reply.ok) return [`logo.image: ${image} answered ${reply.status}`]
    const type = reply.headers.get('content-type') ?? ''
    if (!type.startsWith('image/')) return [`logo.image: ${image} is ${type || 'of no type'}, not a picture`]
    const { byteLength } = await reply.arrayBuffer()
    return byteLength > LOGO_LIMIT
      ? [`logo.image: has ${Math.round(byteLength / 1024)} KB, at most 100 KB are good`]
      : []
  } catch (error) {
    return [`logo.image: ${image} cannot be reached (${error.cause?.code ?? error.name})`]
  }
}
