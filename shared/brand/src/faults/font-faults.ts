import type { WrittenBrand } from '../schema/schema'
import { missing, type BesideFiles } from './beside'

/** Bytes of the largest face that a phone should wait for; the faces that ship have 10 to 30 KB. */
export const FONT_LIMIT = 60 * 1024

const WEIGHTS = ['regular', 'bold'] as const

/** What is wrong with the files of a brand's own font, as far as their first bytes and their size say it. */
export function ownFontFaults({ fontFiles }: Pick<WrittenBrand, 'fontFiles'>, beside: BesideFiles): string[] {
  const given = WEIGHTS.filter((weight) => fontFiles[weight] !== '')
  if (given.length === 1) {
    const [other] = WEIGHTS.filter((weight) => weight !== given[0])
    return [`fontFiles.${other}: must be given with fontFiles.${given[0]}, or headings are smeared`]
  }
  return given.flatMap((weight) => faultsOfFace(`fontFiles.${weight}`, fontFiles[weight], beside))
}

function faultsOfFace(option: string, name: string, beside: BesideFiles): string[] {
  const fault = missing(option, name, beside)
  if (fault) return [fault]
  const bytes = beside.read(name)
  if (new TextDecoder('latin1').decode(bytes.subarray(0, 4)) !== 'wOF2')
    return [`${option}: ${name} is no WOFF2 file; \`npm run brand -- font\` makes one`]
  return bytes.byteLength > FONT_LIMIT
    ? [
        `${option}: ${name} has ${Math.ceil(bytes.byteLength / 1024)} KB, at most 60 KB are allowed; \`npm run brand -- font\` leaves out letters that nobody needs`,
      ]
    : []
}
