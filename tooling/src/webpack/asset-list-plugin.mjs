import webpack from 'webpack'

/**
 * Writes what the site server needs to draw a page: the entry's scripts in order, and the fonts to preload.
 * Shape: `{ "scripts": ["/assets/shell.1a2b.js"], "fonts": ["/assets/tajawal-arabic-400-normal.3c4d.woff2"] }`.
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
          const fonts = Object.keys(compilation.assets).filter((file) => /arabic-400.*\.woff2$/.test(file))
          const list = { scripts: scripts.filter((file) => file.endsWith('.js')).map(address), fonts: fonts.map(address) }
          compilation.emitAsset(this.filename, new webpack.sources.RawSource(JSON.stringify(list)))
        },
      )
    })
  }
}
