import { shapeBox } from '../../document/shape-box'
import { duplicateBox } from '../../commands/clipboard'
import { groupBoxes } from '../../commands/together/group-boxes'
import { textBox } from '../../document/box'
import { studioWith } from '../../testing/studio-with'
import { gripOf } from './grip'
import { loadPinch } from './pinch/load-pinch'
import type { CanvasPinch, PointerSurface } from './pointer-state'
import { PointerTool } from './pointer-tool'

/** Where a pointer is, as its events say. */
const at = (clientX: number, clientY: number, pointerId = 1) => ({ clientX, clientY, pointerId })
const press = at(0, 0)
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

interface Given {
  locked: boolean
  scale: number
  onFree: PointerSurface['onFree']
  view: CanvasPinch
}

/** A stage with two boxes, the first of them selected. */
function aPointer({ locked = false, scale = 1, onFree, view }: Partial<Given> = {}) {
  const studio = studioWith(
    {
      background: null,
      boxes: [textBox('box-1', { x: 100, y: 200, width: 200, fontSize: 20, locked }), textBox('box-2', { x: 437 })],
    },
    'box-1',
  )
  const stage = document.createElement('div')
  stage.innerHTML = '<div data-box="box-1" tabindex="0"></div><div data-box="box-2" tabindex="0"></div>'
  const frame = { stopDrag: jest.fn() }
  const handles = document.createElement('div')
  const guides = document.createElement('div')
  guides.innerHTML = '<div></div>'.repeat(6)
  const overlay = { current: { handles, guides } }
  const tool = new PointerTool(studio, {
    stage,
    frame: { current: frame },
    overlay,
    scale,
    maxWidth: 630,
    onFree,
    view: { current: view ?? null },
  })
  const styleOf = (id: string) => stage.querySelector<HTMLElement>(`[data-box=${id}]`)!.style
  const lines = () => [...guides.children].map((guide) => (guide as HTMLElement).style.transform).filter(Boolean)
  return { studio, frame, tool, handles, lines, style: styleOf('box-1'), styleOf }
}

// It comes with the first selection.
beforeAll(loadPinch)

const closed = gripOf({ x: 0, y: 0 }, { x: 100, y: 0 })
const open = gripOf({ x: -50, y: 0 }, { x: 150, y: 0 })

describe('a press on a box', () => {
  it('selects it, and goes on as its drag', async () => {
    const { studio, tool, styleOf } = aPointer()
    tool.pressBox('box-2', at(500, 20))
    expect(tool.state).toBe('pointing')
    expect(studio.view().selected).toBe('box-2')
    tool.move(at(470, 70))
    await nextFrame()
    expect(tool.state).toBe('dragging')
    expect(styleOf('box-2').transform).toBe('translate(407px, 50px) rotate(0deg)')
    tool.release()
    expect(tool.state).toBe('idle')
    expect(studio.boxes()[1]).toMatchObject({ x: 407, y: 50 })
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
    moved.tool.move(at(3, 0))
    moved.tool.release()
    for (const { studio, tool } of [locked, cancelled, moved]) {
      expect(tool.state).toBe('idle')
      expect(studio.view().editing).toBeNull()
    }
  })
})

describe('a shape', () => {
  it('is dragged and pinched like a text, and is not edited by a tap', async () => {
    const { studio, tool, style } = aPointer()
    studio.open({
      id: 'draft',
      design: { background: null, boxes: [shapeBox('box-1', { shape: 'line', x: 100, y: 200, width: 200 })] },
    })
    studio.select('box-1')
    tool.pressBox('box-1', press)
    tool.release()
    expect(studio.view().editing).toBeNull()
    tool.pressBox('box-1', press)
    tool.move(at(50, 0))
    tool.release()
    expect(studio.view().design.boxes[0]).toMatchObject({ x: 150, y: 200 })
    tool.pinchStart(closed)
    tool.pinchMove(open)
    await nextFrame()
    // Without a layout: it looks the same in any size.
    expect(style.transform).toBe('translate(150px, 200px) rotate(0deg) scale(2)')
    tool.pinchEnd()
    expect(studio.view().design.boxes[0]).toMatchObject({ x: 50, y: 176, width: 400, height: 96 })
    expect(style).toMatchObject({ width: '400px', height: '96px', transform: 'translate(50px, 176px) rotate(0deg)' })
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
  it('writes the element alone until its end, which is one step', async () => {
    const { studio, tool, style, handles } = aPointer()
    tool.pressBox('box-1', at(150, 210))
    tool.move(at(160, 215))
    tool.move(at(180, 190))
    await nextFrame()
    expect(tool.state).toBe('dragging')
    expect(style.transform).toBe('translate(130px, 180px) rotate(0deg)')
    expect(handles.style.transform).toBe('translate(30px, -20px)')
    expect(studio.boxes()[0]).toMatchObject({ x: 100, y: 200 })
    tool.release()
    expect(tool.state).toBe('idle')
    expect(style.willChange).toBe('')
    expect(handles.getAttribute('style')).toBe('')
    expect(studio.boxes()[0]).toMatchObject({ x: 130, y: 180 })
    studio.undo()
    expect(studio.boxes()[0]).toMatchObject({ x: 100, y: 200 })
    expect(studio.view().canUndo).toBe(false)
  })

  it('writes once a frame, however many moves come, and nothing but transforms', async () => {
    const { tool, style } = aPointer()
    tool.pressBox('box-1', press)
    tool.move(at(1, 0))
    await nextFrame()
    const written = jest.fn()
    for (const name of ['transform', 'width', 'minHeight', 'fontSize'] as const)
      Object.defineProperty(style, name, { set: written.bind(null, name), configurable: true })
    for (let x = 2; x < 40; x += 1) tool.move(at(x, 0))
    expect(written).not.toHaveBeenCalled()
    await nextFrame()
    expect(written.mock.calls).toEqual([['transform', 'translate(139px, 200px) rotate(0deg)']])
  })

  it('measures the texts once, as it begins', async () => {
    const { studio, tool } = aPointer()
    const heightOf = jest.fn(() => 40)
    studio.measureBy(heightOf)
    tool.pressBox('box-1', press)
    tool.move(at(1, 0))
    await nextFrame()
    const before = heightOf.mock.calls.length
    tool.move(at(20, 3))
    await nextFrame()
    expect(before).toBeGreaterThan(0)
    expect(heightOf).toHaveBeenCalledTimes(before)
  })

  it('goes its way over the scale, and ends where the pointer was let go before the next frame', () => {
    const { studio, tool } = aPointer({ scale: 0.5 })
    tool.pressBox('box-1', press)
    tool.move(at(15, 0))
    tool.release()
    expect(studio.boxes()[0]).toMatchObject({ x: 130, y: 200 })
  })

  it('is of the pointer that pressed', async () => {
    const { tool, style } = aPointer()
    tool.pressBox('box-1', press)
    tool.move(at(30, 0, 2))
    expect(tool.state).toBe('pointing')
    tool.move(at(5, 0))
    tool.move(at(30, 0, 2))
    await nextFrame()
    expect(style.transform).toBe('translate(105px, 200px) rotate(0deg)')
  })

  it('snaps to what is near, shows by what, and hides that at its end', async () => {
    const { studio, tool, style, lines } = aPointer()
    tool.pressBox('box-1', press)
    // The left edge of the other text is at 437.
    tool.move(at(333, 10))
    await nextFrame()
    expect(style.transform).toBe('translate(437px, 210px) rotate(0deg)')
    expect(lines()).toEqual([expect.stringMatching(/^translate\(437px, 0px\) scale\(1, \d+\)$/)])
    tool.release()
    expect(lines()).toEqual([])
    expect(studio.boxes()[0]).toMatchObject({ x: 437, y: 210 })
  })

  it('moves on with handles that come in the middle of it', async () => {
    const { tool, handles } = aPointer()
    tool.pressBox('box-1', press)
    tool.move(at(20, 0))
    await nextFrame()
    tool.framed()
    expect(handles.style.transform).toBe('translate(0px, 0px)')
    tool.move(at(25, 3))
    await nextFrame()
    expect(handles.style.transform).toBe('translate(5px, 3px)')
  })

  it('stays within reach', async () => {
    const { tool, style } = aPointer()
    tool.pressBox('box-1', press)
    tool.move(at(-5000, 0))
    await nextFrame()
    const shown = Number(/-?[\d.]+/.exec(style.transform)?.[0])
    expect(shown).toBeGreaterThan(-200)
    expect(shown).toBeLessThan(0)
  })

  it('is given up where the selection goes', () => {
    const { studio, tool, style } = aPointer()
    tool.pressBox('box-1', press)
    tool.move(at(30, 0))
    tool.leave('box-1')
    tool.release()
    expect(tool.state).toBe('idle')
    expect(style.transform).toBe('translate(100px, 200px) rotate(0deg)')
    expect(studio.view().canUndo).toBe(false)
  })

  it('ends where it is when the browser takes the pointer', () => {
    const { studio, tool } = aPointer()
    tool.pressBox('box-1', press)
    tool.move(at(30, 0))
    tool.cancel()
    expect(tool.state).toBe('idle')
    expect(studio.boxes()[0]).toMatchObject({ x: 130 })
  })
})

describe('a handle', () => {
  it('resizes or turns the box in one step', () => {
    const { studio, tool, style } = aPointer()
    tool.handle({ x: 90, width: 220 })
    tool.handle({ x: 80, width: 240 })
    expect(tool.state).toBe('handling')
    expect(style).toMatchObject({ width: '240px', willChange: 'transform' })
    tool.end()
    expect(style.willChange).toBe('')
    expect(studio.boxes()[0]).toMatchObject({ x: 80, width: 240 })
  })

  it('changes nothing where it was let go at once', () => {
    const { studio, tool } = aPointer()
    tool.end()
    expect(studio.view().canUndo).toBe(false)
  })
})

describe('two fingers', () => {
  it('grow the box and its text in one step', async () => {
    const { studio, tool, style, handles } = aPointer()
    expect(tool.pinchStart(closed)).toBe(true)
    expect(tool.state).toBe('pinching')
    expect(tool.pinchMove(open)).toBe(true)
    await nextFrame()
    expect(style).toMatchObject({ width: '400px', fontSize: '40px', willChange: 'transform' })
    // Placed anew when the fingers are lifted.
    expect(handles.style.opacity).toBe('0')
    tool.pinchEnd()
    expect(tool.state).toBe('idle')
    expect([handles.style.opacity, style.willChange]).toEqual(['', ''])
    expect(studio.boxes()[0]).toMatchObject({ x: 0, width: 400, fontSize: 40 })
  })

  it('grow the box also where they leave before the next frame', () => {
    const { studio, tool } = aPointer()
    tool.pinchStart(closed)
    tool.pinchMove(open)
    tool.pinchEnd()
    expect(studio.boxes()[0]).toMatchObject({ x: 0, width: 400, fontSize: 40 })
  })

  it('take over from a drag where it has brought the box', async () => {
    const { studio, tool, style, handles } = aPointer()
    tool.pressBox('box-1', press)
    tool.move(at(50, 0))
    tool.pinchStart(closed)
    expect(style.transform).toBe('translate(150px, 200px) rotate(0deg)')
    expect(handles.style.transform).toBe('')
    tool.move(at(500, 0))
    await nextFrame()
    expect(tool.state).toBe('pinching')
    tool.pinchEnd()
    expect(studio.boxes()[0]).toMatchObject({ x: 150, y: 200 })
  })

  it('take over from a handle', () => {
    const { frame, tool } = aPointer()
    tool.handle({ x: 90, width: 220 })
    tool.pinchStart(closed)
    expect(frame.stopDrag).toHaveBeenCalled()
    tool.handle({ x: 80, width: 240 })
    expect(tool.state).toBe('pinching')
  })

  it('have the canvas where they hold no box, from when its code is there until they are lifted', () => {
    const onFree = jest.fn()
    const view = { pinch: jest.fn(), end: jest.fn() }
    const { studio, tool } = aPointer({ onFree, view })
    expect(tool.pinchStart(closed)).toBe(true)
    tool.pinchMove(open)
    tool.pinchEnd()
    expect([onFree, view.pinch, view.end].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0])
    studio.select(null)
    expect(tool.pinchStart(closed)).toBe(false)
    tool.lookStart(closed)
    expect(onFree).toHaveBeenCalledTimes(1)
    expect(tool.pinchMove(closed)).toBe(true)
    expect(tool.pinchMove(open)).toBe(true)
    // Once a frame, and also where they leave before the next.
    expect(view.pinch).not.toHaveBeenCalled()
    tool.pinchEnd()
    expect(view.pinch).toHaveBeenLastCalledWith(closed, open)
    expect(view.end).toHaveBeenCalledTimes(1)
    expect(tool.pinchMove(closed)).toBe(false)
    expect(view.pinch).toHaveBeenCalledTimes(1)
  })

  it('begin neither a tap nor a long press of the first of them', () => {
    const [tap, hold] = [jest.fn(), jest.fn()]
    const { studio, tool } = aPointer()
    studio.select(null)
    tool.press(tap, undefined, hold)
    tool.lookStart(closed)
    expect(tool.hold()).toBe(false)
    tool.release()
    expect([tap, hold].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
    expect(tool.state).toBe('looking')
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

describe('several selected boxes', () => {
  const both = () => {
    const pointer = aPointer()
    pointer.studio.select('box-1', ['box-2'])
    return pointer
  }

  it('are dragged together by any of them, in one step', async () => {
    const { studio, tool, styleOf } = both()
    tool.pressBox('box-2', press)
    tool.move(at(-37, 60))
    await nextFrame()
    expect(styleOf('box-1').transform).toBe('translate(63px, 260px) rotate(0deg)')
    expect(styleOf('box-2').transform).toBe('translate(400px, 60px) rotate(0deg)')
    tool.release()
    expect(studio.boxes()).toMatchObject([
      { x: 63, y: 260 },
      { x: 400, y: 60 },
    ])
    studio.undo()
    expect(studio.boxes()).toMatchObject([{ x: 100 }, { x: 437 }])
  })

  it('grow and turn together about the middle of all', () => {
    const { studio, tool } = both()
    const [before, other] = studio.boxes()
    tool.pinchStart(closed)
    tool.pinchMove(open)
    tool.pinchEnd()
    const [after, otherAfter] = studio.boxes()
    const growth = after!.width / before!.width
    expect(growth).toBeGreaterThan(1.2)
    expect(otherAfter!.width / other!.width).toBeCloseTo(growth)
    expect(after!.x).toBeLessThan(before!.x)
    expect(studio.view().others).toEqual(['box-2'])
    studio.undo()
    expect(studio.boxes()).toEqual([before, other])
  })

  it('stay together where two fingers take over from the drag of one of them', async () => {
    const { studio, tool } = aPointer()
    studio.select('box-1', ['box-2'])
    tool.pressBox('box-1', press)
    tool.move(at(40, 0))
    await nextFrame()
    tool.pinchStart(closed)
    tool.pinchEnd()
    expect(studio.boxes().map(({ x }) => x)).toEqual([140, 477])
  })

  it('are added and taken away by presses with a key', () => {
    const { studio, tool } = aPointer()
    tool.pressBox('box-2', press, { adds: true })
    tool.release()
    expect(studio.view()).toMatchObject({ selected: 'box-2', others: ['box-1'] })
    tool.pressBox('box-2', press, { adds: true })
    tool.release()
    expect(studio.view()).toMatchObject({ selected: 'box-1', others: [] })
  })

  it('are added by a long press on a second one, and by taps from then on', () => {
    const { studio, tool } = aPointer()
    tool.pressBox('box-2', press, { touch: true })
    expect(tool.hold()).toBe(true)
    expect(tool.isHeld).toBe(true)
    tool.release()
    expect(studio.view()).toMatchObject({ selected: 'box-2', others: ['box-1'] })
    tool.pressBox('box-1', press, { touch: true })
    expect(tool.release()).toBe(true)
    expect(studio.view()).toMatchObject({ selected: 'box-2', others: [] })
  })

  it('are added with their group', () => {
    const { studio, tool } = aPointer()
    studio.select('box-2')
    studio.run(duplicateBox, undefined)
    studio.select('box-2', ['box-3'])
    studio.run(groupBoxes, undefined)
    studio.select('box-1')
    tool.pressBox('box-2', press, { touch: true })
    tool.hold()
    expect(studio.view()).toMatchObject({ selected: 'box-2', others: ['box-3', 'box-1'] })
  })

  it('are not of a long press on what is selected, which opens its menu', () => {
    const { studio, tool } = aPointer()
    tool.pressBox('box-1', press, { touch: true })
    expect(tool.hold()).toBe(false)
    expect(studio.view().others).toEqual([])
  })

  it('give way to the one that is tapped', () => {
    const { studio, tool } = both()
    tool.pressBox('box-2', press)
    tool.release()
    expect(studio.view()).toMatchObject({ selected: 'box-2', others: [], editing: null })
  })
})

describe('a third of the picture', () => {
  it('catches the middle of a box that comes from afar, and shows its line', async () => {
    const { tool, style, lines } = aPointer()
    tool.pressBox('box-1', press)
    // Its middle, from 200, to a unit beside two thirds of 700; the other box is far from there.
    tool.move(at(265, 40))
    await nextFrame()
    expect(Number(/translate\(([\d.]+)px/.exec(style.transform)?.[1])).toBeCloseTo(700 * (2 / 3) - 100)
    expect(lines().length).toBeGreaterThan(0)
  })
})
