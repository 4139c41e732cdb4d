import { strToU8, zipSync } from 'fflate'

/** Days since 1900 as spreadsheets count them, in the cell style of a date. */
export const DATE = { serial: 46387.770833333336, style: 1 }

type Cell = string | number | typeof DATE | undefined

export function cellXml(cell: Cell, at: string): string {
  if (cell === undefined) return ''
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  if (typeof cell === 'object') return `<c r="${at}" s="${cell.style}"><v>${cell.serial}</v></c>`
  return `<c r="${at}" t="inlineStr"><is><t>${cell}</t></is></c>`
}

/**
 * A workbook of one sheet as spreadsheet programs write it, with the parts that hold its values.
 * @param more rows as they are written there
 * @param format how the cells of a date show it
 */
export function workbook(rows: Cell[][], more = '', format = 'm/d/yy h:mm'): Uint8Array {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const rel = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packageRel = 'http://schemas.openxmlformats.org/package/2006/relationships'
  const sheet = rows
    .map((row, y) => {
      const cells = row.map((cell, x) => cellXml(cell, `${String.fromCharCode(65 + x)}${y + 1}`)).join('')
      return cells ? `<row r="${y + 1}">${cells}</row>` : ''
    })
    .join('')
  const parts = {
    '_rels/.rels': `<Relationships xmlns="${packageRel}"><Relationship Id="rId1" Type="${rel}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${rel}"><sheets><sheet name="محتوى" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packageRel}"><Relationship Id="rId1" Type="${rel}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${rel}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="${format}"/></numFmts><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" xfId="0"/><xf numFmtId="164" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${sheet}${more}</sheetData></worksheet>`,
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])))
}
