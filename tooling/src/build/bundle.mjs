import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { digestOf, writeIntegrity } from '@yawmi/releases/integrity'
import { outputVersion } from '@yawmi/releases/output-version'
import { RELEASE_FILE } from '@yawmi/releases/place'
import { ROOT } from '../lib/root.mjs'
import { VERSION_MARK } from '../webpack/index.mjs'
import { STANDALONE_ENTRY, PLAIN_ENTRY, WHOLE_ENTRY } from '../webpack/self-contained-entry-plugin.mjs'
import { buildStandalone } from './alone-bundle.mjs'
import { compress } from './compress.mjs'
import { packageVersion, readDeclaration } from './declaration.mjs'
import { addInlineScripts } from './small-scripts.mjs'
import { buildEarlyScript, buildServerBundle } from './server-bundle.mjs'

/**
 * A build in a process of its own: `node bundle.mjs <folder> <out>`. Two of them fill two cores. Of a remote it writes
 * down what was built, version and declaration, in `.release.json`.
 */
const [folder, out] = process.argv.slice(2)
const { default: webpack } = await import('webpack')
const { default: config } = await import(pathToFileURL(path.join(ROOT, folder, 'webpack.config.mjs')).href)

/** Writes the version into the manifest, and into the names that webpack gave (see the remote's `uniqueName`). */
function putVersion(folder, version) {
  const name = version.replace(/\W/g, '_')
  for (const file of fs.readdirSync(folder).filter((file) => /\.(js|json)$/.test(file))) {
    const place = path.join(folder, file)
    const text = fs.readFileSync(place, 'utf8')
    if (!text.includes(VERSION_MARK)) continue
    const withVersion = file.endsWith('.json') ? text.replaceAll(`"${VERSION_MARK}"`, JSON.stringify(version)) : text
    fs.writeFileSync(place, withVersion.replaceAll(VERSION_MARK, name))
  }
}

/** Scripts for pages of others, and the one that the site server writes into pages. */
const NOT_OF_SHELL = /^(?:container|remoteEntry|early|__federation_expose_lifecycles[.\w]*)\.js$/

/** Has the entry for pages of others load what it stands on by digest: that is made after it, and has its version by now. */
function digestEntries(folder) {
  const place = path.join(folder, PLAIN_ENTRY)
  const digest = (file) => JSON.stringify(digestOf(fs.readFileSync(path.join(folder, file))))
  const text = fs.readFileSync(place, 'utf8')
  const digested = text
    .replace('WHOLE_DIGEST', () => digest(WHOLE_ENTRY))
    .replace('STANDALONE_DIGEST', () => digest(STANDALONE_ENTRY))
  fs.writeFileSync(place, digested)
}

/** Names a remote's build by what it is, and says so in it. */
async function nameBuild(remote) {
  const declaration = await readDeclaration(remote)
  const version = outputVersion(out, declaration, packageVersion(remote))
  putVersion(out, version)
  digestEntries(out)
  writeIntegrity(out, NOT_OF_SHELL)
  fs.writeFileSync(path.join(out, RELEASE_FILE), JSON.stringify({ version, declaration }))
}

const compiler = webpack(config({ out }, { mode: 'production' }))
const stats = /** @type {import('webpack').Stats} */ (await promisify(compiler.run.bind(compiler))())
const report = stats.toString({ all: false, errors: true, warnings: true, errorDetails: true })
if (report) process.stdout.write(`${report}\n`)
if (!stats.hasErrors()) {
  if (folder !== 'shell') await Promise.all([buildStandalone(folder, out), buildEarlyScript(folder, out)])
  await buildServerBundle(folder, out)
  if (folder === 'shell') await addInlineScripts(path.join(out, 'shell.json'))
  if (folder !== 'shell') await nameBuild(folder.replace(/^mfe-/, ''))
  await compress(out)
}
compiler.close(() => process.exit(stats.hasErrors() ? 1 : 0))
