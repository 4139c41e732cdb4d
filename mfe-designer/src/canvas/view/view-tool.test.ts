import { gripOf } from '../pointers/grip'
import { ViewTool } from './view-tool'

/** A room of 360 by 500 px with a stage of 360 by 360. */
function aView() {
  const room = document.createElement('div')
  const frame = room.appendChild(document.createElement('div'))
  Object.defineProperties(room, { clientWidth: { value: 360 }, clientHeight: { value: 500 } })
  room.getBoundingClientRect = () => ({ left: 0, top: 0, width: 360, height: 500 }) as DOMRect
  room.scrollTo = () => Object.assign(room, { scrollLeft: 0, scrollTop: 0 })
  const onZoom = jest.fn()
  const tool = new ViewTool(frame, onZoom)
  tool.fit({ width: 360, height: 360 })
  return { room, frame, onZoom, tool }
}

const closed = gripOf({ x: 130, y: 250 }, { x: 230, y: 250 })
const open = gripOf({ x: 80, y: 250 }, { x: 280, y: 250 })

describe('the canvas in its room', () => {
  it('follows two fingers by one transform, and is rendered larger when they are lifted', () => {
    const { frame, onZoom, tool } = aView()
    tool.pinch(closed, open)
    expect(frame.style.transform).toBe('translate(0px, 0px) scale(2)')
    expect(onZoom).not.toHaveBeenCalledWith(2)
    tool.end()
    expect(onZoom).toHaveBeenLastCalledWith(2)
    expect(frame.style).toMatchObject({ transform: '', position: 'absolute', left: '-180px', top: '-110px' })
  })

  it('stays as it is where two fingers only tap', () => {
    const { onZoom, tool } = aView()
    tool.pinch(closed, gripOf({ x: 127, y: 252 }, { x: 232, y: 252 }))
    tool.end()
    expect(onZoom).toHaveBeenLastCalledWith(1)
    expect(tool.isWhole).toBe(true)
  })

  it('is shown whole again, as it stood before', () => {
    const { room, frame, onZoom, tool } = aView()
    tool.zoomBy(1.25)
    expect([onZoom.mock.lastCall, room.style.overflow]).toEqual([[1.25], 'hidden'])
    tool.reset()
    expect(onZoom).toHaveBeenLastCalledWith(1)
    expect([room.getAttribute('style'), frame.getAttribute('style')]).toEqual(['', ''])
  })

  it('goes to what the browser scrolls to, within its bounds', () => {
    const { room, frame, tool } = aView()
    tool.zoomBy(2)
    Object.assign(room, { scrollLeft: 50, scrollTop: 500 })
    tool.takeScroll()
    expect(frame.style).toMatchObject({ left: '-230px', top: '-220px' })
    expect([room.scrollLeft, room.scrollTop]).toEqual([0, 0])
  })
})
