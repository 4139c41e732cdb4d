import { act, fireEvent, renderWithHost, screen } from '@yawmi/testing'
import { textBox } from '../../document/box'
import { createStudio } from '../../studio/studio'
import { StudioProvider, useStudioView } from '../../studio/use-studio'
import { CropField } from './crop-field'

const studioOn = (path: string) =>
  createStudio({ background: { path, width: 1000, height: 1000 }, boxes: [textBox('box-1')] })

function Background() {
  const picture = useStudioView(({ design }) => design.background)
  return picture && <CropField of="background" picture={picture} />
}

async function openFree() {
  const studio = studioOn('designs/one.webp')
  const { user } = renderWithHost(
    <StudioProvider value={studio}>
      <Background />
    </StudioProvider>,
  )
  await user.click(screen.getByRole('button', { name: 'قص حر' }))
  const crop = () => studio.view().design.background?.edit?.crop
  const corner = screen.getByRole('button', { name: 'الزاوية العليا اليسرى' })
  const hold = (times: number) => {
    for (let time = 0; time < times; time += 1) fireEvent.keyDown(corner, { key: 'ArrowRight' })
  }
  return { studio, user, crop, hold }
}

describe('the frame of a crop', () => {
  it('is one step for the undo while an arrow is held on one of its corners', async () => {
    const { studio, crop, hold } = await openFree()
    hold(5)
    expect(crop()).toMatchObject({ x: 0.1, width: 0.9 })
    act(() => studio.undo())
    expect(crop()).toBeUndefined()
    expect(studio.view().canUndo).toBe(false)
  })

  it('is another step with each proportion that is chosen', async () => {
    const { studio, user, crop, hold } = await openFree()
    hold(5)
    const before = crop()
    await user.click(screen.getByRole('button', { name: 'ستوري' }))
    await user.click(screen.getByRole('button', { name: 'مربع' }))
    act(() => {
      studio.undo()
      studio.undo()
    })
    expect(crop()).toEqual(before)
  })
})
