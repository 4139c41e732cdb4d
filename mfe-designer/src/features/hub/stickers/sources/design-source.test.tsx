import { aPage, answer, gate, renderWithHost, screen, useNetwork, waitFor } from '@yawmi/testing'
import { setText } from '../../../../commands/text/set-text'
import { initialDesign } from '../../../../document/pristine'
import { formatDraft } from '../../../../document/stored/draft'
import { storeDraft } from '../../../../studio/drafts'
import { createStudio } from '../../../../studio/studio'
import { aSaved } from '../../../../testing/designs'
import { DesignSource } from './design-source'

jest.mock('../render/draw-design', () => ({ drawDesign: () => Promise.resolve(undefined) }))

useNetwork()

function designOf(text: string) {
  const studio = createStudio(initialDesign('box-1'))
  studio.run(setText, { id: 'box-1', text })
  return studio.view().design
}

describe('a design for a sticker', () => {
  it('is the one that was pressed last, though a saved one that was pressed before comes later', async () => {
    const saved = aSaved('card', { key: 'card-1', name: 'محفوظ' })
    const coming = gate()
    answer('designs', aPage([saved]))
    const document = formatDraft(designOf('محفوظ'))
    answer('designDocument', { data: { uuid: saved.uuid, document } }, { after: coming.opened })
    storeDraft('image', '', { id: 'one', design: designOf('مسودة') })
    const { user } = renderWithHost(<DesignSource onPiece={jest.fn()} />, { role: 'subscriber' })
    const button = (name: string) => screen.findByRole('button', { name })
    await user.click(await button('محفوظ'))
    await user.click(await button('مسودة'))
    expect(await button('مسودة')).toHaveAttribute('aria-pressed', 'true')
    coming.open()
    await waitFor(async () => expect(await button('محفوظ')).toBeEnabled())
    expect(await button('مسودة')).toHaveAttribute('aria-pressed', 'true')
  })
})
