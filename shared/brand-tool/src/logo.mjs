import fs from 'node:fs'
import path from 'node:path'
import { readUpTo } from './beside.mjs'
import { loadChecker } from './load.mjs'

/** Milliseconds that a logo on another server may take. */
const LOGO_TIMEOUT_MS = 10_000

/**
 * Whether a logo can be had: one of the site is looked for beside the brand's file, an address is asked now.
 * @param {unknown} image what `logo.image` says.
 * @param {string} file path of the brand's file.
 * @returns {Promise<string[]>} the faults, without the option's name.
 */
export async function logoFaults(image, file) {
  if (typeof image !== 'string' || image === '') return []
  return image.startsWith('/') ? ofSite(image, file) : image.startsWith('https:') ? atAddress(image) : []
}

/** @param {string} image @param {string} file */
async function ofSite(image, file) {
  const id = path.basename(file, '.json')
  const [, owner, name] = /^\/brands\/([^/]+)\/([^/?#]+)$/.exec(image.split(/[?#]/)[0]) ?? []
  const place = `put it into the folder ${id} beside ${id}.json and write /brands/${id}/<name>`
  if (name === undefined) return [`${image} is no logo of the site; ${place}`]
  const lies = path.join(path.dirname(file), owner, name)
  if (!fs.existsSync(lies)) return [`there is no file ${path.join(owner, name)}; ${place}`]
  const { LOGO_LIMIT, logoFileFault } = await loadChecker()
  const fault = logoFileFault(name, new Uint8Array(readUpTo(lies, 10 * LOGO_LIMIT)))
  return fault ? [`${path.join(owner, name)} ${fault}`] : []
}

/** @param {string} image */
async function atAddress(image) {
  try {
    const reply = await fetch(image, { signal: AbortSignal.timeout(LOGO_TIMEOUT_MS) })
    if (!reply.ok) return [`${image} answered ${reply.status}`]
    const type = reply.headers.get('content-type') ?? ''
    if (!type.startsWith('image/')) return [`${image} is ${type || 'of no type'}, not a picture`]
    const { byteLength } = await reply.arrayBuffer()
    const { LOGO_LIMIT } = await loadChecker()
    return byteLength > LOGO_LIMIT ? [`has ${Math.round(byteLength / 1024)} KB, at most 100 KB are good`] : []
  } catch (error) {
    return [`${image} cannot be reached (${error.cause?.code ?? error.name})`]
  }
}
