import { aPage, answer, fireEvent, renderWithHost, screen, useNetwork, waitFor } from '@yawmi/testing'
import { initialDesign } from '../../../../document/pristine'
import { storeDraft } from '../../../../studio/drafts'
import { setText } from '../../../../commands/text/set-text'
import { createStudio } from '../../../../studio/studio'
import { StickerEditor } from '../sticker-editor'
import type { Source } from '../pack-view'

/** Where a font or a picture does not come. */
const mockDraw = jest.fn(() => Promise.reject(new TypeError('offline')))
jest.mock('../render/draw-words', () => ({ drawWords: () => mockDraw() }))
jest.mock('../render/draw-design', () => ({ drawDesign: () => mockDraw() }))

useNetwork()
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  mockDraw.mockClear()
})

const show = (source: Source) =>
  renderWithHost(<StickerEditor source={source} takePicture={jest.fn()} onPlace={jest.fn()} onBack={jest.fn()} />, {
    role: 'subscriber',
  })
const failure = () => screen.findByText(/^تعذّر تجهيز الملصق/)
const isAtWork = () => screen.queryByText('جارٍ التحميل…') !== null

describe('what a sticker is made of, where it cannot be drawn', () => {
  it('says so of words, and is not at work for ever', async () => {
    show('text')
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'سلام' } })
    expect(await failure()).toBeInTheDocument()
    await waitFor(() => expect(isAtWork()).toBe(false))
  })

  it('says so of a design, which another press tries again', async () => {
    answer('designs', aPage([]))
    const studio = createStudio(initialDesign('box-1'))
    studio.run(setText, { id: 'box-1', text: 'عيد مبارك' })
    storeDraft('image', '', { id: 'one', design: studio.view().design })
    const { user } = show('design')
    const press = async () => user.click(await screen.findByRole('button', { name: 'عيد مبارك' }))
    await press()
    expect(await failure()).toBeInTheDocument()
    await waitFor(() => expect(isAtWork()).toBe(false))
    await press()
    await waitFor(() => expect(mockDraw).toHaveBeenCalledTimes(2))
  })
})
