import { act, fireEvent, renderWithHost, screen } from '@yawmi/testing'
import { alignBox } from '../../../commands/placement/align-box'
import { textBox } from '../../../document/box'
import { shapeBox } from '../../../document/shape-box'
import { createStudio } from '../../../studio/studio'
import { StudioProvider } from '../../../studio/use-studio'
import { LayersView } from './layers-view'

function show() {
  const boxes = [
    textBox('box-1', { text: 'صباح الخير', x: 20, y: 30, width: 120 }),
    shapeBox('box-2', { shape: 'star', x: 255, y: 290, width: 120, height: 120 }),
    shapeBox('box-3', { x: 480, y: 560, width: 120, height: 60 }),
  ]
  const studio = createStudio({ background: null, boxes })
  renderWithHost(
    <StudioProvider value={studio}>
      <LayersView />
    </StudioProvider>,
  )
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const names = () => screen.getAllByRole('button', { name: /الطبقة/ }).map((each) => each.getAttribute('aria-label'))
  return { studio, press, names }
}

describe('the list of layers', () => {
  it('has every box from the upper most to the lowest, by its name, its text and where it is', () => {
    const { names } = show()
    expect(names()).toEqual([
      'مستطيل، أسفل اليمين، الطبقة 3 من 3',
      'نجمة ثمانية، الوسط، الطبقة 2 من 3',
      'النص: صباح الخير، أعلى اليسار، الطبقة 1 من 3',
    ])
  })

  it('selects one, adds others, and makes a group of them', () => {
    const { studio, press } = show()
    press('نجمة ثمانية، الوسط، الطبقة 2 من 3')
    expect(screen.queryByRole('group', { name: 'العناصر المختارة معًا' })).not.toBeInTheDocument()
    press('أضف إلى المختار: النص: صباح الخير')
    expect(studio.view()).toMatchObject({ selected: 'box-1', others: ['box-2'] })
    press('ضم في مجموعة')
    act(() => studio.select('box-2'))
    expect(studio.view()).toMatchObject({ selected: 'box-2', others: ['box-1'] })
    press('فك المجموعة')
    act(() => studio.select('box-2'))
    expect(studio.view().others).toEqual([])
  })

  it('moves a box in the order', () => {
    const { press, names } = show()
    press('إلى الأمام: النص: صباح الخير')
    expect(names()[1]).toBe('النص: صباح الخير، أعلى اليسار، الطبقة 2 من 3')
    expect(screen.getByRole('button', { name: 'إلى الأمام: مستطيل' })).toBeDisabled()
  })

  it('says where a box is once it has moved', () => {
    const { studio, names } = show()
    act(() => studio.select('box-1'))
    act(() => void studio.run(alignBox, 'right'))
    expect(names()[2]).toBe('النص: صباح الخير، أعلى اليمين، الطبقة 1 من 3')
  })
})
