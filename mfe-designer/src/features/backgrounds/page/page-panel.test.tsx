import { fireEvent, renderWithHost, screen, within } from '@yawmi/testing'
import { initialDesign } from '../../../document/pristine'
import { createStudio } from '../../../studio/studio'
import { StudioProvider } from '../../../studio/use-studio'
import { PagePanel } from './page-panel'

function show() {
  const studio = createStudio(initialDesign('box-1'))
  const utils = renderWithHost(
    <StudioProvider value={studio}>
      <PagePanel />
    </StudioProvider>,
  )
  return { ...utils, studio, fill: () => studio.view().design.fill }
}
const button = (name: string) => screen.getByRole('button', { name, hidden: true })
const colors = (name: string) => within(screen.getByRole('group', { name, hidden: true }))

describe('the ground of a design without a picture', () => {
  it('has one colour of one’s own, and keeps its pattern', async () => {
    const { user, fill } = show()
    await user.click(button('مشبّكات'))
    await user.click(button('لون واحد'))
    await user.click(colors('لون واحد').getByRole('button', { name: 'اللون #b3261e', hidden: true }))
    expect(fill()).toEqual({ from: 'b3261e', to: 'b3261e', pattern: 'girih' })
  })

  it('goes from one colour of one’s own to another, each typed or picked', async () => {
    const { user, fill, studio } = show()
    await user.click(button('تدرّج من لونين'))
    const typed = colors('اللون الأعلى').getByRole('textbox', { name: 'رمز اللون', hidden: true })
    fireEvent.change(typed, { target: { value: '#12AB34' } })
    for (const value of ['#000001', '#0000ff'])
      fireEvent.change(colors('اللون الأسفل').getByLabelText('لون آخر'), { target: { value } })
    expect(fill()).toEqual({ from: '12ab34', to: '0000ff' })
    // What a picker passes on its way is one step of the history.
    studio.undo()
    expect(fill()).toBeUndefined()
  })

  it('is none of the ready ones then', async () => {
    const { user } = show()
    await user.click(button('أرضية 3'))
    expect(button('أرضية 3')).toHaveAttribute('aria-pressed', 'true')
    await user.click(button('لون واحد'))
    await user.click(colors('لون واحد').getByRole('button', { name: 'اللون #3b4a9c', hidden: true }))
    expect(button('أرضية 3')).toHaveAttribute('aria-pressed', 'false')
  })
})
