import { emitLists, scriptsOf } from './emit-lists.mjs'

/** The packages of our own that the shell shares with remotes once the first of them asks. */
const SHARED_LATER = /^@yawmi\//

/**
 * Writes what the site server needs to draw a page: the entry's scripts in order, the scripts of what remotes may ask
 * to share, by its name, those that come later, and the fonts.
 * Shape: `{ "scripts": ["/assets/shell.1a2b.js"], "shares": { "@yawmi/remote-kit/query": ["/assets/812.5e6f.js"] }, "chunks": ["/assets/812.5e6f.js"], "fonts": ["/assets/tajawal-arabic-400-normal.3c4d.woff2"] }`.
 * @param {string} filename
 */
export const assetList = (filename) =>
  emitLists(({ assets, chunkGroups, entrypoints, outputOptions }) => {
    /** @param {string} file */
    const address = (file) => `${outputOptions.publicPath}${file}`
    /** @param {string} ending */
    const addresses = (ending) =>
      Object.keys(assets)
        .filter((file) => file.endsWith(ending))
        .map(address)
    const later = [...chunkGroups].flatMap((group) =>
      (group.origins ?? []).flatMap(({ request }) =>
        SHARED_LATER.test(request ?? '') ? [[request, scriptsOf(group).map(address)]] : [],
      ),
    )
    const scripts = [...entrypoints.values()].flatMap(scriptsOf).map(address)
    const chunks = addresses('.js').filter((file) => !scripts.includes(file))
    // A server that runs since before this build asks for `preloads`.
    const list = { preloads: [], scripts, shares: Object.fromEntries(later), chunks, fonts: addresses('.woff2') }
    return { [filename]: list }
  })
