import { NEUTRAL } from '../../document/tone'
import { picture, studioWith, three } from '../../testing/studio-with'
import { clearBackground } from './clear-background'
import { setBackground } from './set-background'
import { resetTone, setTone } from './set-tone'

describe('the tone of the background', () => {
  it('is set within its bounds, in whole numbers, and a run of one slider is one step', () => {
    const { run, view, undo } = studioWith({ ...three, background: picture })
    run(setTone, { field: 'veil', value: 10.4 })
    run(setTone, { field: 'veil', value: 300 })
    expect(view().design.tone).toEqual({ ...NEUTRAL, veil: 80 })
    undo()
    expect(view().design.tone).toBeUndefined()
  })

  it('stays with another picture, and goes with the last', () => {
    const { run, view, undo } = studioWith({ ...three, background: picture })
    run(setTone, { field: 'exposure', value: -30 })
    run(setBackground, { path: 'two.webp', width: 100, height: 100 })
    expect(view().design.tone).toMatchObject({ exposure: -30 })
    run(clearBackground, undefined)
    expect(view().design.tone).toBeUndefined()
    undo()
    expect(view().design.tone).toMatchObject({ exposure: -30 })
  })

  it('is taken away at once, and by its sliders as well', () => {
    const { run, view, can } = studioWith({ ...three, background: picture })
    expect(can(resetTone, undefined)).toBe(false)
    run(setTone, { field: 'warmth', value: -40 })
    run(resetTone, undefined)
    expect(view().design).not.toHaveProperty('tone')
    run(setTone, { field: 'warmth', value: 0 })
    expect(view().design).not.toHaveProperty('tone')
  })

  it('needs a background', () => {
    const { can } = studioWith(three)
    expect(can(setTone, { field: 'veil', value: 40 })).toBe(false)
  })
})
