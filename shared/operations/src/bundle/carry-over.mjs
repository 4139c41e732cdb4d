import fs from 'node:fs'
import path from 'node:path'

/**
 * `node carry-over.mjs <other archive>`: adds to the archive that this file lies in what pages of the other one ask for
 * while they are open: scripts of its shell, and the releases that it serves. Before a roll-out the new archive takes over
 * from the former, before a way back the former from the new. Its list gets a later serial than the other's, or browsers
 * that have seen that one would refuse it. It needs no other file of ours. A second run changes nothing.
 */
const USAGE = 'usage: carry-over.mjs <folder of the other archive>'

const SHELL_LIST = 'dist/shell/shell.json'
const RELEASE_LIST = 'dist/releases.json'
/** How long pages of releases that the other archive had taken over itself are thought of: a day, as where teams release. */
const RETENTION_MS = 24 * 60 * 60_000
/**
 * The lists, as far as they are read here.
 * @typedef {{ version: string, manifest: string, integrity?: string, since?: string }} Release
 * @typedef {{ integrity: Record<string, string> }} ShellList
 * @typedef {{ remotes: Record<string, Release[]>, history?: Record<string, Release[]>, serial?: number }} ReleaseList
 */

/** What servers alone read of the shell. */
const OF_SERVERS = /^server\.|\.cjs$/

const own = fs.realpathSync(import.meta.dirname)
const other = otherArchive(process.argv[2])
try {
  const scripts = carryShell()
  const releases = carryReleases()
  console.log(`carried over from ${other}: ${scripts} files of the shell, ${releases} releases`)
} catch (error) {
  // Lists are written last: what they do not name is taken over by the next run.
  end(`not all was carried over, do it again once this is mended: ${/** @type {Error} */ (error).message}`, 1)
}

/** @param {string | undefined} argument */
function otherArchive(argument) {
  if (!argument) end(USAGE)
  const folder = fs.existsSync(argument) ? fs.realpathSync(argument) : end(`${argument} is not there`)
  if (folder === own) end(`${argument} is this archive itself`)
  for (const file of [SHELL_LIST, RELEASE_LIST])
    if (!fs.existsSync(path.join(folder, file))) end(`${argument} is no archive: it has no ${file}`)
  return folder
}

/** Scripts of the other's shell, under the digests that it has for them: the server sends nothing that it has no digest of. */
function carryShell() {
  /** @type {ShellList[]} */
  const [list, former] = [own, other].map((folder) => read(folder, SHELL_LIST))
  const missing = Object.entries(former.integrity).filter(
    ([name]) => !Object.hasOwn(list.integrity, name) && !OF_SERVERS.test(name),
  )
  for (const [name] of missing) copyFile(`dist/shell/${name}`)
  if (missing.length > 0) {
    Object.assign(list.integrity, Object.fromEntries(missing))
    write(SHELL_LIST, JSON.stringify(list))
  }
  return missing.length
}

/** Releases of the other's list, into the history of this one: their files are served, and no page begins with them. */
function carryReleases() {
  /** @type {ReleaseList[]} */
  const [list, former] = [own, other].map((folder) => read(folder, RELEASE_LIST))
  const now = new Date().toISOString()
  let count = 0
  for (const [remote, current] of Object.entries(former.remotes)) {
    const known = [...(list.remotes[remote] ?? []), ...(list.history?.[remote] ?? [])].map(({ version }) => version)
    // Of two archives on one day the second has pages of the one before the first, too.
    const served = [...recent(former.history?.[remote]), ...current.map((release) => ({ ...release, since: now }))]
    for (const { version, manifest, integrity, since } of served) {
      if (known.includes(version)) continue
      copyFolder(`dist${path.posix.dirname(manifest)}`)
      list.history ??= {}
      list.history[remote] = [{ version, manifest, integrity, since }, ...(list.history[remote] ?? [])]
      count += 1
    }
  }
  const isLater = (list.serial ?? 0) > (former.serial ?? 0)
  if (!isLater && JSON.stringify(list.remotes) !== JSON.stringify(former.remotes))
    list.serial = (former.serial ?? 0) + 1
  else if (count === 0) return 0
  write(RELEASE_LIST, `${JSON.stringify(list, null, 2)}\n`)
  return count
}

/** What the other archive took over in the last day, and has the files of, oldest first. @param {Release[]} [history] */
function recent(history = []) {
  const isRecent = (/** @type {Release} */ { since = '' }) => Date.now() - Date.parse(since) < RETENTION_MS
  const isThere = (/** @type {Release} */ { manifest }) => fs.existsSync(path.join(other, `dist${manifest}`))
  return history.filter((release) => isRecent(release) && isThere(release)).toReversed()
}

/** @param {string} folder @param {string} file */
function read(folder, file) {
  const place = path.join(folder, file)
  try {
    return JSON.parse(fs.readFileSync(place, 'utf8'))
  } catch (error) {
    throw new Error(`${place} cannot be read (${/** @type {Error} */ (error).message})`, { cause: error })
  }
}

/**
 * In one step: a server that runs from this archive finds the file before or this one.
 * @param {string} file @param {string} text
 */
function write(file, text) {
  const draft = path.join(own, `${file}.${process.pid}`)
  fs.writeFileSync(draft, text)
  fs.renameSync(draft, path.join(own, file))
}

/** A file, and its compressed copies. @param {string} name */
function copyFile(name) {
  for (const from of [name, `${name}.br`, `${name}.gz`].filter((one) => fs.existsSync(path.join(other, one)))) {
    fs.mkdirSync(path.dirname(path.join(own, from)), { recursive: true })
    fs.copyFileSync(path.join(other, from), path.join(own, from))
  }
}

/** A released folder, whole or not at all. @param {string} name */
function copyFolder(name) {
  const place = path.join(own, name)
  if (fs.existsSync(place)) return
  const draft = `${place}.${process.pid}`
  try {
    // With a filter a full disk is told as one: Node copies in another way then, file by file.
    fs.cpSync(path.join(other, name), draft, { recursive: true, filter: () => true })
    fs.renameSync(draft, place)
  } finally {
    fs.rmSync(draft, { recursive: true, force: true })
  }
}

/** @param {string} line @param {number} [code] 2: it was not understood @returns {never} */
function end(line, code = 2) {
  console.error(line)
  process.exit(code)
}
