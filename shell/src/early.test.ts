import type * as EarlyModule from './early'

interface Kept {
  click: () => void
  submit: () => void
  wish?: HTMLElement
  heard?: boolean
}
const page = globalThis as { yawmiEarly?: Kept }

/** The module does its work once a page: each test has a page of its own. */
async function load(): Promise<typeof EarlyModule> {
  let module: typeof EarlyModule | undefined
  await jest.isolateModulesAsync(async () => {
    module = await import('./early')
  })
  return module!
}

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><form><input name="name"><button type="button">لا</button></form></div>'
  page.yawmiEarly = { click: () => {}, submit: () => {} }
})
afterEach(() => {
  delete page.yawmiEarly
})

describe('what was done before the page listened', () => {
  it('reaches fields as if it were typed now, and the last wish is done once', async () => {
    const { takeOver } = await load()
    const field = document.querySelector('input')!
    const button = document.querySelector('button')!
    const [typed, pressed] = [jest.fn(), jest.fn()]
    field.value = 'سالم'
    field.addEventListener('input', () => typed(field.value))
    button.addEventListener('click', pressed)
    page.yawmiEarly!.wish = button
    takeOver()
    takeOver()
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(typed.mock.calls).toEqual([['سالم']])
    expect(pressed).toHaveBeenCalledTimes(1)
  })

  it('is forgotten where its button has gone', async () => {
    const { takeOver } = await load()
    const button = document.querySelector('button')!
    const pressed = jest.fn()
    button.addEventListener('click', pressed)
    page.yawmiEarly!.wish = button
    button.remove()
    takeOver()
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(pressed).not.toHaveBeenCalled()
  })

  it('is React’s own business from when React is told of the page', async () => {
    const { endRemembering } = await load()
    endRemembering()
    expect(page.yawmiEarly?.heard).toBe(true)
  })
})
