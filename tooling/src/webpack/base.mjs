import path from 'node:path'
import { createRequire } from 'node:module'
import TerserPlugin from 'terser-webpack-plugin'
import webpack from 'webpack'
import { CONDITIONS, ICONS, LISTS_OF_NAMES, WITHOUT_EFFECTS, productionRouter } from './lean-libraries.mjs'
import { PURE_COMPONENTS } from './pure-components.js'
import { TRUSTED_SINKS } from './trusted-sinks.js'
import { CHAKRA_PRESET } from './slim-preset.js'

const require = createRequire(import.meta.url)

/** Folder of the repository. */
export const ROOT = path.resolve(import.meta.dirname, '../../..')

/** Compiles TypeScript and JSX; types are checked by `tsc`, not here. */
const swcRule = (mode) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: mode === 'development' } },
      },
    },
  },
})

/**
 * What every bundle of the product has in common, shell and remotes alike.
 * @param {{ dir: string, name: string, mode: 'production' | 'development', uniqueName: string, outputPath: string }} options
 * @returns {import('webpack').Configuration}
 */
export function baseConfig({ dir, name, mode, uniqueName, outputPath }) {
  return {
    name,
    mode,
    context: dir,
    target: ['web', 'es2022'],
    devtool: mode === 'development' ? 'source-map' : false,
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(ROOT, '.cache/webpack', `${name}-${mode}`),
      // The unique name is part of each runtime chunk; a version of its own must not poison the cache.
      buildDependencies: { config: [import.meta.dirname + path.sep] },
    },
    output: {
      path: outputPath,
      uniqueName,
      clean: true,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      // Without it a module that threw is handed out half evaluated on the second call.
      strictModuleErrorHandling: true,
      crossOriginLoading: 'anonymous',
      hashFunction: 'xxhash64',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      conditionNames: [...CONDITIONS, '...'],
      alias: { ...LISTS_OF_NAMES, ...(mode === 'production' && { 'react-router$': productionRouter() }) },
    },
    module: {
      rules: [
        swcRule(mode),
        { test: /\.(woff2|svg|png|webp)$/, type: 'asset/resource' },
        { test: WITHOUT_EFFECTS, sideEffects: false },
        PURE_COMPONENTS,
        TRUSTED_SINKS,
        CHAKRA_PRESET,
      ],
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { format: { comments: false }, compress: { passes: 4, ecma: 2022 } },
        }),
      ],
    },
    plugins: [
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode) }),
      new webpack.NormalModuleReplacementPlugin(ICONS.theirs, ICONS.ours),
    ],
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  }
}
