import { lift } from './lift'

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'KeyframeEffect')
  Reflect.deleteProperty(HTMLElement.prototype, 'animate')
})

/** A browser that animates: what it has on its elements. */
function animated({ adds }: { adds: boolean }) {
  const running: {
    element: HTMLElement
    keyframes: Keyframe[]
    options: KeyframeAnimationOptions
    isPaused: boolean
  }[] = []
  const prototype = adds ? { composite: 'replace' } : {}
  Object.assign(globalThis, { KeyframeEffect: Object.assign(function KeyframeEffect() {}, { prototype }) })
  HTMLElement.prototype.animate = function animate(keyframes, options) {
    const one = {
      element: this,
      keyframes: keyframes as Keyframe[],
      options: options as KeyframeAnimationOptions,
      isPaused: false,
    }
    running.push(one)
    return {
      pause: () => void (one.isPaused = true),
      cancel: () => void running.splice(running.indexOf(one), 1),
    } as Animation
  }
  return running
}

const elements = () => [document.createElement('div'), document.createElement('div')]

it('gives each element a layer, and an animation that stands still and adds nothing, until they are taken back', () => {
  const running = animated({ adds: true })
  const lifted = elements()
  const drop = lift(lifted)
  expect(lifted.map(({ style }) => style.willChange)).toEqual(['transform', 'transform'])
  expect(running.map(({ element }) => element)).toEqual(lifted)
  for (const { keyframes, options, isPaused } of running) {
    expect(keyframes.map(({ transform }) => transform)).toEqual(['none', 'none'])
    expect(options).toMatchObject({ composite: 'add' })
    expect(isPaused).toBe(true)
  }
  drop()
  expect(running).toEqual([])
  expect(lifted.map(({ style }) => style.willChange)).toEqual(['', ''])
})

it.each([
  ['has an animation take the place of the transform', () => animated({ adds: false })],
  ['does not animate', () => []],
])('gives layers alone where the browser %s', (_, browser) => {
  const running = browser()
  const lifted = elements()
  const drop = lift(lifted)
  expect(lifted.map(({ style }) => style.willChange)).toEqual(['transform', 'transform'])
  expect(running).toEqual([])
  drop()
  expect(lifted.map(({ style }) => style.willChange)).toEqual(['', ''])
})
