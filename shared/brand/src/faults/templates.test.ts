import { brandFaults } from './faults'
import { brandSchema } from '../schema/schema'
import { withTexts, type BesideFiles } from './beside'

const text = (id: string, more: object = {}) => ({
  ...{ id, type: 'text', text: 'مرحبًا', x: 90, y: 200, width: 520, rotation: 0, opacity: 1, locked: false },
  ...{ fontSize: 40, fontFamily: 'Amiri', fontColor: 'ffffff', align: 'center', lineGap: 12 },
  ...{ bold: true, outline: false, shadow: false, plate: false, look: 'plain', autoFit: false },
  ...more,
})
const document = (more: object = {}) => ({
  ...{ version: 3, background: null, page: 'square', fill: { from: '0b5d6b', to: '063640' } },
  boxes: [text('box-1')],
  ...more,
})
const templates = (...documents: object[]) => ({
  designs: documents.map((each, at) => ({ name: `قالب ${at}`, document: each })),
})
const beside = (files: Record<string, unknown>): BesideFiles => ({
  names: Object.keys(files),
  read: (name) => new TextEncoder().encode(JSON.stringify(files[name])),
})
const faultsOf = (given: unknown, files: Record<string, unknown> = {}) =>
  brandFaults({ id: 'mine', templates: given }, { beside: beside(files) })

describe('templates of a brand’s own', () => {
  it('are sound in the brand’s file and beside it, and the same to the server', () => {
    const own = templates(document())
    expect(faultsOf(own)).toEqual([])
    expect(faultsOf('cards.json', { 'cards.json': own })).toEqual([])
    const { input } = withTexts({ id: 'mine', templates: 'cards.json' }, beside({ 'cards.json': own }))
    expect(brandSchema.parse(input).templates).toEqual(own)
  })

  const picture = { path: 'designs/a.webp', width: 100, height: 100 }
  it.each([
    ['a file that is not there', 'card.json', 'templates: there is no file card.json in the brand’s folder'],
    ['no template', { designs: [] }, 'templates.designs: must be at least 1 entry'],
    ['a misspelt key', { designs: [{ nam: 'x', document: document() }] }, 'did you mean name?'],
    ['a picture', templates(document({ background: picture })), 'must be of texts, shapes and colours alone'],
    ['a document of no version', templates({ boxes: [] }), 'templates.designs.0.document.version: must be given'],
    ['two boxes of one id', templates(document({ boxes: [text('a'), text('a')] })), 'has two boxes of the same id'],
    ['no text', templates(document({ boxes: [] })), 'has no text that people could fill in'],
    [
      'a colour that is none',
      templates(document({ boxes: [text('a', { fontColor: 'red' })] })),
      'templates.designs.0.document.boxes.0.fontColor',
    ],
    [
      'two of one name',
      { designs: [1, 2].map(() => ({ name: 'واحد', document: document() })) },
      'templates.designs: واحد stands there twice',
    ],
    [
      'more than a phone should load',
      templates(
        ...Array.from({ length: 20 }, () =>
          document({ boxes: Array.from({ length: 6 }, (_, at) => text(`b${at}`, { text: 'ا'.repeat(1000) })) }),
        ),
      ),
      'at most 200 KB are allowed',
    ],
  ])('are refused with %s, in words that say what to do', (_, given, fault) => {
    expect(faultsOf(given)).toContainEqual(expect.stringContaining(fault))
  })

  it('leave the rest of the file to be looked at when they are wrong', () => {
    const faults = brandFaults({ id: 'mine', templates: { designs: [] }, hosts: ['a.example', 'a.example'] })
    expect(faults).toEqual(['templates.designs: must be at least 1 entry', 'hosts: a.example stands there twice'])
  })
})
