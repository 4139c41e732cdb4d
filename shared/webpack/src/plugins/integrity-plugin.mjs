import webpack from 'webpack'

const { LoadScriptRuntimeModule } = webpack.runtime

/**
 * Has webpack's runtime load each chunk by its digest, from the page's table (shell/src/remotes/digests.ts). In a page
 * that has none, chunks are loaded as they are. The digests lie outside of the scripts: 64 letters that do not compress for
 * each chunk would be a tenth of an entry.
 */
export class IntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('Integrity', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'Integrity',
        (source) => `${source}\nscript.integrity = window.yawmiSri?.[url] || "";`,
      )
    })
  }
}
