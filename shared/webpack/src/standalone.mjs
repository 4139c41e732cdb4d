import path from 'node:path'
import { createRequire } from 'node:module'
import webpack from 'webpack'
import { baseConfig } from './base.mjs'
import { scriptsConfig } from './scripts.mjs'
import { sharedModules } from './shared-modules.mjs'

const SOURCES = path.join(import.meta.dirname, 'alone')
/**
 * A remote for pages that share nothing with it: one module with single-spa's lifecycles, cut to what this remote uses of
 * the design system and the rest, and React in a file of its own beside it (docs/adr/0024).
 * @param {string} dir folder of the remote. @param {string} out
 * @returns {import('webpack').Configuration}
 */
export function standaloneConfig(dir, out) {
  const require = createRequire(path.join(dir, 'package.json'))
  const version = reactVersion(dir)
  const base = baseConfig({
    dir,
    name: `${path.basename(dir)}-alone`,
    outputPath: out,
    conditions: ['standalone'],
    define: { REACT_VERSION: version },
  })
  return {
    ...base,
    entry: Object.fromEntries(['main', 'react'].map((name) => [`alone-${name}`, path.join(SOURCES, `${name}.js`)])),
    experiments: { outputModule: true },
    // Short ones: nothing of this build is put together with another's.
    optimization: { ...base.optimization, moduleIds: 'natural', chunkIds: 'natural' },
    output: {
      ...base.output,
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
      chunkLoading: 'import',
      importFunctionName: 'globalThis.yawmiImport(import.meta.url)',
      publicPath: 'auto',
      filename: '[name].mjs',
      chunkFilename: 'alone-[contenthash:8].mjs',
    },
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve?.alias,
        remote$: path.join(dir, 'src/index.ts'),
        'jsx-runtime-of-remote$': require.resolve('react/jsx-runtime'),
        'react/jsx-runtime$': path.join(SOURCES, 'jsx-runtime.js'),
      },
      modules: ['node_modules', path.join(dir, 'node_modules')],
    },
    externals: ({ request = '', contextInfo: { issuer = '' } = {} }, done) => {
      const isReact = /^react(-dom)?(\/client)?$/.test(request)
      if (!isReact || /alone\/react\.js$|node_modules\/react(-dom)?\//.test(issuer)) return done()
      done(undefined, `var globalThis[Symbol.for("yawmi.react")]["${version}"].modules["${request}"]`)
    },
  }
}

/**
 * What such a remote is loaded by: `alone.mjs`, a module of the same exports, which is there when they are.
 * @param {string} dir folder of the remote. @param {string} out @param {Record<string, string>} digests of its modules
 */
export function loaderConfig(dir, out, digests) {
  const define = { REACT_VERSION: reactVersion(dir), DIGESTS: digests }
  const config = scriptsConfig(dir, out, { 'alone.mjs': path.join(SOURCES, 'loader.js') }, { define, module: true })
  // Of a top-level `await` in a module webpack makes half a kilobyte.
  const banner = 'export const { bootstrap, mount, unmount, update, remote } = await loading'
  return {
    ...config,
    output: { ...config.output, library: { type: 'var', name: 'loading', export: 'default' } },
    plugins: [...(config.plugins ?? []), new webpack.BannerPlugin({ banner, raw: true, footer: true })],
  }
}

/**
 * `remoteEntry.js`, by which any host loads such a remote.
 * @param {string} dir folder of the remote. @param {string} out @param {string} digest of `alone.mjs`
 */
export const remoteEntryConfig = (dir, out, digest) =>
  scriptsConfig(
    dir,
    out,
    { 'remoteEntry.js': path.join(SOURCES, 'remote-entry.js') },
    {
      define: {
        REACT_VERSION: reactVersion(dir),
        STANDALONE_DIGEST: digest,
        CONTAINER: path.basename(dir).replace('-', '_'),
      },
    },
  )

/** @param {string} dir folder of the remote */
const reactVersion = (dir) => sharedModules(dir).react.version
