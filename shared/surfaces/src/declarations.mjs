import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { FOLDERS, ROOT } from './entries.mjs'

/**
 * Writes the declarations of the shared packages into a folder, laid out as packages that find each other: API Extractor reads
 * declarations alone.
 * @param {string} folder anew each time
 * @returns {Promise<string>} where the packages lie, by their folder's names
 */
export async function writeDeclarations(folder) {
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(folder, { recursive: true })
  const config = path.join(folder, 'tsconfig.json')
  fs.writeFileSync(config, JSON.stringify(configFor(folder)))
  const compiler = path.join(
    path.dirname(createRequire(path.join(ROOT, 'package.json')).resolve('typescript/package.json')),
    'bin/tsc',
  )
  await promisify(execFile)(process.execPath, [compiler, '-p', config], { cwd: ROOT }).catch((error) => {
    throw new Error(`the shared packages have no declarations:\n${error.stdout || error.message}`)
  })
  const packages = path.join(folder, 'types/shared')
  for (const name of FOLDERS) layOut(name, packages)
  return packages
}

/** @param {string} folder */
function configFor(folder) {
  return {
    extends: path.join(ROOT, 'tooling/src/tsconfig/web.json'),
    files: [path.join(ROOT, 'tooling/src/tsconfig/assets.d.ts')],
    // Each file by itself: what is first met as an import of another package is given no declaration.
    include: FOLDERS.map((name) => path.join(ROOT, 'shared', name, 'src')),
    exclude: [path.join(ROOT, 'shared/**/*.test.*')],
    compilerOptions: {
      noEmit: false,
      incremental: false,
      declaration: true,
      emitDeclarationOnly: true,
      // Types are another step's.
      noCheck: true,
      rootDir: ROOT,
      outDir: path.join(folder, 'types'),
      types: [],
    },
  }
}

/**
 * Makes a package of declarations: its package.json names them, and what it depends on is beside them.
 * @param {string} name @param {string} packages
 */
function layOut(name, packages) {
  const [source, to] = [path.join(ROOT, 'shared', name), path.join(packages, name)]
  const manifest = fs.readFileSync(path.join(source, 'package.json'), 'utf8')
  fs.writeFileSync(path.join(to, 'package.json'), manifest.replace(/(\.\/src\/[^"]*?)\.tsx?"/g, '$1.d.ts"'))
  const { dependencies = {}, peerDependencies = {}, devDependencies = {} } = JSON.parse(manifest)
  for (const dependency of Object.keys({ ...dependencies, ...peerDependencies, ...devDependencies })) {
    const link = path.join(to, 'node_modules', dependency)
    const ours = path.join(packages, dependency.replace('@yawmi/', ''))
    const isOurs = dependency.startsWith('@yawmi/') && FOLDERS.includes(path.basename(ours))
    fs.mkdirSync(path.dirname(link), { recursive: true })
    fs.symlinkSync(isOurs ? ours : fs.realpathSync(path.join(source, 'node_modules', dependency)), link)
  }
}
