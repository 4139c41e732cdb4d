import path from 'node:path'
import { evaluate } from './evaluate.mjs'

const SOURCE = path.resolve(import.meta.dirname, '../../contract/src/schemas/release-rules.ts')

let rules

/**
 * What the contract says of declarations: the very rules by which the server reads the release list.
 * @returns {Promise<{ declarationFaults: (value: unknown) => string[], takenFrom: (declaration: object, others: object[]) => string[], satisfiesCaret: (version: string, range: string) => boolean }>}
 */
export const contractRules = () => (rules ??= evaluate(SOURCE))
