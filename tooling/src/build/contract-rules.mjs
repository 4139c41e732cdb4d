import fs from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'
import esbuild from 'esbuild'
import { ROOT } from '../lib/root.mjs'

let rules

/**
 * What the contract says of declarations: the very rules by which the server reads the release list.
 * @returns {Promise<{ declarationFaults: (value: unknown) => string[], takenFrom: (declaration: object, others: object[]) => string[] }>}
 */
export function contractRules() {
  rules ??= load()
  return rules
}

async function load() {
  const source = path.join(ROOT, 'shared/contract/src/schemas/release-rules.ts')
  if (!fs.existsSync(source)) throw new Error('releasing needs shared/contract, which is not in this checkout')
  const { outputFiles } = await esbuild.build({
    entryPoints: [source],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node22',
    logLevel: 'warning',
  })
  const module = { exports: {} }
  vm.compileFunction(outputFiles[0].text, ['module', 'exports'])(module, module.exports)
  return module.exports
}
