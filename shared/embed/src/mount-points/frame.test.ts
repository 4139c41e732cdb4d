import { createMount } from '../mount'

jest.mock('../releases/canaries', () => ({
  ...jest.requireActual<object>('../releases/canaries'),
  testedAt: async () => ({}),
}))

const options = { name: 'auth', mode: 'iframe', api: 'https://yawmi.example', brand: 'yawmi' } as const

it('leaves the page in the frame as it is where an update changes nothing of it', async () => {
  const element = document.body.appendChild(document.createElement('div'))
  const handle = createMount({ api: options.api })(element, options)
  await handle.update({})
  const frame = element.querySelector('iframe')!
  const navigated = jest.spyOn(frame, 'src', 'set')
  await handle.update({ brand: 'yawmi' })
  expect(navigated).not.toHaveBeenCalled()
  await handle.update({ brand: 'other' })
  expect(navigated).toHaveBeenCalledTimes(1)
  await handle.unmount()
})

describe('a frame whose page does not come', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    jest.spyOn(console, 'warn').mockImplementation(() => {})
    document.body.replaceChildren()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  const begin = async () => {
    const element = document.body.appendChild(document.createElement('div'))
    const handle = createMount({ api: options.api })(element, options)
    const events: object[] = []
    handle.on('error', (event) => events.push(event))
    await jest.advanceTimersByTimeAsync(0)
    const frame = () => element.querySelector('iframe')
    const says = (data: object) =>
      dispatchEvent(new MessageEvent('message', { data, origin: options.api, source: frame()!.contentWindow }))
    return { handle, element, events, frame, says }
  }
  const FAILED = [expect.objectContaining({ type: 'error', code: 'load' })]

  it('is an error, with another try, where what has loaded is none of our pages', async () => {
    const { element, events, frame, says } = await begin()
    frame()!.dispatchEvent(new Event('load'))
    await jest.advanceTimersByTimeAsync(2_000)
    expect(events).toEqual(FAILED)
    expect(frame()).toBeNull()
    element.querySelector('button')!.click()
    await jest.advanceTimersByTimeAsync(0)
    says({ type: 'yawmi:loaded' })
    await jest.advanceTimersByTimeAsync(60_000)
    expect(events).toEqual(FAILED)
    expect(frame()).not.toBeNull()
    expect(element.querySelector('button')).toBeNull()
  })

  it('is an error where nothing has come after 12 s', async () => {
    const { events } = await begin()
    await jest.advanceTimersByTimeAsync(11_900)
    expect(events).toEqual([])
    await jest.advanceTimersByTimeAsync(2_000)
    expect(events).toEqual(FAILED)
  })

  it('is none where the page is slow to load all that it has, once it runs', async () => {
    const { events, says, frame } = await begin()
    says({ type: 'yawmi:loaded' })
    await jest.advanceTimersByTimeAsync(60_000)
    frame()!.dispatchEvent(new Event('load'))
    await jest.advanceTimersByTimeAsync(60_000)
    expect(events).toEqual([])
  })

  it('is none of a frame that has gone by then', async () => {
    const { events, handle } = await begin()
    await handle.update({ name: 'account' })
    await jest.advanceTimersByTimeAsync(11_000)
    await handle.unmount()
    await jest.advanceTimersByTimeAsync(60_000)
    expect(events).toEqual([])
  })
})
