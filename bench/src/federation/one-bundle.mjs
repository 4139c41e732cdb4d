import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { REMOTES, ROOT } from '@yawmi/tooling/root'
import { shellConfig } from '@yawmi/webpack'
import { compress } from '@yawmi/webpack/compress'
import { bundleBy } from '@yawmi/webpack/run'
import webpack from 'webpack'

/** In place of the shell's federation runtime and of its loading of remotes. */
const WITHOUT_FEDERATION = path.join(import.meta.dirname, 'load-remote.js')

const BUNDLED = Object.fromEntries(
  REMOTES.map((remote) => [`bundled/${remote}$`, path.join(ROOT, `mfe-${remote}/src/index.ts`)]),
)

/** `bundled/content` → `content`, `./screens/home-screen` → `home`: what loads later, by its name. */
const NAME = /^bundled\/(\w+)$|\/screens\/([\w-]+?)-screen(?:\.tsx)?$/

/**
 * Builds the shell and all remotes as one application without federation, by the same factory: remotes and screens are loaded
 * when they are shown, each as one file, which is the least that a first screen can load.
 * @param {string} out
 * @returns {Promise<{ script: string, parts: Record<string, string[]> }>} names of files; of `parts` by remote and by screen
 */
export async function buildOneBundle(out) {
  const config = shellConfig(pathToFileURL(path.join(ROOT, 'shell/webpack.config.mjs')).href)({ out })
  /** @type {Record<string, string[]>} */
  const parts = {}
  let script = ''
  /** @param {import('webpack').Compiler} compiler */
  const listParts = (compiler) =>
    compiler.hooks.done.tap('Parts', ({ compilation: { chunkGroups, entrypoints } }) => {
      script = entrypoints.get('shell')?.getFiles()[0] ?? ''
      for (const group of chunkGroups)
        for (const { request } of group.origins) {
          const [, remote, screen] = NAME.exec(request ?? '') ?? []
          const name = remote ?? screen
          if (name) parts[name] = group.getFiles()
        }
    })
  await bundleBy({
    ...config,
    name: 'one-bundle',
    cache: false,
    devtool: false,
    resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...BUNDLED } },
    plugins: [
      ...(config.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(
        /^\.{1,2}\/(?:remotes\/)?(?:federation|load-remote)$/,
        WITHOUT_FEDERATION,
      ),
      { apply: listParts },
    ],
  })
  await compress(out)
  return { script, parts }
}
