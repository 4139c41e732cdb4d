import { createRequire } from 'node:module'
import vm from 'node:vm'
import { themeBundle } from './theme-bundle.mjs'

/**
 * @typedef {object} Theme
 * @property {(style: object, layer?: 'recipes') => string} compileStyle
 * @property {() => string} compileGlobalRules
 * @property {string[]} files sources of ours that it is made of
 */

/** @type {Theme | undefined} */
let loaded

/**
 * The design system's own compiler of styles, from its sources; made once in a process.
 * @returns {Theme}
 */
export function theme() {
  return (loaded ??= load())
}

function load() {
  const { text, files } = themeBundle()
  const module = { exports: {} }
  const run = vm.compileFunction(text, ['module', 'exports', 'require'])
  run(module, module.exports, createRequire(import.meta.url))
  return /** @type {Theme} */ ({ ...module.exports, files })
}
