import webpack from 'webpack'

/** The API client loads its HTTP library with the first call, which every page makes soon: the page names it early. */
const HTTP_CLIENT = './transport'

/**
 * Writes what the site server needs to draw a page: the entry's scripts in order, what they load soon, and the fonts.
 * Shape: `{ "preloads": ["/assets/812.5e6f.js"], "scripts": ["/assets/shell.1a2b.js"], "fonts": ["/assets/tajawal-arabic-400-normal.3c4d.woff2"] }`.
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
          const scripts = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles())
          const fonts = Object.keys(compilation.assets).filter((file) => file.endsWith('.woff2'))
          const clientFiles = [...compilation.chunkGroups]
            .filter((group) => group.origins?.some(({ request }) => request === HTTP_CLIENT))
            .flatMap((group) => group.getFiles())
          const list = {
            preloads: clientFiles.filter((file) => file.endsWith('.js')).map(address),
            scripts: scripts.filter((file) => file.endsWith('.js')).map(address),
            fonts: fonts.map(address),
          }
          compilation.emitAsset(this.filename, new webpack.sources.RawSource(JSON.stringify(list)))
        },
      )
    })
  }
}
