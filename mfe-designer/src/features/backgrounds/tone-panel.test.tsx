import { fireEvent, renderWithHost, screen } from '@yawmi/testing'
import { createStudio } from '../../studio/studio'
import { StudioProvider } from '../../studio/use-studio'
import { picture, three } from '../../testing/studio-with'
import { TonePanel } from './tone-panel'

function show(background: typeof picture | null) {
  const studio = createStudio({ ...three, background })
  const utils = renderWithHost(
    <StudioProvider value={studio}>
      <TonePanel />
    </StudioProvider>,
  )
  return { ...utils, tone: () => studio.view().design.tone }
}

describe('the panel of the background’s tone', () => {
  it('sets each part by a slider, and all of it back', async () => {
    const { user, tone } = show(picture)
    const names = ['السطوع', 'التباين', 'الدفء', 'أبيض وأسود', 'التمويه', 'طبقة داكنة']
    for (const name of names)
      fireEvent.change(screen.getByRole('slider', { name, hidden: true }), { target: { value: 12 } })
    expect(tone()).toEqual({ exposure: 12, contrastLevel: 12, warmth: 12, gray: 12, blurRadius: 12, veil: 12 })
    await user.click(screen.getByRole('button', { name: 'الصورة كما كانت', hidden: true }))
    expect(tone()).toBeUndefined()
  })

  it('leaves the focus at the button that set it back, though nothing is left to set', async () => {
    const { user, tone } = show({ ...picture })
    fireEvent.change(screen.getByRole('slider', { name: 'السطوع', hidden: true }), { target: { value: 12 } })
    const button = screen.getByRole('button', { name: 'الصورة كما كانت', hidden: true })
    button.focus()
    await user.keyboard('{Enter}')
    expect(tone()).toBeUndefined()
    // Browsers take the focus from a button that is disabled.
    expect(button).toBeEnabled()
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveFocus()
  })

  it('says what to do first where there is no background', () => {
    show(null)
    expect(screen.getByText('اختر خلفية أولًا، ثم اضبط ألوانها هنا.')).toBeInTheDocument()
    expect(screen.queryByRole('slider', { hidden: true })).toBeNull()
  })
})
