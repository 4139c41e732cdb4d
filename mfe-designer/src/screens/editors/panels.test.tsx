import type { ReactNode } from 'react'
import { fireEvent, renderWithHost, screen, within } from '@yawmi/testing'
import { lockBox } from '../../commands/lock-box'
import { setText } from '../../commands/text/set-text'
import { initialDesign, textsOf } from '../../document/pristine'
import { createStudio } from '../../studio/studio'
import { StudioProvider } from '../../studio/use-studio'
import { ArrangeFields } from '../../components/arrange-fields'
import { FontColorPanel } from '../../features/text/font-color-panel'
import { FontFamilyPanel } from '../../features/text/font-family-panel'
import { FontSizePanel } from '../../features/text/font-size-panel'
import { TextPanel } from '../../features/text/text-panel'

function show(panel: ReactNode, selected: string | null = 'box-1') {
  const studio = createStudio(initialDesign('box-1'))
  studio.select(selected)
  const utils = renderWithHost(<StudioProvider value={studio}>{panel}</StudioProvider>)
  return { ...utils, studio, box: () => textsOf(studio.view().design)[0]! }
}
// `hidden`: without it jsdom works out the styles of every element above every control, each time.
const button = (name: string | RegExp) => screen.getByRole('button', { name, hidden: true })
const slide = (name: string, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name, hidden: true }), { target: { value } })

describe('panels of the studio', () => {
  it('show the specification’s eight fonts and six display faces by the same sentence and set the chosen one', async () => {
    const { user, box } = show(<FontFamilyPanel />)
    const fonts = within(screen.getByRole('group', { name: 'نوع الخط', hidden: true }))
    expect(fonts.getAllByText('أبجد هوز حطي كلمن')).toHaveLength(14)
    expect(fonts.getAllByRole('button', { hidden: true }).map(({ lastChild }) => lastChild?.textContent)).toEqual([
      'Arial',
      'Amiri',
      'Cascadia Code',
      'Tajawal',
      'Scheherazade',
      'Lateef',
      'Courier New',
      'cairo',
      'Reem Kufi',
      'Aref Ruqaa',
      'El Messiri',
      'Marhey',
      'Rakkas',
      'Katibeh',
    ])
    await user.click(button(/Amiri/))
    expect(box().fontFamily).toBe('Amiri')
    expect(button(/Amiri/)).toHaveAttribute('aria-pressed', 'true')
  })

  it('only warn in the console when a font is set and no text is selected', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    const { user } = show(<FontFamilyPanel />, null)
    expect(screen.getByText('اختر نصًا من اللوحة أولًا.')).toBeVisible()
    await user.click(button(/Lateef/))
    expect(warn).toHaveBeenCalledWith('no input field selected')
    warn.mockRestore()
  })

  it('set the size up to 50, the whole way of the slider as one step', () => {
    const { box, studio } = show(<FontSizePanel />)
    const slider = screen.getByRole('slider', { hidden: true })
    expect(slider).toHaveAttribute('max', '50')
    expect(slider).toHaveValue('16')
    fireEvent.pointerDown(slider)
    for (const size of [20, 30, 40]) slide('حجم الخط', size)
    fireEvent.pointerUp(slider)
    expect(box().fontSize).toBe(40)
    studio.undo()
    expect(box().fontSize).toBe(16)
  })

  it('end the step of a slider that goes while a finger is on it', () => {
    const { box, studio, unmount } = show(<FontSizePanel />)
    fireEvent.pointerDown(screen.getByRole('slider', { hidden: true }))
    slide('حجم الخط', 40)
    unmount()
    studio.run(setText, { id: 'box-1', text: 'بعد ذلك' })
    studio.undo()
    expect(box()).toMatchObject({ fontSize: 40, text: '' })
  })

  it('set the colour by a ready one, by hex digits, and leave it while the digits are not whole', async () => {
    const { user, box } = show(<FontColorPanel />)
    await user.click(button('اللون #0b5d6b'))
    expect(box().fontColor).toBe('0b5d6b')
    const field = screen.getByRole('textbox', { name: 'رمز اللون', hidden: true })
    fireEvent.change(field, { target: { value: '#B835' } })
    expect(box().fontColor).toBe('0b5d6b')
    fireEvent.change(field, { target: { value: '#B83567' } })
    expect(box().fontColor).toBe('b83567')
  })

  it('set how the text looks, how it runs and where it stands', async () => {
    const { user, box } = show(<TextPanel children={<ArrangeFields />} />)
    for (const name of ['عريض', 'حدود', 'ظل', 'لوح خلف النص', 'يمين', 'عند اليسار']) await user.click(button(name))
    slide('تباعد الأسطر', 4)
    slide('العتامة', 40)
    expect(box()).toMatchObject({
      bold: true,
      outline: true,
      shadow: true,
      plate: true,
      align: 'start',
      x: 0,
      lineGap: 4,
      opacity: 0.4,
    })
  })

  it('copy, paste, order, lock and delete by buttons that say when they cannot', async () => {
    const { user, box, studio } = show(<TextPanel children={<ArrangeFields />} />)
    const count = () => studio.view().design.boxes.length
    expect(button('لصق')).toBeDisabled()
    expect(button('إلى الأمام')).toBeDisabled()
    await user.click(button('نسخ'))
    await user.click(button('لصق'))
    expect(count()).toBe(2)
    await user.click(button('إلى الخلف'))
    expect(box().id).toBe(studio.view().selected)
    await user.click(button('قفل'))
    expect(button('حذف')).toBeDisabled()
    expect(screen.getByText('هذا النص مقفل، افتح القفل لتغييره.')).toBeVisible()
    await user.click(button('فتح القفل'))
    await user.click(button('حذف'))
    expect(count()).toBe(1)
  })

  it('leave a locked text as it is, without a warning', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    const { user, box, studio } = show(<TextPanel children={<ArrangeFields />} />)
    studio.run(lockBox, undefined)
    await user.click(button('عريض'))
    expect(box().bold).toBe(false)
    expect(warn).not.toHaveBeenCalled()
    warn.mockRestore()
  })
})
