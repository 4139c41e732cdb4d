import { textBox } from '../../document/design'
import { studioWith } from '../../testing/studio-with'
import { gripOf } from './pinch-geometry'
import { PointerTool } from './pointer-tool'

const press = new MouseEvent('pointerdown')

/** A stage with two boxes, the first of them selected. */
function aPointer({ locked = false } = {}) {
  const studio = studioWith(
    {
      background: null,
      boxes: [textBox('box-1', { x: 100, y: 200, width: 200, fontSize: 20, locked }), textBox('box-2')],
    },
    'box-1',
  )
  const stage = document.createElement('div')
  stage.innerHTML = '<div data-box="box-1" tabindex="0"></div><div data-box="box-2" tabindex="0"></div>'
  const frame = {
    waitToChangeTarget: jest.fn(() => Promise.resolve()),
    dragStart: jest.fn(),
    stopDrag: jest.fn(),
    updateRect: jest.fn(),
  }
  const tool = new PointerTool(studio, { stage, frame: { current: frame }, scale: 1, maxWidth: 630 })
  const { style } = stage.querySelector<HTMLElement>('[data-box=box-1]')!
  return { studio, frame, tool, style }
}

const closed = gripOf({ x: 0, y: 0 }, { x: 100, y: 0 })
const open = gripOf({ x: -50, y: 0 }, { x: 150, y: 0 })

describe('a press on a box', () => {
  it('selects it, and goes on as a drag of the frame', async () => {
    const { studio, frame, tool } = aPointer()
    tool.pressBox('box-2', press)
    expect(tool.state).toBe('pointing')
    expect(studio.view().selected).toBe('box-2')
    await Promise.resolve()
    expect(frame.dragStart).toHaveBeenCalledWith(press)
    tool.release()
    expect(tool.state).toBe('idle')
    expect(studio.view().editing).toBeNull()
  })

  it('edits its text where it was selected before and the press is a tap', () => {
    const { studio, tool } = aPointer()
    tool.pressBox('box-1', press)
    tool.release()
    expect(studio.view().editing).toBe('box-1')
  })

  it('edits nothing where the box is locked, the browser takes the pointer, or the pointer moves', () => {
    const locked = aPointer({ locked: true })
    locked.tool.pressBox('box-1', press)
    locked.tool.release()
    const cancelled = aPointer()
    cancelled.tool.pressBox('box-1', press)
    cancelled.tool.cancel()
    cancelled.tool.release()
    const moved = aPointer()
    moved.tool.pressBox('box-1', press)
    moved.tool.drag([3, 0])
    moved.tool.release()
    moved.tool.end()
    for (const { studio, tool } of [locked, cancelled, moved]) {
      expect(tool.state).toBe('idle')
      expect(studio.view().editing).toBeNull()
    }
  })
})

describe('a finger beside the boxes', () => {
  it('is a tap only where no second finger follows', () => {
    const { tool } = aPointer()
    const tap = jest.fn()
    tool.press(tap)
    expect(tool.state).toBe('pointing')
    tool.pinchStart(closed)
    tool.release()
    tool.pinchEnd()
    expect(tap).not.toHaveBeenCalled()
    tool.press(tap)
    tool.release()
    expect(tap).toHaveBeenCalledTimes(1)
  })
})

describe('a drag', () => {
  it('writes the element alone until its end, which is one step', () => {
    const { studio, tool, style } = aPointer()
    tool.drag([10, 5])
    tool.drag([30, -20])
    expect(tool.state).toBe('dragging')
    expect(style.transform).toBe('translate(130px, 180px) rotate(0deg)')
    expect(studio.boxes()[0]).toMatchObject({ x: 100, y: 200 })
    tool.end()
    expect(tool.state).toBe('idle')
    expect(style.willChange).toBe('')
    expect(studio.boxes()[0]).toMatchObject({ x: 130, y: 180 })
    studio.undo()
    expect(studio.boxes()[0]).toMatchObject({ x: 100, y: 200 })
    expect(studio.view().canUndo).toBe(false)
  })

  it('stays within reach', () => {
    const { tool, style } = aPointer()
    tool.drag([-5000, 0])
    const shown = Number(/-?[\d.]+/.exec(style.transform)?.[0])
    expect(shown).toBeGreaterThan(-200)
  })

  it('is given up where the frame goes', () => {
    const { studio, tool, style } = aPointer()
    tool.drag([30, 0])
    tool.leave('box-1')
    tool.end()
    expect(tool.state).toBe('idle')
    expect(style.transform).toBe('translate(100px, 200px) rotate(0deg)')
    expect(studio.view().canUndo).toBe(false)
  })
})

describe('a handle', () => {
  it('resizes or turns the box in one step', () => {
    const { studio, tool, style } = aPointer()
    tool.handle({ x: 90, width: 220 })
    tool.handle({ x: 80, width: 240 })
    expect(tool.state).toBe('handling')
    expect(style.width).toBe('240px')
    tool.end()
    expect(studio.boxes()[0]).toMatchObject({ x: 80, width: 240 })
  })

  it('changes nothing where it was let go at once', () => {
    const { studio, tool } = aPointer()
    tool.end()
    expect(studio.view().canUndo).toBe(false)
  })
})

describe('two fingers', () => {
  it('grow the box and its text in one step', () => {
    const { studio, frame, tool, style } = aPointer()
    expect(tool.pinchStart(closed)).toBe(true)
    expect(tool.state).toBe('pinching')
    expect(tool.pinchMove(open)).toBe(true)
    expect(style).toMatchObject({ width: '400px', fontSize: '40px' })
    expect(frame.updateRect).toHaveBeenCalled()
    tool.pinchEnd()
    expect(tool.state).toBe('idle')
    expect(studio.boxes()[0]).toMatchObject({ x: 0, width: 400, fontSize: 40 })
  })

  it('take over from a drag where it has brought the box', () => {
    const { studio, frame, tool, style } = aPointer()
    tool.drag([50, 0])
    tool.pinchStart(closed)
    expect(frame.stopDrag).toHaveBeenCalled()
    expect(style.transform).toBe('translate(150px, 200px) rotate(0deg)')
    tool.drag([500, 0])
    expect(tool.state).toBe('pinching')
    tool.pinchEnd()
    expect(studio.boxes()[0]).toMatchObject({ x: 150, y: 200 })
  })

  it('hold no box that is locked, edited or not selected', () => {
    const locked = aPointer({ locked: true })
    const edited = aPointer()
    edited.studio.edit('box-1')
    const unselected = aPointer()
    unselected.studio.select(null)
    for (const { tool } of [locked, edited, unselected]) {
      expect(tool.pinchStart(closed)).toBe(false)
      expect(tool.pinchMove(open)).toBe(false)
      expect(tool.state).toBe('idle')
    }
  })
})
