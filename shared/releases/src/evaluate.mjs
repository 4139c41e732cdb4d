import vm from 'node:vm'
import esbuild from 'esbuild'

/**
 * What a TypeScript module exports, with all that it imports, evaluated here.
 * @param {string} file
 * @param {{ require?: (id: string) => unknown }} [options] `require`: what stands in for packages
 */
export async function evaluate(file, { require } = {}) {
  const { outputFiles } = await esbuild.build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    packages: require && 'external',
    logLevel: 'warning',
  })
  const module = { exports: {} }
  vm.compileFunction(outputFiles[0].text, ['module', 'exports', 'require'])(module, module.exports, require)
  return module.exports
}
