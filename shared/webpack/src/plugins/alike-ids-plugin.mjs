/** The federation plugin's runtime: a file that it names by a hash of what it holds, absolute paths among it. */
const NAMED_BY_PATHS = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js/

/**
 * Gives that module, and the container entry whose name has it in it, ids that are the same in every checkout. One id that
 * is made from a path changes others too, which must make room for it, and with them the names of chunks. What the module
 * is called in a comment is the same as well: the minifier chooses short names by how often a script has each character,
 * comments included.
 */
export class AlikeIdsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('AlikeIds', (compilation) => {
      compilation.hooks.finishModules.tap('AlikeIds', (modules) => {
        for (const module of modules)
          if (NAMED_BY_PATHS.test(module.identifier())) module.readableIdentifier = () => 'federation'
      })
      compilation.hooks.moduleIds.tap({ name: 'AlikeIds', stage: -100 }, (modules) => {
        const found = [...modules].filter((module) => NAMED_BY_PATHS.test(module.identifier()))
        const container = found.find(isContainer)
        const runtime = found.find((module) => !isContainer(module))
        if (container) compilation.chunkGraph.setModuleId(container, 'container')
        if (runtime) compilation.chunkGraph.setModuleId(runtime, 'federation')
      })
    })
  }
}

/** @param {import('webpack').Module} module */
const isContainer = (module) => module.identifier().startsWith('container entry')
