import { brandFaults, type BrandWorld } from './faults'
import { readableFaults, textFault } from './file-limits'

/**
 * Everything that is wrong with the text of a brand file, each fault in one line; an empty list means a sound brand.
 * @param id the file's name without `.json`, which the brand's id must be.
 */
export function fileFaults(text: string, id: string, world?: BrandWorld): string[] {
  const tooMuch = textFault(text)
  if (tooMuch) return [tooMuch]
  let brand: unknown
  try {
    brand = JSON.parse(text)
  } catch (error) {
    return readableFaults([`is not JSON: ${whyNoJson(text, error as Error)}`])
  }
  const given = (brand as { id?: unknown } | null)?.id
  return [
    ...brandFaults(brand, world),
    ...(typeof given === 'string' && given !== id ? [`id: must be the file's name, ${id}`] : []),
  ]
}

/** What is wrong with the text, with the line of it where the parser names a place in it. */
function whyNoJson(text: string, { message }: Error): string {
  if (text.trim() === '') return 'it is empty'
  if (text.startsWith('\uFEFF')) return 'it begins with a byte order mark; save it as UTF-8 without one'
  const [, position] = /at position (\d+)/.exec(message) ?? []
  return position === undefined || message.includes('line')
    ? message
    : `${message} (line ${text.slice(0, Number(position)).split('\n').length})`
}
