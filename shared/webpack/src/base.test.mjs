import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * The name of webpack's cache where source maps are on or off. In a process of its own: jest takes long to read
 * webpack.
 * @param {string} maps
 */
function cacheName(maps) {
  const module = JSON.stringify(pathToFileURL(path.join(__dirname, 'base.mjs')).href)
  const program = `
    const { baseConfig } = await import(${module})
    console.log(baseConfig({ dir: '/', name: 'one', outputPath: '/' }).cache.name)`
  const env = { ...process.env, SOURCE_MAPS: maps }
  return spawnSync(process.execPath, ['--input-type=module', '-e', program], { env, encoding: 'utf8' }).stdout.trim()
}

it('a build without source maps leaves nothing in the cache of one that has them', () => {
  const names = ['on', 'off'].map(cacheName)
  expect(names).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)])
  expect(new Set(names).size).toBe(2)
}, 60_000)

it('what bundles are made by is what webpack takes', () => {
  const root = path.join(__dirname, '../../..')
  /** @param {string} file */
  const module = (file) => JSON.stringify(pathToFileURL(path.join(root, file)).href)
  const program = `
    import webpack from ${JSON.stringify(pathToFileURL(require.resolve('webpack')).href)}
    const { standaloneConfig, loaderConfig, remoteEntryConfig } = await import(${module('shared/webpack/src/standalone.mjs')})
    const { scriptsConfig } = await import(${module('shared/webpack/src/scripts.mjs')})
    const { default: shell } = await import(${module('shell/webpack.config.mjs')})
    const { default: remote } = await import(${module('mfe-account/webpack.config.mjs')})
    const dir = ${JSON.stringify(path.join(root, 'mfe-account'))}
    const configs = [
      shell({ out: '/out' }), remote({ out: '/out', build: 'a' }), standaloneConfig(dir, '/out'), loaderConfig(dir, '/out', {}),
      remoteEntryConfig(dir, '/out', 'a'), scriptsConfig(dir, '/out', { 'early.js': './src/early.ts' }),
    ]
    configs.forEach((config) => webpack.validate(config))
    console.log(configs.length, configs.filter(({ validate }) => validate === false).length)`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  expect([stdout.trim(), stderr]).toEqual(['6 6', ''])
}, 60_000)
