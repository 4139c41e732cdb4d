import { textBox } from '../../document/box'
import { stageSize, type Design } from '../../document/design'
import { coverPlace } from '../../document/page/ground-place'
import { pictureBox } from '../../document/picture-box'
import { shapeBox } from '../../document/shape-box'
import { boundsOf } from '../../document/geometry'
import { estimatedHeight } from '../../testing/measured'
import { picture, studioWith } from '../../testing/studio-with'
import { setBackground } from './set-background'
import { setFill, setPage } from './set-page'

const design: Design = {
  background: null,
  boxes: [
    shapeBox('frame', { x: 28, y: 28, width: 644, height: 644, fill: '', strokeWidth: 4, locked: true }),
    textBox('head', { text: 'صباح الخير', x: 210, y: 60, fontSize: 30 }),
    pictureBox('face', { picture, width: 240, height: 300, x: 230, y: 360 }),
    textBox('foot', { text: 'يوم سعيد', x: 210, y: 600, height: 60, autoFit: true }),
  ],
}
const open = () => {
  const studio = studioWith(design)
  studio.measureBy(estimatedHeight)
  return { ...studio, design: () => studio.view().design }
}

describe('another size', () => {
  it.each(['story', 'a5'] as const)('keeps everything whole on it, in the same order: %s', (page) => {
    const { run, design } = open()
    run(setPage, page)
    const { width, height } = stageSize(design())
    expect(width).toBeLessThan(height)
    for (const box of design().boxes) {
      const { left, top, right, bottom } = boundsOf(box, estimatedHeight(box))
      expect([left, top].every((edge) => edge >= -1)).toBe(true)
      expect([right - 1 <= width, bottom - 1 <= height]).toEqual([true, true])
    }
    const tops = design()
      .boxes.slice(1)
      .map(({ y }) => y)
    expect(tops).toEqual([...tops].sort((one, other) => one - other))
  })

  it('lays nothing that stood side by side on each other', () => {
    const columns = [20, 360].flatMap((x) =>
      [20, 200].map((y) => shapeBox(`${x}-${y}`, { x, y, width: 300, height: 150 })),
    )
    const { run, view } = studioWith({ background: null, boxes: columns })
    run(setPage, 'story')
    const [one, other] = [view().design.boxes[0]!, view().design.boxes[2]!]
    expect(one.x + one.width).toBeLessThanOrEqual(other.x)
    expect(one.width).toBeGreaterThan(150)
  })

  it('leaves a frame about all of it, at the same distance from its edges', () => {
    const { run, design } = open()
    run(setPage, 'story')
    expect(design().boxes[0]).toMatchObject({ x: 28, y: 28, width: 394 - 56, height: 644 })
  })

  it('is left as it was come to, and undone in one step', () => {
    const { run, undo, design: now } = open()
    run(setPage, 'story')
    run(setPage, 'square')
    const face = now().boxes[2]!
    expect(Math.abs(face.width - 240)).toBeLessThanOrEqual(2)
    expect(Math.abs(face.y - 360)).toBeLessThanOrEqual(3)
    undo()
    undo()
    expect(now()).toBe(design)
  })

  it('stays when a picture is chosen, which covers it', () => {
    const { run, design } = open()
    run(setPage, 'story')
    const { boxes } = design()
    run(setBackground, picture)
    expect(stageSize(design())).toEqual({ width: 394, height: 700 })
    expect(design().boxes).toEqual(boxes)
    expect(coverPlace(stageSize(design()), picture)).toEqual({ x: -83, y: 0, width: 560, height: 700 })
  })

  it('can be the picture’s own again', () => {
    const { run, design } = open()
    run(setBackground, picture)
    run(setPage, 'square')
    run(setPage, undefined)
    expect(stageSize(design())).toEqual({ width: 560, height: 700 })
    expect(design().page).toBeUndefined()
  })
})

describe('a coloured ground', () => {
  it('is set and taken away by one step each, and no step where nothing changes', () => {
    const { run, undo, view } = open()
    run(setFill, { from: '0b5d6b', to: '063640' })
    run(setFill, { from: '0b5d6b', to: '063640' })
    expect(view().design.fill).toEqual({ from: '0b5d6b', to: '063640' })
    undo()
    expect(view().design).toBe(design)
    expect(view().canUndo).toBe(false)
  })

  it('is the same design where all of it is the same, and another where a part of it is not', () => {
    const { run, view } = open()
    const ground = { from: '0b5d6b', to: '063640', pattern: 'dots' } as const
    const set = (fill: typeof ground | Omit<typeof ground, 'pattern'> | undefined) => {
      const before = view().design
      run(setFill, fill)
      return view().design === before ? 'same' : view().design.fill
    }
    expect(set(undefined)).toBe('same')
    expect(set(ground)).toEqual(ground)
    expect(set({ ...ground })).toBe('same')
    for (const other of [{ from: 'ffffff' }, { to: 'ffffff' }, { pattern: undefined }]) {
      expect(set({ ...ground, ...other } as typeof ground)).toEqual({ ...ground, ...other })
      expect(set(ground)).toEqual(ground)
    }
    expect(set(undefined)).toBeUndefined()
  })
})
