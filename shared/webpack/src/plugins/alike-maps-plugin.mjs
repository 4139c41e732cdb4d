import path from 'node:path'

/** In a source map: which script it is of. It has the name that the script had before the digests of names were final. */
const FILE = /"file":"[^"]*"/
/** A file that the federation plugin writes, named by a hash of absolute paths. */
const OF_FEDERATION = /(node_modules\/\.federation\/entry)\.[\da-f]{32}(?=\.js")/g

/** Has source maps be the same wherever a checkout lies: both names come of paths. */
export class AlikeMapsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
    compiler.hooks.thisCompilation.tap('AlikeMapsPlugin', (compilation) =>
      compilation.hooks.processAssets.tap({ name: 'AlikeMapsPlugin', stage }, (assets) => {
        for (const [name, asset] of Object.entries(assets)) {
          if (!name.endsWith('.map')) continue
          const file = JSON.stringify(path.posix.basename(name, '.map'))
          const text = String(asset.source()).replace(FILE, `"file":${file}`).replace(OF_FEDERATION, '$1')
          compilation.updateAsset(name, new sources.RawSource(text))
        }
      }),
    )
  }
}
