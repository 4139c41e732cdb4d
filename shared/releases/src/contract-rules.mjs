import path from 'node:path'
import { evaluate } from './evaluate.mjs'

/** @import { Declaration } from '@yawmi/contract' */

const CONTRACT = path.resolve(import.meta.dirname, '../../contract/src')
const SOURCES = ['schemas/release-rules.ts', 'caret-range.ts'].map((file) => path.join(CONTRACT, file))

/**
 * @typedef {object} ContractRules
 * @property {(value: unknown) => string[]} declarationFaults
 * @property {(declaration: Declaration, others: readonly Declaration[]) => string[]} takenFrom
 * @property {(one: string, other: string) => boolean} overlap
 * @property {(version: string, range: string) => boolean} satisfiesCaret
 */

let rules

/**
 * What the contract says of declarations: the very rules by which the server reads the release list.
 * @returns {Promise<ContractRules>}
 */
export const contractRules = () =>
  (rules ??= Promise.all(SOURCES.map((file) => evaluate(file))).then((parts) => Object.assign({}, ...parts)))
