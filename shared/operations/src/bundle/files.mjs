import fs from 'node:fs'
import path from 'node:path'
import { EMBED_VERSIONS, embedVersionsIn } from '@yawmi/releases/embed-versions'
import { ROOT } from '@yawmi/tooling/root'

/** @import { Version } from '@yawmi/releases/release-history' */

/** What a folder of builds says of them: the files of each, the current one's first. */
const BUILDS_FILE = '.builds.json'
/** What the site server reads of the shell. */
const SHELL_LIST = 'shell.json'

/**
 * Copies a folder, or the files in it that are included.
 * @param {string} from @param {string} to @param {(file: string) => boolean} [isIncluded] told each file's path below `from`
 */
export function copyFiles(from, to, isIncluded = () => true) {
  for (const entry of fs.readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const name = path.relative(from, file)
    if (!isIncluded(name)) continue
    fs.mkdirSync(path.dirname(path.join(to, name)), { recursive: true })
    fs.copyFileSync(file, path.join(to, name))
  }
}

/**
 * Copies the current build of the shell, whose folder has the files of former ones too, as its list has their digests: an
 * archive of the same sources would differ by what was built before.
 * @param {string} from @param {string} to
 */
function copyShell(from, to) {
  const [current] = JSON.parse(fs.readFileSync(path.join(from, BUILDS_FILE), 'utf8'))
  const files = new Set(current)
  copyFiles(from, to, (name) => files.has(name) && !name.startsWith(SHELL_LIST))
  const list = JSON.parse(fs.readFileSync(path.join(from, SHELL_LIST), 'utf8'))
  const digests = Object.entries(list.integrity ?? {}).filter(([name]) => files.has(name))
  fs.writeFileSync(path.join(to, SHELL_LIST), JSON.stringify({ ...list, integrity: Object.fromEntries(digests) }))
}

/**
 * Copies what is built and served: the shell, the script for integrators, and of each remote the version that is current.
 * The list has no other version and no times, so that the same sources give the same bytes.
 * @param {string} to the archive's folder
 */
export function copyBuiltFiles(to) {
  const dist = path.join(ROOT, 'dist')
  copyShell(path.join(dist, 'shell'), path.join(to, 'dist/shell'))
  copyFiles(path.join(dist, 'embed'), path.join(to, 'dist/embed'), (name) => !name.startsWith('.'))
  copyReleases(dist, path.join(to, 'dist'))
}

/**
 * Copies the current release of each remote, and those that fixed versions of the script load, with their list.
 * @param {string} from where releases and their list lie
 * @param {string} to
 */
export function copyReleases(from, to) {
  const list = JSON.parse(fs.readFileSync(path.join(from, 'releases.json'), 'utf8'))
  const current = Object.fromEntries(
    Object.entries(list.remotes)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, [release]]) => [name, [release]]),
  )
  for (const [name, [{ version }]] of Object.entries(current))
    copyFiles(path.join(from, 'remotes', name, version), path.join(to, 'remotes', name, version), isServed)
  const held = copyFixedVersions(from, to, list)
  fs.writeFileSync(
    path.join(to, 'releases.json'),
    `${JSON.stringify({ remotes: current, ...(held && { history: held }) }, null, 2)}\n`,
  )
}

/**
 * Copies the versions of the script that integrators hold, with the files of the releases that these load; those of one
 * that ended may be gone.
 * @param {string} from @param {string} to
 * @param {{ remotes: Record<string, Version[]>, history?: Record<string, Version[]> }} list
 * @returns {Record<string, object[]> | undefined} what the list says of these releases; undefined where nobody holds any
 */
function copyFixedVersions(from, to, { remotes, history = {} }) {
  const versions = embedVersionsIn(from)
  if (versions.length === 0) return undefined
  copyFiles(path.join(from, EMBED_VERSIONS), path.join(to, EMBED_VERSIONS), (name) => !name.startsWith('.'))
  const held = Object.entries(history).map(([name, known]) => {
    // The rest of what a fall-back's record says is in the list, of which the archive has the current release alone.
    const [, ...before] = remotes[name] ?? []
    const records = known
      .filter(({ version }) => versions.some(({ releases }) => releases[name] === version))
      .map((record) => ({ ...record, ...before.find(({ version }) => version === record.version) }))
    for (const { version } of records) {
      const folder = path.join('remotes', name, version)
      if (fs.existsSync(path.join(from, folder))) copyFiles(path.join(from, folder), path.join(to, folder), isServed)
    }
    return [name, records]
  })
  return Object.fromEntries(held)
}

/** What a build keeps for itself begins with a dot. @param {string} name */
const isServed = (name) => !path.basename(name).startsWith('.')

/** Copies what the server reads at run time and no build makes. @param {string} to the archive's folder */
export function copySources(to) {
  const migrations = 'backend/src/infrastructure/db/migrations'
  copyFiles(path.join(ROOT, migrations), path.join(to, migrations), (name) => !name.endsWith('_snapshot.json'))
  copyFiles(path.join(ROOT, 'shared/brand/brands'), path.join(to, 'shared/brand/brands'))
  // Pages of the sandbox carrier, for a rehearsal.
  const pages = 'backend/src/sandbox-carrier/pages'
  copyFiles(path.join(ROOT, pages), path.join(to, pages), (name) => /\.(css|js)$/.test(name))
  const fonts = 'backend/node_modules/@fontsource/tajawal'
  copyFiles(path.join(ROOT, fonts), path.join(to, fonts), (name) => /(arabic|latin)-[47]00-normal\.woff2$/.test(name))
  const htm = 'backend/node_modules/htm'
  copyFiles(path.join(ROOT, htm), path.join(to, htm), (name) => /^(preact\/[\w.]+\.js|LICENSE)$/.test(name))
  for (const name of ['prometheus', 'grafana', 'systemd', 'container', 'patroni', 'pgbackrest'])
    copyFiles(path.join(ROOT, 'shared/operations/src', name), path.join(to, 'operations', name))
  for (const name of ['nginx', 'haproxy'])
    fs.copyFileSync(
      path.join(ROOT, `shared/operations/src/${name}/${name}-file.mjs`),
      path.join(to, `operations/${name}-file.mjs`),
    )
  fs.copyFileSync(path.join(ROOT, 'shared/operations/src/bundle/carry-over.mjs'), path.join(to, 'carry-over.mjs'))
  fs.copyFileSync(path.join(ROOT, 'docs/operating.md'), path.join(to, 'operating.md'))
}
