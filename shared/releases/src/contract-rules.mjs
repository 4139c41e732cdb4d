import path from 'node:path'
import { evaluate } from './evaluate.mjs'

const CONTRACT = path.resolve(import.meta.dirname, '../../contract/src')
const SOURCES = ['schemas/release-rules.ts', 'caret-range.ts'].map((file) => path.join(CONTRACT, file))

let rules

/**
 * What the contract says of declarations: the very rules by which the server reads the release list.
 * @returns {Promise<{ declarationFaults: (value: unknown) => string[], takenFrom: (declaration: object, others: object[]) => string[], overlap: (one: string, other: string) => boolean, satisfiesCaret: (version: string, range: string) => boolean }>}
 */
export const contractRules = () =>
  (rules ??= Promise.all(SOURCES.map((file) => evaluate(file))).then((parts) => Object.assign({}, ...parts)))
