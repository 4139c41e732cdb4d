import { DESIGN_DOCUMENT_VERSION } from '@yawmi/contract'
import { documentFaults, type TakenKind } from '../../testing/document-faults'
import { filesBeside, textBeside } from '../../testing/files-beside'
import type { Box } from '../box'
import { formatDraft, parseDraft } from './draft'

/** A design of each version with all that it could have, as the studio of its time has stored it. None of them is ever changed. */
const FOLDER = 'versions'

const versions = Array.from({ length: DESIGN_DOCUMENT_VERSION }, (_, index) => index + 1)

/** Of the studio and of the server: a kind that one of both lacks is a type error here. */
const KINDS = { text: true, quote: true, shape: true, picture: true } satisfies Record<
  Box['type'],
  true
> satisfies Record<TakenKind, true>

describe('stored designs of every version', () => {
  it('are here, one of each version', () => {
    expect(filesBeside(FOLDER).sort()).toEqual(versions.map((version) => `${version}.json`).sort())
  })

  it('have every kind of box', () => {
    const kinds = versions.flatMap((version) =>
      (JSON.parse(textBeside(`${FOLDER}/${version}.json`)) as { boxes: Box[] }).boxes.map(({ type }) => type),
    )
    expect(kinds).toEqual(expect.arrayContaining(Object.keys(KINDS)))
  })

  it.each(versions)('open: of version %i, with all that they have', (version) => {
    const text = textBeside(`${FOLDER}/${version}.json`)
    const { version: declared = 1, ...stored } = JSON.parse(text) as { version?: number }
    expect(declared).toBe(version)
    const design = parseDraft(text)
    expect(design).toMatchObject(stored)
    // From then on it is one of this version, which the server takes.
    const now = formatDraft(design!)
    expect(parseDraft(now)).toEqual(design)
    expect(documentFaults(now)).toBeUndefined()
  })
})
