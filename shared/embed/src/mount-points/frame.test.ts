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
