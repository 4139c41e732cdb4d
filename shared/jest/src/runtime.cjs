const fs = require('node:fs')
const vm = require('node:vm')
const { default: JestRuntime } = require('jest-runtime')

/**
 * What jest's types keep to themselves of a runtime, as far as it is changed here.
 * @typedef {object} Parts
 * @property {TransformCache} transformCache
 * @property {Executor} executor
 * @property {{ getRequireCacheProxy: () => object }} registries
 */
/** What jest made of a source. @typedef {{ code: string, sourceMapPath: string | null }} Transformed */
/**
 * What jest makes of sources, by file.
 * @typedef {object} TransformCache
 * @property {(file: string, options?: { isInternalModule?: boolean }) => string} transform
 * @property {Map<string, Transformed>} transforms
 * @property {Map<string, string>} sourceMaps
 */
/**
 * What compiles modules in the context of a test file.
 * @typedef {object} Executor
 * @property {(source: string, file: string) => unknown} compile null where the context is gone
 * @property {string[]} injectedModuleParameters
 * @property {{ getVmContext(): import('node:vm').Context | null }} environment
 */

/**
 * What jest made of a file's source, by the file, for as long as the file stays as it is.
 * @type {Map<string, { mtimeMs: number, result: Transformed }>}
 */
const transformed = new Map()
/** Compiled modules, by their file. @type {Map<string, { code: string, script: vm.Script }>} */
const compiled = new Map()

/**
 * What code finds as `require.cache`, in which jest lets nobody write. Fastify looks for the name of each plugin among all
 * of its keys: in jest's own that takes a tenth of a second for each server.
 */
const NO_CACHE = Object.freeze(Object.create(null))

/**
 * jest's runtime, but each module is read, transformed and compiled once in a process instead of once for each test file.
 * A test file still evaluates every module anew, in its own context: nothing of one reaches another.
 */
class Runtime extends JestRuntime {
  /** @param {ConstructorParameters<typeof JestRuntime>} args */
  constructor(...args) {
    super(...args)
    // Its types keep these to itself.
    const { transformCache, executor, registries } = /** @type {Parts} */ (/** @type {unknown} */ (this))
    transformOnce(transformCache)
    compileOnce(executor)
    registries.getRequireCacheProxy = () => NO_CACHE
  }
}

/** @param {TransformCache} cache */
function transformOnce(cache) {
  const transform = cache.transform.bind(cache)
  cache.transform = (file, options) => {
    if (options?.isInternalModule) return transform(file, options)
    const { mtimeMs } = fs.statSync(file)
    const known = transformed.get(file)
    if (known?.mtimeMs !== mtimeMs) {
      const code = transform(file, options)
      transformed.set(file, { mtimeMs, result: /** @type {Transformed} */ (cache.transforms.get(file)) })
      return code
    }
    const { result } = known
    cache.transforms.set(file, result)
    if (result.sourceMapPath) cache.sourceMaps.set(file, result.sourceMapPath)
    return result.code
  }
}

/** @param {Executor} executor */
function compileOnce(executor) {
  const compile = executor.compile.bind(executor)
  const head = `(function (${executor.injectedModuleParameters.join(', ')}) {`
  executor.compile = (source, file) => {
    const context = executor.environment.getVmContext()
    if (context === null) return null
    const code = `${head}${source}\n})`
    let known = compiled.get(file)
    if (known?.code !== code) {
      try {
        known = { code, script: new vm.Script(code, { filename: file, columnOffset: -head.length }) }
      } catch {
        // jest says what is wrong with it.
        return compile(source, file)
      }
      compiled.set(file, known)
    }
    return known.script.runInContext(context)
  }
}

module.exports = { __esModule: true, default: Runtime }
