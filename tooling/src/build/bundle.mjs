import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { digestOf, digestsIn, writeIntegrity } from '@yawmi/releases/integrity'
import { outputVersion } from '@yawmi/releases/output-version'
import { RELEASE_FILE } from '@yawmi/releases/place'
import { fingerprint } from '../lib/inputs.mjs'
import { ROOT } from '../lib/root.mjs'
import { bundleBy } from '../webpack/run.mjs'
import { scriptsConfig } from '../webpack/scripts.mjs'
import { loaderConfig, remoteEntryConfig, standaloneConfig } from '../webpack/standalone.mjs'
import { compress } from './compress.mjs'
import { packageVersion, readDeclaration } from './declaration.mjs'
import { buildServerBundle } from './server-bundle.mjs'

/**
 * A build in a process of its own: `node bundle.mjs <folder> <out>`. Two of them fill two cores. Of a remote it writes
 * down what was built, version and declaration, in `.release.json`.
 */
const [folder, out] = process.argv.slice(2)
const dir = path.join(ROOT, folder)
const { default: config } = await import(pathToFileURL(path.join(dir, 'webpack.config.mjs')).href)

/** Bundles by webpack, and prints what it warns of. */
async function bundle(configuration) {
  const report = await bundleBy(configuration)
  if (report) process.stdout.write(`${report}\n`)
}

const read = (file) => fs.readFileSync(path.join(out, file))
const write = (file, value) => fs.writeFileSync(path.join(out, file), JSON.stringify(value))
const readJson = (file) => JSON.parse(read(file).toString())

/** Scripts that stand in pages as they are. Names in `__CAPITALS__` stay in them: the server writes a page's own values there. */
const INLINE = ['page', 'visitor', 'prefetch', 'shell-guard']

async function buildShell() {
  await bundle(config({ out }))
  const inline = path.join(out, 'inline')
  await bundle(
    scriptsConfig(dir, inline, Object.fromEntries(INLINE.map((name) => [`${name}.js`, `./src/inline/${name}.ts`]))),
  )
  const texts = Object.fromEntries(INLINE.map((name) => [name, read(`inline/${name}.js`).toString()]))
  fs.rmSync(inline, { recursive: true })
  // Its name is fixed, as browsers look under the address they know for a newer one.
  await bundle(scriptsConfig(dir, out, { 'service-worker.js': './src/offline/worker/main.ts' }))
  write('shell.json', { ...readJson('shell.json'), inline: texts, server: await buildServerBundle(folder, out) })
}

async function buildRemote(remote) {
  const declaration = await readDeclaration(remote)
  await bundle(standaloneConfig(dir, out))
  const modules = Object.entries(digestsIn(out)).filter(([file]) => file.endsWith('.mjs'))
  const digests = Object.fromEntries(modules.map(([file, digest]) => [file, digest.replace('sha384-', '')]))
  await bundle(loaderConfig(dir, out, digests))
  await bundle(remoteEntryConfig(dir, out, digestOf(read('alone.mjs'))))
  // Runs in full where nothing is shared yet: the site server puts it into pages that it draws ahead.
  const early = path.join(dir, 'src/early.ts')
  if (fs.existsSync(early)) await bundle(scriptsConfig(dir, out, { 'early.js': early }))
  await bundle(config({ out, build: buildName(declaration) }))
  await buildServerBundle(folder, out)
  nameBuild(remote, declaration)
}

/** What tells this build's code apart from another's in one page: of files that do not have it in them, and how they are built. */
const buildName = (declaration) =>
  outputVersion(out, { declaration, how: fingerprint(['tooling/src/webpack', 'pnpm-lock.yaml']) }, '').slice(1)

/** Scripts for pages of others, and the one that the site server writes into pages. */
const NOT_OF_SHELL = /^(?:remoteEntry|early)\.js$/

/** Names a remote's build by what it is, and says so in it. */
function nameBuild(remote, declaration) {
  const version = outputVersion(out, declaration, packageVersion(remote))
  for (const file of ['mf-manifest.json', 'mf-stats.json']) {
    const manifest = readJson(file)
    manifest.metaData.buildInfo.buildVersion = version
    write(file, manifest)
  }
  writeIntegrity(out, NOT_OF_SHELL)
  write(RELEASE_FILE, { version, declaration })
}

await (folder === 'shell' ? buildShell() : buildRemote(folder.replace(/^mfe-/, '')))
await compress(out)
