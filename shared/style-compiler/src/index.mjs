export { compileStyles } from './compile-styles.mjs'
export { styleCompiler } from './esbuild-plugin.mjs'
