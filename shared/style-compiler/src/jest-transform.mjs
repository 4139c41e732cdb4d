import crypto from 'node:crypto'
import swcJest from '@swc/jest'
import { compileStyles } from './compile-styles.mjs'

/** What jest asks of swc. @typedef {Required<ReturnType<typeof swcJest.createTransformer>>} Transformer */

/**
 * Compiles styles as the build does, then TypeScript by swc.
 * @param {import('@swc/core').Options} options of swc
 * @returns {Transformer}
 */
export function createTransformer(options) {
  const typescript = /** @type {Transformer} */ (swcJest.createTransformer(options))
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

/** @param {string} source @param {string} file */
function withStyles(source, file) {
  if (last.source !== source || last.file !== file)
    last = { source, file, code: compileStyles(source, file)?.code ?? source }
  return last.code
}

export default { createTransformer }
