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
  const bytes = readUpTo(lies, 10 * LOGO_LIMIT)
  const fault = logoFileFault(name, new Uint8Array(bytes)) ?? halfFault(name, bytes)
  return fault ? [`${path.join(owner, name)} ${fault}`] : []
}

/**
 * What browsers show as a broken picture: a file that was cut off on its way, or a drawing that was copied out of a page. A brand that is
 * live stays with it. @param {string} name @param {Buffer} bytes
 */
function halfFault(name, bytes) {
  const text = bytes.toString('latin1')
  const isCutOff = {
    svg: () => !/<\/svg\s*>/i.test(text),
    png: () => !text.includes('IEND'),
    webp: () => bytes.length < 12 || bytes.length < 8 + bytes.readUInt32LE(4),
  }[/** @type {'svg' | 'png' | 'webp'} */ (name.split('.')[1])]
  if (isCutOff()) return 'is cut off: its end is missing'
  return name.endsWith('.svg') && !/<svg[^>]*\sxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/i.test(text)
    ? 'must begin with <svg xmlns="http://www.w3.org/2000/svg" …>: as a file it is no picture without'
    : undefined
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
