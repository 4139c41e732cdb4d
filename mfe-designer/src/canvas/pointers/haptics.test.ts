import { textBox } from '../../document/box'
import { studioWith } from '../../testing/studio-with'
import { PointerTool } from './pointer-tool'

const at = (clientX: number, clientY: number) => ({ clientX, clientY, pointerId: 1 })
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** A stage of 700 with two boxes, the first of them selected. */
function aPointer() {
  const studio = studioWith(
    {
      background: null,
      boxes: [textBox('box-1', { x: 100, y: 60, width: 200 }), textBox('box-2', { x: 437, y: 611 })],
    },
    'box-1',
  )
  const stage = document.createElement('div')
  stage.innerHTML = '<div data-box="box-1" tabindex="0"></div><div data-box="box-2" tabindex="0"></div>'
  const guides = document.createElement('div')
  guides.innerHTML = '<div></div>'.repeat(6)
  const overlay = { current: { handles: document.createElement('div'), guides } }
  const frame = { current: { stopDrag: () => {}, updateRect: () => {} } }
  return { studio, tool: new PointerTool(studio, { stage, frame, overlay, scale: 1, maxWidth: 630 }) }
}

const vibrate = jest.fn()
beforeEach(() => vibrate.mockClear())
afterEach(() => void Reflect.deleteProperty(navigator, 'vibrate'))

it('lets a finger feel once that a box has come in line, not for as long as it is', async () => {
  Object.assign(navigator, { vibrate })
  const { tool } = aPointer()
  tool.pressBox('box-1', at(0, 0))
  // Away from everything.
  tool.move(at(57, 33))
  await nextFrame()
  expect(vibrate).not.toHaveBeenCalled()
  // The middle of 100 to 300 comes to that of the stage, 350.
  tool.move(at(149, 33))
  await nextFrame()
  expect(vibrate).toHaveBeenCalledTimes(1)
  tool.move(at(150, 34))
  await nextFrame()
  expect(vibrate).toHaveBeenCalledTimes(1)
})

it('lets a finger feel that a long press has added a box', () => {
  Object.assign(navigator, { vibrate })
  const { tool, studio } = aPointer()
  tool.pressBox('box-2', at(0, 0), { touch: true })
  expect(tool.hold()).toBe(true)
  expect(studio.view().others).toEqual(['box-1'])
  expect(vibrate.mock.calls).toEqual([[8]])
})

it('goes without where the device has none', () => {
  const { tool } = aPointer()
  tool.pressBox('box-2', at(0, 0), { touch: true })
  expect(tool.hold()).toBe(true)
})
