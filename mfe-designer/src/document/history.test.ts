import fc from 'fast-check'
import type { Design } from './design'
import { initialDesign } from './pristine'
import { textBox } from './box'
import { addBox, patchBox, removeBoxes, reorderBoxes } from './edit'
import { createHistory, type History } from './history'

/** What a hand can do, each with the time that passes before it, in milliseconds. */
type Act =
  | { do: 'add' | 'remove' | 'undo' | 'redo'; at: number }
  | { do: 'nudge' | 'raise'; at: number; by: number }
  | { do: 'drag' | 'abandon'; at: number; moves: number[] }
  | { do: 'type'; at: number; text: string }

const at = fc.nat(20)
const acts = fc.array(
  fc.oneof(
    fc.record({ do: fc.constantFrom('add', 'remove', 'undo', 'redo'), at }),
    fc.record({ do: fc.constantFrom('nudge', 'raise'), at, by: fc.integer({ min: -9, max: 9 }) }),
    fc.record({
      do: fc.constantFrom('drag', 'abandon'),
      at,
      moves: fc.array(fc.integer({ min: 0, max: 700 }), { maxLength: 20 }),
    }),
    fc.record({ do: fc.constant('type'), at, text: fc.string({ maxLength: 6 }) }),
  ),
  { maxLength: 50 },
)

function studio() {
  let clock = 0
  let added = 0
  const history = createHistory<Design>(initialDesign('box-0'), { now: () => clock, limit: Number.MAX_SAFE_INTEGER })
  const idAt = (index: number) => history.value.boxes[index % Math.max(1, history.value.boxes.length)]?.id ?? 'none'
  const act = (what: Act) => {
    clock += 1000
    const id = idAt(what.at)
    if (what.do === 'add') history.apply((design) => addBox(design, textBox(`box-${(added += 1)}`)))
    if (what.do === 'remove')
      history.apply((design) =>
        removeBoxes(
          design,
          design.boxes.filter((box) => box.id === id),
        ),
      )
    if (what.do === 'nudge') history.apply((design) => patchBox(design, id, { x: what.by }))
    if (what.do === 'raise')
      history.apply((design) =>
        reorderBoxes(
          design,
          design.boxes.filter((box) => box.id === id),
          what.by > 0 ? 1 : -1,
        ),
      )
    if (what.do === 'undo') history.undo()
    if (what.do === 'redo') history.redo()
    if (what.do === 'type') {
      for (const letter of what.text) {
        clock += 50
        history.apply((design) => patchBox(design, id, { text: letter }), `text ${id}`)
      }
    }
    if (what.do === 'drag' || what.do === 'abandon') {
      history.begin()
      for (const x of what.moves) history.apply((design) => patchBox(design, id, { x }))
      if (what.do === 'drag') history.commit()
      else history.cancel()
    }
  }
  return { history, act }
}

const undoAll = (history: History<Design>) => {
  let steps = 0
  for (; history.canUndo; steps += 1) history.undo()
  return steps
}

describe('history', () => {
  it('comes back to the beginning when everything is undone, and to the end when everything is redone', () => {
    fc.assert(
      fc.property(acts, (list) => {
        const { history, act } = studio()
        const first = history.value
        list.forEach(act)
        while (history.canRedo) history.redo()
        const last = history.value
        for (let steps = undoAll(history); steps > 0; steps -= 1) {
          expect(history.canRedo).toBe(true)
          history.redo()
        }
        expect(history.value).toBe(last)
        undoAll(history)
        expect(history.value).toBe(first)
      }),
      { numRuns: 500 },
    )
  })

  it('takes a whole gesture, or a whole run of typing, as at most one step', () => {
    fc.assert(
      fc.property(acts, acts, (list, more) => {
        const { history, act } = studio()
        list.forEach(act)
        for (const what of more.filter((each) => each.do === 'drag' || each.do === 'type')) {
          const before = history.value
          act(what)
          if (history.value === before) continue
          const after = history.value
          history.undo()
          expect(history.value).toBe(before)
          history.redo()
          expect(history.value).toBe(after)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('leaves nothing behind of a gesture that was given up', () => {
    fc.assert(
      fc.property(acts, acts, (list, more) => {
        const { history, act } = studio()
        list.forEach(act)
        for (const what of more.filter((each) => each.do === 'abandon')) {
          const { value, canUndo, canRedo } = history
          act(what)
          expect(history).toMatchObject({ value, canUndo, canRedo })
        }
      }),
      { numRuns: 200 },
    )
  })

  it('begins a new step after 600 ms without typing, after another change and after settling', () => {
    let clock = 0
    const history = createHistory('', { now: () => clock })
    const type = (letter: string, pause: number) => {
      clock += pause
      history.apply((text) => text + letter, 'text')
    }
    type('أ', 0)
    type('ب', 599)
    type('ج', 600)
    history.settle()
    type('د', 10)
    const seen = [history.value]
    while (history.canUndo) {
      history.undo()
      seen.push(history.value)
    }
    expect(seen).toEqual(['أبجد', 'أبج', 'أب', ''])
  })

  it('forgets the future as soon as something new is done', () => {
    const history = createHistory(0)
    history.apply(() => 1)
    history.undo()
    history.apply(() => 2)
    expect(history.canRedo).toBe(false)
    history.undo()
    expect(history.value).toBe(0)
  })

  it('keeps no more steps than it should', () => {
    const history = createHistory(0, { limit: 3 })
    for (let n = 1; n <= 9; n += 1) history.apply(() => n)
    while (history.canUndo) history.undo()
    expect(history.value).toBe(6)
  })
})
