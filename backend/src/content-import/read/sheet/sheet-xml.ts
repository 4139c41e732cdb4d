/** 1 for A, 27 for AA. */
export const columnOf = (name: string): number =>
  [...name.toUpperCase()].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0)

/** Where a cell of `F12` is; both count from 1. */
interface CellPlace {
  column: number
  line: number
}

/** @returns undefined where the text is no address of a cell */
function placeOf(address: string | undefined): CellPlace | undefined {
  const [, name, digits] = /^\s*([a-z]+)(\d+)\s*$/i.exec(address ?? '') ?? []
  return name && digits ? { column: columnOf(name), line: Number(digits) } : undefined
}

/** The value of an attribute of a tag, by its name without a prefix. */
const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s(?:\\w+:)?${name}\\s*=\\s*["']([^"']*)`).exec(tag)?.[1]

const WORKBOOK = 'xl/workbook.xml'
const RELATIONS = 'xl/_rels/workbook.xml.rels'

/**
 * The first sheet of cells that is not hidden: what was hidden is not to be published in place of what is seen, and a sheet that is
 * one chart has no cells.
 * @returns its number among all sheets, from 1, and its XML
 * @throws Error in words for the editor where there is none
 */
export function firstSheet(parts: Record<string, Uint8Array>): { number: number; xml: string } {
  const relations = new Map(tagsOf(parts[RELATIONS], 'Relationship').map((tag) => [attributeOf(tag, 'Id'), tag]))
  const sheets = tagsOf(parts[WORKBOOK], 'sheet').map((tag) => ({
    isHidden: /\sstate\s*=\s*["'](hidden|veryHidden)/.test(tag),
    relation: relations.get(attributeOf(tag, 'id')) ?? '',
  }))
  const index = sheets.findIndex(({ isHidden, relation }) => !isHidden && hasCells(relation))
  if (index < 0 && sheets.length > 0)
    throw new Error('it has no sheet of cells that is shown; show the one that has the rows')
  const target = attributeOf(sheets[index]?.relation ?? '', 'Target') ?? ''
  const part = parts[target.startsWith('/') ? target.slice(1) : `xl/${target}`]
  // Addresses and types are of ASCII; nothing else is read of it here.
  return { number: Math.max(0, index) + 1, xml: Buffer.from(part ?? []).toString('latin1') }
}

const tagsOf = (part: Uint8Array | undefined, name: string): string[] =>
  Buffer.from(part ?? [])
    .toString('utf8')
    .match(new RegExp(`<(?:\\w+:)?${name}\\s[^>]*>`, 'g')) ?? []

const hasCells = (relation: string) => /\/worksheet$/.test(attributeOf(relation, 'Type') ?? '')

/** A cell that its editor sees something in, and that would be read as an empty one. */
interface LostCell extends CellPlace {
  why: string
  /** Where the value stands that it shows; nothing is lost where that is empty. */
  value?: CellPlace
}

const WITHOUT_VALUE =
  'is a formula that has no value yet: open the file in Excel or LibreOffice, save it there, and import that'
const IN_ERROR = 'is the error of a formula: correct the formula, or write what it should give'

/**
 * Cells of a sheet that are formulas without a value, as programs leave them that write files and calculate nothing, those whose formula
 * ended in an error, and those that are merged with a cell above or before them.
 * @param xml of the sheet
 */
export function lostCells(xml: string): LostCell[] {
  const lost: LostCell[] = []
  let cell: { tag: string; isFormula: boolean; hasValue: boolean } | undefined
  const end = () => {
    const place = placeOf(attributeOf(cell?.tag ?? '', 'r'))
    const why = cell && whyLost(cell)
    if (place && why) lost.push({ ...place, why })
    cell = undefined
  }
  for (const { 0: tag, 1: closing, 2: name, 3: closed, index } of xml.matchAll(TAGS)) {
    if (name === 'mergeCell') lost.push(...coveredBy(attributeOf(tag, 'ref')))
    else if (name === 'c' && closing) end()
    else if (name === 'c') {
      cell = { tag, isFormula: false, hasValue: false }
      if (closed) end()
    } else if (cell && !closing && name === 'f') cell.isFormula = true
    // An empty text is the value of a formula that gives one; an empty number is none.
    else if (cell && !closing && name === 'v')
      cell.hasValue = (!closed && xml[index + tag.length] !== '<') || attributeOf(cell.tag, 't') === 'str'
  }
  return lost
}

/** Found in one way through a file of any size. */
const TAGS = /<(\/?)(?:\w+:)?(c|f|v|mergeCell)(?:\s[^<>]*?)?(\/?)>/g

function whyLost({ tag, isFormula, hasValue }: { tag: string; isFormula: boolean; hasValue: boolean }) {
  if (attributeOf(tag, 't') === 'e') return IN_ERROR
  return isFormula && !hasValue ? WITHOUT_VALUE : undefined
}

/** Columns of merged cells that are looked at: a table has eight of an import. */
const MAX_COLUMNS = 100

/** The columns of merged cells in which something is covered by their first cell. */
function coveredBy(range = ''): LostCell[] {
  const [first, last] = range.split(':').map(placeOf)
  if (!first || !last) return []
  const why = `is one of the merged cells ${range}, of which the first alone has the value: unmerge them, and fill each`
  const width = Math.min(last.column - first.column + 1, MAX_COLUMNS)
  const columns = Array.from({ length: Math.max(0, width) }, (_, index) => first.column + index)
  return columns
    .filter((column) => last.line > first.line || column > first.column)
    .map((column) => ({ line: first.line, column, why, value: first }))
}
