import path from 'node:path'
import { createRequire } from 'node:module'
import { MAPS_FOLDER } from '@yawmi/releases/place'
import TerserPlugin from 'terser-webpack-plugin'
import webpack from 'webpack'
import { ASSETS, assetName } from './asset-name.mjs'
import { cacheVersion } from './cache-version.mjs'
import { AlikeMapsPlugin } from './plugins/alike-maps-plugin.mjs'
import { ROOT } from './root.mjs'
import { CONDITIONS, ICONS, productionRouter } from './lean-libraries.mjs'

const require = createRequire(import.meta.url)

/**
 * Compiles styles, then TypeScript and JSX; types are checked by `tsc`, not here. Loaders run from the last to the first.
 * @param {boolean} hasMaps whether source maps are made
 */
const sourcesRule = (hasMaps) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: [
    {
      loader: require.resolve('swc-loader'),
      options: {
        // As an object: of a text, webpack leaves the sources absolute, and its first digest of a script goes by them. That digest stands
        // in the names of scripts while they are minified, and the minifier goes by how often a script has each character.
        parseMap: hasMaps,
        // Made where they are parsed, whatever a caller makes of `devtool`.
        sourceMaps: hasMaps,
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    },
    require.resolve('@yawmi/style-compiler/webpack-loader'),
  ],
})

/** The federation plugin keeps a file of its own in the package that its process bundled first. */
const OF_FEDERATION = /^.*(?=node_modules[\\/]\.federation)/

/**
 * What every bundle of the product has in common, shell and remotes alike.
 * @param {{ dir: string, name: string, uniqueName?: string, outputPath: string, conditions?: string[], define?: Record<string, unknown> }} options
 * @returns {import('webpack').Configuration}
 */
export function baseConfig({ dir, name, uniqueName, outputPath, conditions = [], define = {} }) {
  // Never served (docs/adr/0044); without the sources, which the repository has.
  const devtool = process.env.SOURCE_MAPS === 'off' ? false : 'hidden-nosources-source-map'
  return {
    name,
    mode: 'production',
    context: dir,
    target: ['web', 'es2022'],
    devtool,
    cache: {
      type: 'filesystem',
      // A script that a build without maps left in the cache would come without its map.
      name: devtool ? 'with-maps' : 'without-maps',
      cacheDirectory: path.join(ROOT, '.cache/webpack', name),
      version: cacheVersion(),
      // Left to itself, webpack takes the digest of every file of every library that these rules import: 25,000.
      buildDependencies: { defaultWebpack: [] },
    },
    output: {
      path: outputPath,
      uniqueName,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      sourceMapFilename: `${MAPS_FOLDER}/[file].map`,
      devtoolModuleFilenameTemplate: ({ absoluteResourcePath }) =>
        path.relative(ROOT, absoluteResourcePath).replace(OF_FEDERATION, ''),
      assetModuleFilename: ({ module }) => assetName(/** @type {import('webpack').NormalModule} */ (module).resource),
      // Without it a module that threw is handed out half evaluated on the second call.
      strictModuleErrorHandling: true,
      crossOriginLoading: 'anonymous',
      hashFunction: 'xxhash64',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      conditionNames: [...conditions, ...CONDITIONS, '...'],
      alias: { 'react-router$': productionRouter() },
    },
    module: {
      rules: [
        sourcesRule(devtool !== false),
        // Addresses in our scripts are of other scripts, which lie beside them and are no part of the bundle.
        { test: /[\\/]webpack[\\/]src[\\/]alone[\\/]/, parser: { url: false, importMeta: false } },
        { test: ASSETS, type: 'asset/resource' },
      ],
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          // swc has threads of its own; a process for each build would load it again.
          parallel: false,
          terserOptions: { format: { comments: false }, compress: { passes: 4, ecma: 2022 } },
        }),
      ],
    },
    plugins: [
      new webpack.DefinePlugin(
        Object.fromEntries(
          Object.entries({ 'process.env.NODE_ENV': 'production', ...define }).map(([key, it]) => [
            key,
            JSON.stringify(it),
          ]),
        ),
      ),
      new webpack.NormalModuleReplacementPlugin(ICONS.theirs, ICONS.ours),
      new AlikeMapsPlugin(),
    ],
    performance: false,
    // Types check what stands here, and a test what comes of it: half a second of schemas is compiled otherwise.
    validate: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  }
}
