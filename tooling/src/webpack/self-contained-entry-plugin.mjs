import esbuild from 'esbuild'
import path from 'node:path'
import webpack from 'webpack'

const { RawSource, ConcatSource } = webpack.sources

/** The entry that hosts without a federation runtime load; the shell loads the lean one that the manifest names. */
export const SELF_CONTAINED_ENTRY = 'remoteEntry.js'
export const LEAN_ENTRY = 'entry.js'

/**
 * Remotes are built against a federation runtime that the page provides (8 KB instead of 19 for each entry).
 * A plain page provides none, so beside the lean entry this writes `remoteEntry.js`: the same container with the
 * runtime in front, which defines the global only where the page has none.
 */
export class SelfContainedEntryPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('SelfContainedEntry', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'SelfContainedEntry', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          const entry = compilation.getAsset(LEAN_ENTRY)
          if (!entry) throw new Error(`${LEAN_ENTRY} was not emitted`)
          const prelude = new RawSource(await runtimePrelude())
          compilation.emitAsset(SELF_CONTAINED_ENTRY, new ConcatSource(prelude, '\n', entry.source))
        },
      )
    })
  }
}

let prelude

/** The federation runtime's core as one script that sets its global, built once a process. */
function runtimePrelude() {
  prelude ??= esbuild
    .build({
      stdin: {
        contents: `import * as core from '@module-federation/runtime-core'
          globalThis._FEDERATION_RUNTIME_CORE ??= core`,
        resolveDir: path.resolve(import.meta.dirname),
      },
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2022',
      define: { 'process.env.NODE_ENV': '"production"', ENV_TARGET: '"web"' },
      write: false,
      legalComments: 'none',
    })
    .then((result) => result.outputFiles[0].text)
  return prelude
}
