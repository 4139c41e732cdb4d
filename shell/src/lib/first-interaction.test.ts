import type * as FirstInteractionModule from './first-interaction'

const page = globalThis as FirstInteractionModule.RecordedPage

/** The module replays once a page: each test has a page of its own. */
async function load(): Promise<typeof FirstInteractionModule> {
  let module: typeof FirstInteractionModule | undefined
  await jest.isolateModulesAsync(async () => {
    module = await import('./first-interaction')
  })
  return module!
}

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><form><input name="name"><button type="button">لا</button></form></div>'
  page.yawmiEarly = { click: () => {}, submit: () => {}, handled: () => {}, address: location.href }
})
afterEach(() => {
  delete page.yawmiEarly
})

describe('what was done before hydration', () => {
  it('reaches fields as if it were typed now, and the last press is repeated once', async () => {
    const { replayFirstInteraction } = await load()
    const field = document.querySelector('input')!
    const button = document.querySelector('button')!
    const [typed, pressed] = [jest.fn(), jest.fn()]
    field.value = 'سالم'
    field.addEventListener('input', () => typed(field.value))
    button.addEventListener('click', pressed)
    page.yawmiEarly!.target = button
    replayFirstInteraction()
    replayFirstInteraction()
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(typed.mock.calls).toEqual([['سالم']])
    expect(pressed).toHaveBeenCalledTimes(1)
  })

  it('is dropped on another screen, also where that has a button of the name', async () => {
    const { replayFirstInteraction } = await load()
    const button = document.querySelector('button')!
    const pressed = jest.fn()
    button.addEventListener('click', pressed)
    Object.assign(page.yawmiEarly!, { target: button, address: `${location.href}home` })
    replayFirstInteraction()
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(pressed).not.toHaveBeenCalled()
  })

  it('is dropped where its button has gone', async () => {
    const { replayFirstInteraction } = await load()
    const button = document.querySelector('button')!
    const pressed = jest.fn()
    button.addEventListener('click', pressed)
    page.yawmiEarly!.target = button
    button.remove()
    replayFirstInteraction()
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(pressed).not.toHaveBeenCalled()
  })

  it('is repeated on the button in its place where hydration has made the rows of its list anew', async () => {
    const { replayFirstInteraction, buttonsLike } = await load()
    const rows = '<button type="button">نسخ</button><button type="button" aria-label="مشاركة"></button>'.repeat(3)
    const root = document.querySelector('#root')!
    root.innerHTML = rows
    const button = root.querySelectorAll('button')[3]!
    Object.assign(page.yawmiEarly!, { target: button, place: buttonsLike(button).indexOf(button) })
    root.innerHTML = rows
    const pressed: number[] = []
    root.querySelectorAll('button').forEach((other, n) => other.addEventListener('click', () => pressed.push(n)))
    replayFirstInteraction()
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(pressed).toEqual([3])
  })
})
