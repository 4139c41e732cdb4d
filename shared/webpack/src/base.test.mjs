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
