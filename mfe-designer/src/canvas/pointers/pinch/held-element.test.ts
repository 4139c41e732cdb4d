import fc from 'fast-check'
import { textBox, type Box } from '../../../document/box'
import { shapeBox } from '../../../document/shape-box'
import { HeldElement } from './held-element'

/** A browser that animates: the animation that turns an element, where it has one. */
function animated() {
  const turns: { currentTime: number; duration: number; steps: number }[] = []
  Object.assign(globalThis, {
    KeyframeEffect: Object.assign(function KeyframeEffect() {}, { prototype: { composite: 'replace' } }),
  })
  HTMLElement.prototype.animate = (_frames, options) => {
    const { duration, easing } = options as { duration: number; easing: string }
    const turn = { currentTime: 0, duration, steps: Number(/^steps\((\d+)\)$/.exec(easing)?.[1]) }
    turns.push(turn)
    return Object.assign(turn, { cancel: () => void turns.splice(turns.indexOf(turn), 1) }) as unknown as Animation
  }
  return turns
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'KeyframeEffect')
  Reflect.deleteProperty(HTMLElement.prototype, 'animate')
})

function anElement() {
  const element = document.createElement('div')
  // Browsers have it, jsdom does not.
  Object.assign(element.style, { rotate: '' })
  return element
}

const numbers = (pattern: RegExp, text: string) => (pattern.exec(text) ?? []).slice(1).map(Number)
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Where a browser shows the middle of an element, and how it is turned and scaled: the animation's turn comes before the transform. */
function shownOf(element: HTMLElement, turn: { currentTime: number; duration: number; steps: number }) {
  const [x = 0, y = 0] = numbers(/^translate\((.+)px, (.+)px\)/, element.style.transform)
  const [scale = 1] = numbers(/scale\((.+)\)$/, element.style.transform)
  const progress = Math.floor((turn.currentTime / turn.duration) * turn.steps) / turn.steps
  const degrees = progress * 360
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))]
  return { x: x * cos - y * sin, y: x * sin + y * cos, degrees, scale }
}

const shape = shapeBox('one', { shape: 'heart', x: 100, y: 50, width: 80, height: 60, rotation: 10 })
const text = textBox('one', { text: 'نص', x: 100, y: 50, width: 80, fontSize: 20 })

describe('an element that two fingers hold', () => {
  it('is moved and scaled by its transform alone, until it turns', () => {
    const turns = animated()
    const element = anElement()
    const held = new HeldElement(element, shape)
    held.show({ ...shape, x: 120, y: 40, width: 160, height: 120 })
    expect(element.style.transform).toBe('translate(160px, 70px) rotate(10deg) scale(2)')
    expect(turns).toEqual([])
    expect(element.dataset.turning).toBeUndefined()
  })

  it('stands where the transform of the same place would have it, however it is turned, moved and scaled', () => {
    const turns = animated()
    const place = fc.integer({ min: -3_000, max: 3_000 })
    const moves = fc.array(
      fc.record({
        x: place,
        y: place,
        rotation: fc.double({ min: -720, max: 720, noNaN: true }),
        growth: fc.constantFrom(1, 0.5, 2),
      }),
      { minLength: 1 },
    )
    fc.assert(
      fc.property(moves, (all) => {
        const element = anElement()
        const held = new HeldElement(element, shape)
        for (const { x, y, rotation, growth } of all) {
          held.show({ ...shape, x, y, rotation, width: 80 * growth, height: 60 * growth })
          const [turn] = turns
          if (!turn) continue
          const shown = shownOf(element, turn)
          expect(shown.x).toBeCloseTo(x + (80 * growth - 80) / 2, 1)
          expect(shown.y).toBeCloseTo(y + (60 * growth - 60) / 2, 1)
          expect(shown.scale).toBe(growth)
          // A hundredth of a degree is no more than a fiftieth of a px at the edge of a box.
          expect(Math.abs(Math.sin(radians(shown.degrees - rotation) / 2))).toBeLessThan(radians(0.01))
        }
        held.drop()
        expect(turns).toEqual([])
        expect(element.dataset.turning).toBeUndefined()
      }),
    )
  })

  it('has the edge of its own while it turns', () => {
    animated()
    const element = anElement()
    new HeldElement(element, shape).show({ ...shape, rotation: 40 })
    expect(element.dataset.turning).toBe('')
    expect(element.style.willChange).toBe('transform, rotate')
  })

  it('is laid out again where it is a text of another size, and not where it only turns', () => {
    animated()
    const element = anElement()
    const held = new HeldElement(element, text)
    held.show({ ...text, rotation: 30 })
    expect([element.style.width, element.style.fontSize]).toEqual(['', ''])
    held.show({ ...text, rotation: 30, width: 160, fontSize: 40 })
    expect([element.style.width, element.style.fontSize]).toEqual(['160px', '40px'])
  })

  it('is turned by its transform where the browser has no such animations', () => {
    const element = anElement()
    const turned: Box = { ...shape, rotation: 40 }
    new HeldElement(element, shape).show(turned)
    expect(element.style.transform).toBe('translate(100px, 50px) rotate(40deg)')
    expect(element.dataset.turning).toBeUndefined()
  })
})
