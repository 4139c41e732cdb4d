import webpack from 'webpack'

/** The packages of our own that the shell shares with remotes once the first of them asks. */
const SHARED_LATER = /^@yawmi\//

/**
 * Writes what the site server needs to draw a page: the entry's scripts in order, the scripts of what remotes may ask
 * to share, by its name, those that come later, and the fonts.
 * Shape: `{ "scripts": ["/assets/shell.1a2b.js"], "shares": { "@yawmi/remote-kit/query": ["/assets/812.5e6f.js"] }, "chunks": ["/assets/812.5e6f.js"], "fonts": ["/assets/tajawal-arabic-400-normal.3c4d.woff2"] }`.
 */
export class AssetListPlugin {
  constructor(filename) {
    this.filename = filename
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('AssetList', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'AssetList', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const publicPath = compilation.outputOptions.publicPath
          const address = (file) => `${publicPath}${file}`
          const scriptsOf = (group) =>
            group
              .getFiles()
              .filter((file) => file.endsWith('.js'))
              .map(address)
          const later = [...compilation.chunkGroups].flatMap((group) =>
            (group.origins ?? []).flatMap(({ request }) =>
              SHARED_LATER.test(request ?? '') ? [[request, scriptsOf(group)]] : [],
            ),
          )
          const first = [...compilation.entrypoints.values()].flatMap(scriptsOf)
          const list = {
            // A server that runs since before this build asks for it.
            preloads: [],
            scripts: first,
            shares: Object.fromEntries(later),
            chunks: Object.keys(compilation.assets)
              .filter((file) => file.endsWith('.js'))
              .map(address)
              .filter((file) => !first.includes(file)),
            fonts: Object.keys(compilation.assets)
              .filter((file) => file.endsWith('.woff2'))
              .map(address),
          }
          compilation.emitAsset(this.filename, new webpack.sources.RawSource(JSON.stringify(list)))
        },
      )
    })
  }
}
