import { act, answer, aPage, aTag, fireEvent, renderWithHost, screen, useNetwork, within } from '@yawmi/testing'
import { lockBox } from '../../commands/lock-box'
import { textBox, type ElementBox } from '../../document/box'
import { MAX_BOXES } from '../../document/design'
import { initialDesign } from '../../document/pristine'
import { createStudio } from '../../studio/studio'
import { StudioProvider } from '../../studio/use-studio'
import { aDesign, loadEveryPicture } from '../../testing/designs'
import { ElementsPanel } from './elements-panel'

useNetwork()
beforeEach(loadEveryPicture)

function show() {
  const studio = createStudio(initialDesign('box-1'))
  studio.select('box-1')
  const utils = renderWithHost(
    <StudioProvider value={studio}>
      <ElementsPanel
        type="image"
        ownPicture={null}
        emoji={null}
        stickers={null}
        layers={null}
        arrange={null}
        pictureEdit={null}
      />
    </StudioProvider>,
    { role: 'subscriber' },
  )
  return { ...utils, studio, last: () => studio.view().design.boxes.at(-1) as ElementBox }
}
const button = (name: string | RegExp) => screen.getByRole('button', { name, hidden: true })
const colors = (name: string) => within(screen.getByRole('group', { name, hidden: true }))

describe('the panel of elements', () => {
  it('puts a shape on the picture and goes on with its look', async () => {
    const { user, last, studio } = show()
    await user.click(button('نجمة ثمانية'))
    expect(last()).toMatchObject({ shape: 'star' })
    expect(button('شكل العنصر')).toHaveAttribute('aria-pressed', 'true')
    await user.click(colors('لون التعبئة').getByRole('button', { name: 'اللون #f5a524', hidden: true }))
    await user.click(colors('لون الحدود').getByRole('button', { name: 'اللون #000000', hidden: true }))
    await user.click(button('قلب أفقي'))
    fireEvent.change(screen.getByRole('slider', { name: 'الدوران', hidden: true }), { target: { value: 30 } })
    expect(last()).toMatchObject({ fill: 'f5a524', stroke: '000000', strokeWidth: 6, flipX: true, rotation: 30 })
    await user.click(button('دون تعبئة'))
    expect(last()).toMatchObject({ fill: '' })
    act(studio.undo)
    expect(last()).toMatchObject({ fill: 'f5a524' })
  })

  it('says values in the plural forms of their numbers', async () => {
    const { user } = show()
    await user.click(button('نجمة ثمانية'))
    const slider = (name: string) => screen.getByRole('slider', { name, hidden: true })
    const valueText = (name: string, value: number) => {
      fireEvent.change(slider(name), { target: { value } })
      return slider(name).getAttribute('aria-valuetext')
    }
    expect([0, 1, 2, 5, 11, 100, 103].map((value) => valueText('الدوران', value))).toEqual([
      '0 درجة',
      'درجة واحدة',
      'درجتان',
      '5 درجات',
      '11 درجة',
      '100 درجة',
      '103 درجات',
    ])
    expect([1, 2, 4, 12].map((value) => valueText('سماكة الحدود', value))).toEqual([
      'نقطة واحدة',
      'نقطتان',
      '4 نقاط',
      '12 نقطة',
    ])
  })

  it('says why nothing is added to a design that is full', async () => {
    const { user, studio, last } = show()
    expect(screen.queryByText(/وهذا أقصى عدد/)).toBeNull()
    const boxes = Array.from({ length: MAX_BOXES }, (_, at) => textBox(`box-${at + 1}`, { text: 'نص' }))
    act(() => studio.open({ id: 'full', design: { background: null, boxes } }))
    await user.click(button('نجمة ثمانية'))
    expect(last()).toMatchObject({ type: 'text' })
    expect(screen.getByText('في تصميمك 200 عنصر، وهذا أقصى عدد. احذف عنصرًا لتضيف غيره.')).toBeVisible()
  })

  it('offers a line no area, and a locked shape no change', async () => {
    const { user, studio } = show()
    await user.click(button('سهم'))
    expect(screen.queryByRole('group', { name: 'لون التعبئة', hidden: true })).toBeNull()
    act(() => void studio.run(lockBox, undefined))
    expect(await screen.findByText('هذا العنصر مقفل، افتح القفل لتغييره.')).toBeInTheDocument()
    expect(screen.getByRole('slider', { name: 'العرض', hidden: true })).toBeDisabled()
  })

  it('puts a picture of the library on the picture', async () => {
    answer('tags', { data: [aTag({ name: 'هدوء' })] })
    answer('contents', aPage([aDesign('ورد')]))
    const { user, last } = show()
    await user.click(button('الصور'))
    await user.click(await screen.findByRole('button', { name: 'ورد', hidden: true }))
    await screen.findByRole('button', { name: 'شكل العنصر', hidden: true })
    expect(last()).toMatchObject({ type: 'picture', picture: { path: 'designs/ward.webp' }, width: 280, height: 350 })
  })

  it('says that a picture is on its way, and puts it there once however often it is pressed meanwhile', async () => {
    let come = () => {}
    HTMLImageElement.prototype.decode = () => new Promise((resolve) => (come = resolve))
    answer('tags', { data: [aTag({ name: 'هدوء' })] })
    answer('contents', aPage([aDesign('ورد')]))
    const { user, studio } = show()
    await user.click(button('الصور'))
    const picture = await screen.findByRole('button', { name: 'ورد', hidden: true })
    await user.click(picture)
    const comeFirst = come
    expect(await screen.findByText('جارٍ تحميل الصورة…')).toBeInTheDocument()
    await user.click(picture)
    await act(async () => {
      comeFirst()
      come()
    })
    await screen.findByRole('button', { name: 'شكل العنصر', hidden: true })
    expect(studio.view().design.boxes).toHaveLength(2)
  })
})
