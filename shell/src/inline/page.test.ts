import type { RecordedPage } from '../lib/first-interaction'

const recorded = () => (globalThis as RecordedPage).yawmiEarly
const run = () => jest.isolateModules(() => void jest.requireActual('./page'))

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><form><button type="button"><i>لا</i></button></form></div>'
})

describe('a page before its scripts have loaded', () => {
  it('records the last press or submission, and is not left by a form', () => {
    run()
    document.querySelector('i')!.click()
    expect(recorded()?.unhandled).toMatchObject({ target: document.querySelector('button'), place: 0 })
    const submit = new Event('submit', { bubbles: true, cancelable: true })
    document.querySelector('form')!.dispatchEvent(submit)
    expect(submit.defaultPrevented).toBe(true)
    expect(recorded()?.unhandled?.target).toBe(document.querySelector('form'))
  })

  it('leaves to React what it has rendered', () => {
    run()
    Object.assign(document.querySelector('button')!, { __reactFiber$x: {} })
    document.querySelector('i')!.click()
    expect(recorded()?.unhandled).toBeUndefined()
  })

  it('records while React hydrates it what React stops, and nothing that React has handled', () => {
    run()
    const root = document.querySelector('#root')!
    const stop = (event: Event) => event.stopPropagation()
    recorded()!.hydrating = true
    document.querySelector('i')!.click()
    expect(recorded()?.unhandled).toBeUndefined()
    root.addEventListener('click', stop, true)
    document.querySelector('i')!.click()
    expect(recorded()?.unhandled?.target).toBe(document.querySelector('button'))
    root.removeEventListener('click', stop, true)
    document.querySelector('i')!.click()
    expect(recorded()?.unhandled).toBeUndefined()
    const anew = () => root.replaceChildren(...root.cloneNode(true).childNodes)
    root.addEventListener('click', anew, true)
    document.querySelector('i')!.click()
    expect(recorded()?.unhandled).toMatchObject({ target: { isConnected: false }, place: 0 })
  })
})
