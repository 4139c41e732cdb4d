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
  page.yawmiEarly = { click: () => {}, submit: () => {}, handled: () => {} }
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
    page.yawmiEarly!.unhandled = { target: button, address: location.href }
    replayFirstInteraction()
    replayFirstInteraction()
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(typed.mock.calls).toEqual([['سالم']])
    expect(pressed).toHaveBeenCalledTimes(1)
  })

  it('submits a form once more, also in a Safari that has no function for it', async () => {
    const { replayFirstInteraction } = await load()
    const { requestSubmit } = HTMLFormElement.prototype
    Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit')
    const submitted = jest.fn((event: Event) => event.preventDefault())
    document.querySelector('#root')!.addEventListener('submit', submitted)
    page.yawmiEarly!.unhandled = { target: document.querySelector('form')!, address: location.href }
    replayFirstInteraction()
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(submitted).toHaveBeenCalledTimes(1)
    Object.assign(HTMLFormElement.prototype, { requestSubmit })
  })

  it('goes over to the page that is rendered anew in its place, with the focus', async () => {
    const { beginAnew, replayFirstInteraction } = await load()
    const root = document.querySelector('#root')!
    const html = root.innerHTML
    const old = { field: document.querySelector('input')!, form: document.querySelector('form')! }
    old.field.focus()
    beginAnew()
    // Typed, and submitted, while React renders.
    old.field.value = 'سالم'
    page.yawmiEarly!.unhandled = { target: old.form, address: location.href }
    root.innerHTML = html
    const field = document.querySelector('input')!
    const [typed, submitted] = [jest.fn(), jest.fn((event: Event) => event.preventDefault())]
    field.addEventListener('input', () => typed(field.value))
    root.addEventListener('submit', submitted)
    replayFirstInteraction()
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(typed.mock.calls).toEqual([['سالم']])
    expect(document.activeElement).toBe(field)
    expect(submitted.mock.calls.map(([{ target }]) => target)).toEqual([document.querySelector('form')])
  })

  it('stays with the page before where another field has come into its place', async () => {
    const { beginAnew, replayFirstInteraction } = await load()
    document.querySelector('input')!.value = 'سالم'
    beginAnew()
    document.querySelector('#root')!.innerHTML = '<form><input name="subject"></form>'
    replayFirstInteraction()
    expect(document.querySelector('input')!.value).toBe('')
  })

  it('is dropped on another screen, also where that has a button of the name', async () => {
    const { replayFirstInteraction } = await load()
    const button = document.querySelector('button')!
    const pressed = jest.fn()
    button.addEventListener('click', pressed)
    page.yawmiEarly!.unhandled = { target: button, address: `${location.href}home` }
    replayFirstInteraction()
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(pressed).not.toHaveBeenCalled()
  })

  it('is dropped where its button has gone', async () => {
    const { replayFirstInteraction } = await load()
    const button = document.querySelector('button')!
    const pressed = jest.fn()
    button.addEventListener('click', pressed)
    page.yawmiEarly!.unhandled = { target: button, address: location.href }
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
    const place = buttonsLike(button).indexOf(button)
    page.yawmiEarly!.unhandled = { target: button, place, address: location.href }
    root.innerHTML = rows
    const pressed: number[] = []
    root.querySelectorAll('button').forEach((other, n) => other.addEventListener('click', () => pressed.push(n)))
    replayFirstInteraction()
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(pressed).toEqual([3])
  })

  it('is repeated where the press itself had React finish, and make anew what it had noted', async () => {
    const { replayFirstInteraction } = await load()
    const root = document.querySelector('#root')!
    const rows = '<button type="button">نسخ</button>'.repeat(3)
    root.innerHTML = rows
    const button = root.querySelectorAll('button')[1]!
    page.yawmiEarly!.last = { target: button, place: 1, address: location.href }
    const pressed: number[] = []
    root.addEventListener(
      'click',
      () => {
        root.innerHTML = rows
        root.querySelectorAll('button').forEach((other, n) => other.addEventListener('click', () => pressed.push(n)))
        replayFirstInteraction()
      },
      { once: true },
    )
    button.click()
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(pressed).toEqual([1])
  })

  it('is not repeated where React had its button all along, or where the press came later than the hydration', async () => {
    const { replayFirstInteraction } = await load()
    const button = document.querySelector('button')!
    button.textContent = 'نعم'
    const pressed = jest.fn()
    button.addEventListener('click', pressed)
    page.yawmiEarly!.last = { target: button, place: 0, address: location.href }
    document.querySelector('#root')!.addEventListener('click', () => replayFirstInteraction(), { once: true })
    button.click()
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(pressed).toHaveBeenCalledTimes(1)
    const { replayFirstInteraction: ofAnotherPage } = await load()
    page.yawmiEarly!.last.target = document.createElement('button')
    ofAnotherPage()
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(pressed).toHaveBeenCalledTimes(1)
  })
})
