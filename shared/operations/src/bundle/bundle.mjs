import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import * as tar from 'tar'
import { temporaryFolder } from '@yawmi/releases/https/temporary-folder'
import { removeLeftBehind } from '@yawmi/releases/processes'
import { REMOTES, ROOT } from '@yawmi/tooling/root'
import { copyBuiltFiles, copySources } from './files.mjs'
import { layOut, licensesOf, productionPackages } from './packages.mjs'
import { bundlePrograms, NATIVE } from './programs.mjs'
import { billOfMaterials } from './sbom.mjs'

/** What visitors load is made of these packages of ours and what they need. */
const SERVED = ['shell', ...REMOTES.map((name) => `mfe-${name}`), 'shared/embed']

/**
 * Makes the archive that a server is run from, out of what is built: programs with their libraries, migrations, brands, the
 * shell and the current remotes. The same sources, on the same kind of machine, give the same bytes.
 * @param {string} out the folder for it @returns {Promise<{ file: string, name: string, bytes: number }>}
 */
export async function makeBundle(out) {
  const draft = temporaryFolder('yawmi-bundle-')
  try {
    const { version, engines } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
    await bundlePrograms(draft)
    copyBuiltFiles(draft)
    copySources(draft)
    const ofServer = productionPackages(['backend'])
    layOut(
      ofServer.filter(({ name }) => NATIVE.includes(name)),
      draft,
    )
    const packages = productionPackages(['backend', ...SERVED])
    fs.writeFileSync(path.join(draft, 'sbom.cdx.json'), billOfMaterials(version, packages))
    fs.writeFileSync(path.join(draft, 'THIRD-PARTY-LICENSES.txt'), licensesOf(packages))
    const manifest = { name: 'yawmi', version, private: true, type: 'module', engines }
    fs.writeFileSync(path.join(draft, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
    return await pack(draft, version, out)
  } finally {
    fs.rmSync(draft, { recursive: true, force: true })
  }
}

/** When every file was changed, as the archive says: a time that programs take for one. */
const MODIFIED = new Date('2000-01-01T00:00:00Z')

/**
 * @param {string} folder @param {string} version @param {string} out
 * @returns {Promise<{ file: string, name: string, bytes: number }>}
 */
async function pack(folder, version, out) {
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted((one, other) => (one < other ? -1 : 1))
  const hash = crypto.createHash('sha256')
  for (const file of files) {
    hash.update(`${file}\0`).update(fs.readFileSync(path.join(folder, file)))
    fs.chmodSync(path.join(folder, file), 0o644)
  }
  const name = `yawmi-${version}-${hash.digest('hex').slice(0, 12)}`
  fs.mkdirSync(out, { recursive: true })
  removeLeftBehind(out, /^yawmi-.+\.tar\.gz\.(\d+)$/)
  const file = path.join(out, `${name}.tar.gz`)
  const place = `${file}.${process.pid}`
  // Neither times, nor owners, nor the machine's name are in it.
  await tar.create(
    {
      cwd: folder,
      file: place,
      prefix: name,
      portable: true,
      mtime: MODIFIED,
      gzip: { level: 9 },
      noDirRecurse: true,
    },
    files,
  )
  fs.renameSync(place, file)
  return { file, name, bytes: fs.statSync(file).size }
}
