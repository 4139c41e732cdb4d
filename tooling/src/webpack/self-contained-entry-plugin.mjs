import esbuild from 'esbuild'
import path from 'node:path'
import webpack from 'webpack'

const { RawSource, ConcatSource } = webpack.sources

/** The entry that the manifest names: it needs nothing of the page. The shell loads the lean one. */
export const PLAIN_ENTRY = 'remoteEntry.js'
/** The lean entry with a federation runtime in front. */
export const WHOLE_ENTRY = 'container.js'
export const SLIM_ENTRY = 'entry.js'
/** The remote with all that it stands on and nothing else, written by build/alone-bundle.mjs. */
export const STANDALONE_ENTRY = 'alone.mjs'

/**
 * Remotes are built against a federation runtime that the page provides (8 KB instead of 19 for each entry). For pages
 * that provide none this writes `container.js`, the same container with the runtime in front, which defines the global
 * only where the page has none; and `remoteEntry.js`, which gives `./lifecycles` from the remote's own bundle and the rest
 * from that container.
 */
export class SelfContainedEntryPlugin {
  /**
   * @param {string} container name of the global that the container is.
   * @param {string} reactVersion which the remote is built with.
   */
  constructor(container, reactVersion) {
    this.container = container
    this.reactVersion = reactVersion
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('SelfContainedEntry', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'SelfContainedEntry', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          const entry = compilation.getAsset(SLIM_ENTRY)
          if (!entry) throw new Error(`${SLIM_ENTRY} was not emitted`)
          const prelude = new RawSource(await runtimePrelude())
          compilation.emitAsset(WHOLE_ENTRY, new ConcatSource(prelude, '\n', entry.source))
          compilation.emitAsset(PLAIN_ENTRY, new RawSource(await plainEntry(this.container, this.reactVersion)))
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

async function plainEntry(container, reactVersion) {
  const names = { CONTAINER: container, WHOLE_ENTRY, STANDALONE_ENTRY, REACT_VERSION: reactVersion }
  const { outputFiles } = await esbuild.build({
    entryPoints: [path.join(import.meta.dirname, 'plain-entry.js')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: Object.fromEntries(Object.entries(names).map(([name, text]) => [name, JSON.stringify(text)])),
    write: false,
  })
  return outputFiles[0].text
}
