import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { digestOf, digestsIn, writeIntegrity, writeScripts } from '@yawmi/releases/integrity'
import { outputVersion } from '@yawmi/releases/output-version'
import { RELEASE_FILE } from '@yawmi/releases/place'
import { ROOT } from '../root.mjs'
import { scriptsConfig } from '../scripts.mjs'
import { offersOf } from '../uses/offers.mjs'
import { usesOf, writeUses } from '../uses/uses.mjs'
import { loaderConfig, remoteEntryConfig, standaloneConfig } from '../standalone.mjs'
import { compress } from './compress.mjs'
import { packageVersion, readDeclaration } from './declaration.mjs'
import { bundleBy } from './run.mjs'
import { buildServerBundle, SERVER_BUNDLE } from './server-bundle.mjs'

/** Scripts that stand in pages as they are. Names in `__CAPITALS__` stay in them: the server writes a page's own values there. */
const INLINE = ['theme', 'visitor', 'page', 'csrf-token', 'prefetch', 'shell-guard']

/**
 * The steps in which the shell or a remote is bundled into an empty folder, from the package's folder. The first two share
 * nothing and run beside each other where there are two processes; the last one takes what they returned.
 * Of a remote it is written down what was built, version and declaration, in `.release.json`.
 */
export const STEPS = {
  /** What browsers load. @param {string} dir folder of the package @param {string} out */
  async browser(dir, out) {
    const { default: config } = await import(pathToFileURL(path.join(dir, 'webpack.config.mjs')).href)
    await (isShell(dir) ? buildShell : buildRemote)({ dir, config, ...filesOf(out) })
  },
  /**
   * What the server draws pages with, and what is read in the sources.
   * @param {string} dir folder of the package @param {string} out @returns {Promise<BesideBrowser>}
   */
  async beside(dir, out) {
    const server = await buildServerBundle(dir, out)
    if (isShell(dir)) return { server, offers: await offersOf(dir) }
    const { requires } = await readDeclaration(dir)
    return { server, uses: usesOf(dir, Object.keys(requires)) }
  },
  /** @param {string} dir folder of the package @param {string} out @param {BesideBrowser} beside */
  async finish(dir, out, { server, offers, uses }) {
    const { write, readJson } = filesOf(out)
    if (isShell(dir)) write('shell.json', { ...readJson('shell.json'), server, offers })
    else {
      nameBuild({ dir, out, write, readJson }, await readDeclaration(dir))
      writeUses(out, /** @type {import('../uses/uses.mjs').Uses} */ (uses))
    }
    await compress(out)
  },
}

/**
 * @typedef {object} BesideBrowser
 * @property {string} [server] file of the server's bundle, where the package has one
 * @property {Awaited<ReturnType<typeof offersOf>>} [offers] of the shell
 * @property {import('../uses/uses.mjs').Uses} [uses] of a remote
 */

/** @param {string} dir folder of a package */
const isShell = (dir) => path.basename(dir) === 'shell'

/** All steps in this process, one after the other. @param {string} dir folder of the package, in which this process is now @param {string} out */
export async function bundlePackage(dir, out) {
  await STEPS.browser(dir, out)
  await STEPS.finish(dir, out, await STEPS.beside(dir, out))
}

/** Bundles by webpack, and prints what it warns of. @param {import('webpack').Configuration} configuration */
async function bundle(configuration) {
  const report = await bundleBy(configuration)
  if (report) process.stderr.write(`${report}\n`)
}

/**
 * What is bundled: a package by its folder, its `webpack.config.mjs`, and the files of the folder that it goes to.
 * @typedef {(env: { out: string, build?: string }) => import('webpack').Configuration} Config
 * @typedef {ReturnType<typeof filesOf>} Files
 * @typedef {{ dir: string, config: Config } & Files} Bundled
 */

/** @param {string} out */
function filesOf(out) {
  /** @param {string} file */
  const read = (file) => fs.readFileSync(path.join(out, file))
  /** @param {string} file @param {unknown} value */
  const write = (file, value) => fs.writeFileSync(path.join(out, file), JSON.stringify(value))
  /** @param {string} file */
  const readJson = (file) => JSON.parse(read(file).toString())
  return { out, read, write, readJson }
}

/** @param {Bundled} bundled */
async function buildShell({ dir, config, out, read, write, readJson }) {
  await bundle(config({ out }))
  const inline = path.join(out, 'inline')
  await bundle(
    scriptsConfig(dir, inline, Object.fromEntries(INLINE.map((name) => [`${name}.js`, `./src/inline/${name}.ts`]))),
  )
  const texts = Object.fromEntries(INLINE.map((name) => [name, read(`inline/${name}.js`).toString()]))
  fs.rmSync(inline, { recursive: true })
  // Its name is fixed, as browsers look under the address they know for a newer one.
  await bundle(scriptsConfig(dir, out, { 'service-worker.js': './src/offline/worker/main.ts' }))
  write('shell.json', { ...readJson('shell.json'), inline: texts })
}

/** @param {Bundled} bundled */
async function buildRemote({ dir, config, out, read }) {
  const declaration = await readDeclaration(dir)
  await bundle(standaloneConfig(dir, out))
  const modules = Object.entries(digestsIn(out)).filter(([file]) => file.endsWith('.mjs'))
  const digests = Object.fromEntries(modules.map(([file, digest]) => [file, digest.replace('sha384-', '')]))
  await bundle(loaderConfig(dir, out, digests))
  await bundle(remoteEntryConfig(dir, out, digestOf(read('alone.mjs'))))
  // Runs in full where nothing is shared yet: the site server puts it into prerendered pages.
  const early = path.join(dir, 'src/early.ts')
  if (fs.existsSync(early)) await bundle(scriptsConfig(dir, out, { 'early.js': early }))
  await bundle(config({ out, build: buildName(out, declaration) }))
}

/**
 * What tells this build's code apart from another's in one page: of files that do not have it in them, and how they are
 * built.
 * @param {string} out @param {import('./declaration.mjs').Declaration} declaration
 */
function buildName(out, declaration) {
  const lock = fs.readFileSync(path.join(ROOT, 'pnpm-lock.yaml'), 'utf8')
  /** @param {string} file */
  const isProgram = (file) => !/\.test\.mjs$/.test(file)
  const how = outputVersion(path.join(import.meta.dirname, '..'), { lock }, '', isProgram)
  return outputVersion(out, { declaration, how }, '', (file) => file !== SERVER_BUNDLE).slice(1)
}

/** Scripts for integrators' pages, and the one that the site server writes into pages. */
const NOT_OF_SHELL = /^(?:remoteEntry|early)\.js$/

/**
 * Names a remote's build by what it is, and says so in it.
 * @param {Omit<Bundled, 'config' | 'read'>} built @param {import('./declaration.mjs').Declaration} declaration
 */
function nameBuild({ dir, out, write, readJson }, declaration) {
  // A build whose pages have other digests is another one, though its scripts are the same.
  writeScripts(out, NOT_OF_SHELL)
  const version = outputVersion(out, declaration, packageVersion(dir))
  for (const file of ['mf-manifest.json', 'mf-stats.json']) {
    const manifest = readJson(file)
    manifest.metaData.buildInfo.buildVersion = version
    write(file, manifest)
  }
  writeIntegrity(out, NOT_OF_SHELL)
  write(RELEASE_FILE, { version, declaration })
}
