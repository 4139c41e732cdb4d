import webpack from 'webpack'

/**
 * A plugin that writes files of JSON about what was bundled, once all of it has its name.
 * @param {(compilation: import('webpack').Compilation) => Record<string, unknown>} listsOf contents by file
 */
export const emitLists = (listsOf) => ({
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Lists', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'Lists', stage }, () => {
        for (const [file, content] of Object.entries(listsOf(compilation)))
          compilation.emitAsset(file, new webpack.sources.RawSource(JSON.stringify(content)))
      })
    })
  },
})

/**
 * Chunks that load together.
 * @typedef {import('webpack').Compilation['chunkGroups'][number]} ChunkGroup
 */

/** Scripts of a chunk group, in order. @param {ChunkGroup} group */
export const scriptsOf = (group) => group.getFiles().filter((file) => file.endsWith('.js'))
