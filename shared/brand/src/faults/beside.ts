import { sizeFault, textFault } from './file-limits'
import { nearest } from '../lib/nearest'
import { TEXT_KINDS } from '../schema/text-kinds'

/** The files in the folder `<id>` that lies beside a brand's file. */
export interface BesideFiles {
  names: readonly string[]
  /** The bytes of a file; of one that is larger than `BESIDE_FILE_LIMIT` as many as show that. */
  read: (name: string) => Uint8Array
}

/** What is wrong with the name of a file that an option gives; undefined where the file is there. */
export const missing = (option: string, name: string, { names }: BesideFiles): string | undefined => {
  if (names.includes(name)) return undefined
  const meant = nearest(name, names)
  return `${option}: there is no file ${name} in the brand’s folder${meant ? `; did you mean ${meant}?` : ''}`
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A brand's file with its texts and templates in it, as if they had been written there: those that lie beside it are read.
 * @returns the faults of the files themselves; what they say is then checked with the rest.
 */
export function withTexts(input: unknown, beside: BesideFiles): { input: unknown; faults: string[] } {
  if (!isRecord(input)) return { input, faults: [] }
  const faults: string[] = []
  const read = (option: string, name: unknown): unknown => {
    if (typeof name !== 'string' || !name.endsWith('.json')) return name
    const fault = missing(option, name, beside)
    const { text, fault: wrong } = fault ? { fault } : readText(`${option}: ${name}`, beside.read(name))
    if (wrong) faults.push(wrong)
    return text ?? ''
  }
  const whole = { ...input }
  if ('templates' in input) whole.templates = read('templates', input.templates)
  if (isRecord(input.texts)) {
    const texts: Record<string, unknown> = { ...input.texts }
    for (const kind of TEXT_KINDS) texts[kind] = read(`texts.${kind}`, texts[kind])
    whole.texts = texts
  }
  return { input: whole, faults }
}

function readText(what: string, bytes: Uint8Array): { text?: unknown; fault?: string } {
  const tooLarge = sizeFault(bytes.byteLength)
  if (tooLarge) return { fault: `${what} ${tooLarge}` }
  try {
    const json = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const tooMuch = textFault(json)
    return tooMuch ? { fault: `${what} ${tooMuch}` } : { text: JSON.parse(json) ?? '' }
  } catch {
    return { fault: `${what} is not JSON` }
  }
}
