import vm from 'node:vm'
import esbuild from 'esbuild'

/**
 * What a TypeScript module exports, with all that it imports, evaluated here.
 * @param {string} file
 */
export async function evaluate(file) {
  const { outputFiles } = await esbuild.build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    logLevel: 'warning',
  })
  const module = { exports: {} }
  vm.compileFunction(outputFiles[0].text, ['module', 'exports'])(module, module.exports)
  return module.exports
}
