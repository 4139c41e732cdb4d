import { emitLists, scriptsOf } from './emit-lists.mjs'

/** `./screens/landing-screen` → `landing`: a screen's file is named after the screen. */
const SCREEN = /\/screens\/([\w-]+?)-screen(?:\.tsx)?$/

/**
 * Writes what the site server can tell the browser of before any script has run: `screens.json`, the scripts of each
 * screen's own chunk group, by screen, and `shares.json`, the modules that these take from the page.
 * Shapes: `{ "landing": ["385.1f2e.js"] }`, `{ "landing": ["@yawmi/ui"] }`.
 */
export const screenList = () =>
  emitLists((compilation) => {
    /** @type {Record<string, string[]>} */
    const screens = {}
    /** @type {Record<string, string[]>} */
    const shares = {}
    for (const group of compilation.chunkGroups) {
      const screen = group.origins?.map(({ request }) => SCREEN.exec(request ?? '')?.[1]).find(Boolean)
      if (!screen) continue
      screens[screen] = scriptsOf(group)
      shares[screen] = sharesOf(group, compilation)
    }
    return { 'screens.json': screens, 'shares.json': shares }
  })

/** @typedef {import('webpack').Module} Module */
/** What stands for a module that the page gives. @typedef {Module & { options: { shareKey: string } }} SharedModule */

/**
 * Names of the shared modules that a chunk group's code asks the page for.
 * @param {import('./emit-lists.mjs').ChunkGroup} group @param {import('webpack').Compilation} compilation
 */
function sharesOf(group, { chunkGraph }) {
  const modules = group.chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
  const names = modules
    .filter(/** @type {(module: Module) => module is SharedModule} */ (({ type }) => type === 'consume-shared-module'))
    .map(({ options }) => options.shareKey)
  return [...new Set(names)].sort()
}
