import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findProjectRoot } from '../../infrastructure/project-root'

export interface Asset {
  type: string
  caching: string
  bytes: Buffer
}

const STYLE = 'text/css; charset=utf-8'
const SCRIPT = 'text/javascript; charset=utf-8'
const FONT = 'font/woff2'

/** Every file that the pages may load, by the name they load it under. */
const FILES: Record<string, string> = {
  'common.css': STYLE,
  'inbox.css': STYLE,
  'play.css': STYLE,
  'common.js': SCRIPT,
  'inbox.js': SCRIPT,
  'play.js': SCRIPT,
  'tajawal-arabic-400-normal.woff2': FONT,
  'tajawal-arabic-700-normal.woff2': FONT,
  'tajawal-latin-400-normal.woff2': FONT,
  'tajawal-latin-700-normal.woff2': FONT,
}

const read = new Map<string, Asset>()

/** A file of the pages: those of ours lie beside this one, fonts in the package that ships them. */
export function sandboxAsset(name: string): Asset | null {
  const type = Object.hasOwn(FILES, name) ? FILES[name] : undefined
  if (type === undefined) return null
  const known = read.get(name)
  if (known) return known
  const asset: Asset = {
    type,
    caching: type === FONT ? 'public, max-age=86400' : 'no-cache',
    bytes: readFileSync(type === FONT ? fontFile(name) : pageFile(name)),
  }
  read.set(name, asset)
  return asset
}

/** Found from the project's folder, since the program runs as a bundle. */
const backendFolder = () => path.join(findProjectRoot(process.env.YAWMI_ROOT), 'backend')
const pageFile = (name: string) => path.join(backendFolder(), 'src/sandbox-carrier/pages', name)

const fontFile = (name: string) => path.join(backendFolder(), 'node_modules/@fontsource/tajawal/files', name)
