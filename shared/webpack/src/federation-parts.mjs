import fs from 'node:fs'
import path from 'node:path'
import { createRequire } from 'node:module'
import webpack from 'webpack'

/** @param {string} name */
const ours = (name) => path.join(import.meta.dirname, 'federation', `${name}.js`)

/** Files of the runtime's core, and what replaces them in the shell. */
const REPLACED = {
  helpers: 'nothing',
  'module/index': 'module',
  'plugins/generate-preload-assets': 'snapshots',
  'plugins/snapshot/index': 'snapshots',
  'plugins/snapshot/SnapshotHandler': 'snapshots',
  'remote/index': 'remotes',
  'utils/context': 'context',
  'utils/index': 'nothing',
  'utils/load': 'load',
  'utils/semver/index': 'semver',
}

/**
 * Cuts the federation runtime to what the shell uses (docs/adr/0055): parts that the shell does itself or never calls are
 * replaced by small modules with the same exports.
 * @param {string} dir folder of the shell
 * @returns {Record<string, string>} webpack's `resolve.alias`
 */
export function runtimeParts(dir) {
  const entry = createRequire(path.join(dir, 'package.json')).resolve('@module-federation/runtime-core')
  const core = path.dirname(fs.realpathSync(entry))
  const files = Object.entries(REPLACED).map(([file, name]) => [path.join(core, `${file}.js`), ours(name)])
  const absent = files.find(([file]) => !fs.existsSync(file))
  if (absent) throw new Error(`the federation runtime has no ${absent[0]} any more`)
  return {
    ...Object.fromEntries(files),
    '@module-federation/sdk$': ours('sdk'),
    '@module-federation/error-codes$': ours('error-codes'),
    '@module-federation/error-codes/browser$': ours('error-codes'),
  }
}

/** Leaves out the runtime's part for Node, its reading of manifests, and its stand-ins for parts that are there. */
export const runtimeOptions = () =>
  new webpack.DefinePlugin({
    ENV_TARGET: JSON.stringify('web'),
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
    FEDERATION_OPTIMIZE_NO_REMOTE: false,
    FEDERATION_OPTIMIZE_NO_SHARED: false,
  })

/**
 * The page's bundler runtime (shell/src/remotes/federation.ts), which remotes' entries use in place of one of their
 * own.
 * @type {import('webpack').ExternalItemFunctionCallback}
 */
export const bundlerRuntimeOfPage = ({ request = '' }, done) =>
  request.includes('/webpack-bundler-runtime/') ? done(undefined, 'var globalThis.yawmiBundlerRuntime') : done()
