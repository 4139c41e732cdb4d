import fs from 'node:fs'
import { compileStyles } from './compile-styles.mjs'

/** esbuild's way to the compiler of styles. @type {import('esbuild').Plugin} */
export const styleCompiler = {
  name: 'styles',
  setup(build) {
    build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const compiled = compileStyles(await fs.promises.readFile(path, 'utf8'), path)
      return (
        compiled && { contents: compiled.code, loader: path.endsWith('x') ? 'tsx' : 'ts', watchFiles: compiled.files }
      )
    })
  },
}
