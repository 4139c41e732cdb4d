import crypto from 'node:crypto'
import swcJest from '@swc/jest'
import { compileStyles } from './compile-styles.mjs'

/**
 * Compiles styles as the build does, then TypeScript by swc.
 * @param {import('@swc/core').Options} options of swc
 */
export function createTransformer(options) {
  const typescript = /** @type {Required<ReturnType<typeof swcJest.createTransformer>>} */ (
    swcJest.createTransformer(options)
  )
  return {
    ...typescript,
    process: (source, file, of) => typescript.process(withStyles(source, file), file, of),
    // What styles come to depends on other modules too: the theme, and constants of their package.
    getCacheKey: (source, file, of) =>
      crypto
        .createHash('sha1')
        .update(typescript.getCacheKey(source, file, of))
        .update(withStyles(source, file))
        .digest('hex'),
  }
}

/** The last one compiled: jest asks for its key, then for its code. */
let last = { source: '', file: '', code: '' }

function withStyles(source, file) {
  if (last.source !== source || last.file !== file)
    last = { source, file, code: compileStyles(source, file)?.code ?? source }
  return last.code
}

export default { createTransformer }
