import { compileStyles } from './compile-styles.mjs'

/**
 * webpack's way to the compiler of styles: a loader that runs before TypeScript is compiled.
 * @this {import('webpack').LoaderContext<{}>}
 * @param {string} source
 */
export default function loadStyles(source) {
  const compiled = compileStyles(source, this.resourcePath)
  compiled?.files.forEach((file) => this.addDependency(file))
  return compiled?.code ?? source
}
