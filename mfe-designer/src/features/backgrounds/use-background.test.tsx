import { act, renderWithHost, screen } from '@yawmi/testing'
import { initialDesign } from '../../document/pristine'
import { createStudio } from '../../studio/studio'
import { loadEveryPicture } from '../../testing/designs'
import { useBackground } from './use-background'

/** Ends of the pictures that are on their way, in the order in which they were asked for. */
let onTheWay: { come: () => void; fail: () => void }[]
beforeEach(() => {
  jest.useFakeTimers()
  onTheWay = []
  loadEveryPicture()
  HTMLImageElement.prototype.decode = () =>
    new Promise((resolve, reject) => onTheWay.push({ come: resolve, fail: () => reject(new Error('404')) }))
})
afterEach(() => jest.useRealTimers())

function show() {
  const studio = createStudio(initialDesign('box-1'))
  let set = (_: string) => {}
  const Choosing = () => {
    const background = useBackground(studio)
    set = background.set
    return <p>{background.progress}</p>
  }
  renderWithHost(<Choosing />)
  const after = (work: () => void) =>
    act(async () => {
      work()
      await jest.advanceTimersByTimeAsync(0)
    })
  return {
    studio,
    after,
    choose: (path: string) => after(() => set(path)),
    path: () => studio.view().design.background?.path,
  }
}
const LOADING = 'جارٍ تحميل الصورة…'
const REFUSED = /^تعذّر تحميل هذه الصورة/

it('is told of while it is on its way for longer than a moment', async () => {
  const { after, choose, path } = show()
  await choose('designs/one.webp')
  expect(screen.queryByText(LOADING)).toBeNull()
  await after(() => jest.advanceTimersByTime(400))
  expect(screen.getByText(LOADING)).toBeVisible()
  await after(() => onTheWay[0]!.come())
  expect(screen.queryByText(LOADING)).toBeNull()
  expect(path()).toBe('designs/one.webp')
})

it('is the later one of two, whichever comes first, and the earlier one fails unheard', async () => {
  const { after, choose, path } = show()
  await choose('designs/one.webp')
  await choose('designs/two.webp')
  await after(() => onTheWay[1]!.come())
  await after(() => onTheWay[0]!.fail())
  await after(() => onTheWay[2]!.fail())
  expect(path()).toBe('designs/two.webp')
  expect(screen.queryByText(REFUSED)).toBeNull()
})

it('comes too late for a design that was begun meanwhile', async () => {
  const { studio, after, choose, path } = show()
  await choose('designs/one.webp')
  await after(() => studio.open())
  await after(() => onTheWay[0]!.come())
  expect(path()).toBeUndefined()
})

it('is left away where it cannot be had, which is said', async () => {
  const { after, choose, path } = show()
  await choose('designs/one.webp')
  await after(() => onTheWay[0]!.fail())
  await after(() => onTheWay[1]!.fail())
  expect(path()).toBeUndefined()
  expect(screen.getByText(REFUSED)).toBeInTheDocument()
})
