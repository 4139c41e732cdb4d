import { aPage, answer, disconnect, gate, renderWithHost, screen, useNetwork, waitFor } from '@yawmi/testing'
import { initialDesign } from '../../../../document/pristine'
import { formatDraft } from '../../../../document/stored/draft'
import { aSaved } from '../../../../testing/designs'
import { SavedChoices } from './saved-choices'

useNetwork()

const card = aSaved('card', { key: 'card-1', name: 'بطاقة العيد', thumbnail: '/saved/a/small.webp' })
const draft = aSaved('image', { key: 'draft-1', name: 'مفتوح' })
const flat = aSaved('image', { name: 'صورة فقط' })

function show(empty?: string) {
  const onChoose = jest.fn()
  const utils = renderWithHost(
    <SavedChoices besides={['draft-1']} chosen={undefined} onChoose={() => onChoose} empty={empty} />,
    { role: 'subscriber' },
  )
  return { ...utils, onChoose }
}
const saved = () => screen.findAllByRole('button')

describe('saved designs for a sticker', () => {
  it('are those of both kinds that open again and are no drafts here, by their small copies', async () => {
    const seen = answer('designs', aPage([card, draft, flat]))
    show()
    const buttons = await saved()
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['بطاقة العيد'])
    expect(seen[0]?.query).not.toHaveProperty('design_type')
    // eslint-disable-next-line testing-library/no-node-access -- it says nothing beside the button's own name
    expect(buttons[0]!.querySelector('img')).toHaveAttribute('src', expect.stringContaining('small.webp'))
  })

  it('are not said to be none where they could not be loaded, and are by another try', async () => {
    disconnect('designs')
    const { user } = show('لا تصاميم')
    const retry = await screen.findByRole('button', { name: 'حاول مرة أخرى' })
    expect(screen.queryByText('لا تصاميم')).toBeNull()
    answer('designs', aPage([card]))
    await user.click(retry)
    expect(await screen.findByRole('button', { name: 'بطاقة العيد' })).toBeVisible()
  })

  it('are opened from their documents, and by another try where that failed', async () => {
    answer('designs', aPage([card]))
    disconnect('designDocument')
    const { user, onChoose } = show()
    const [button] = await saved()
    await user.click(button!)
    expect(await screen.findByText(/^تعذّر فتح هذا التصميم/)).toBeInTheDocument()
    const design = initialDesign('box-1')
    answer('designDocument', { data: { uuid: card.uuid, document: formatDraft(design) } })
    await user.click(screen.getByRole('button', { name: 'بطاقة العيد' }))
    await waitFor(() => expect(onChoose).toHaveBeenCalledWith({ id: card.uuid, design }))
  })

  it('leave the focus at the one that is being opened, and open no other meanwhile', async () => {
    const other = aSaved('card', { key: 'card-2', name: 'بطاقة المولد' })
    answer('designs', aPage([card, other]))
    const { opened, open: release } = gate()
    const design = initialDesign('box-1')
    const seen = answer(
      'designDocument',
      { data: { uuid: card.uuid, document: formatDraft(design) } },
      { after: opened },
    )
    const { user, onChoose } = show()
    const [button] = await saved()
    button!.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(seen).toHaveLength(1))
    // Browsers take the focus from a button that is disabled.
    expect(button).toBeEnabled()
    expect(button).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'بطاقة المولد' }))
    release()
    await waitFor(() => expect(onChoose).toHaveBeenCalledWith({ id: card.uuid, design }))
    expect(seen).toHaveLength(1)
  })
})
