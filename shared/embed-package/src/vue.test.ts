import { createApp, h, nextTick, reactive } from 'vue'
import { YawmiRemote } from './vue'
import { fakeScripts } from './testing/fake-script'

const settle = () => new Promise((resolve) => setTimeout(resolve))

it('mounts, updates and unmounts the remote, and emits its events', async () => {
  const fake = fakeScripts()
  const received: string[] = []
  const options = reactive({ api: 'https://yawmi.example', name: 'auth' as const, path: '/webview/register' })
  const app = createApp({
    render: () =>
      h(YawmiRemote, {
        ...options,
        class: 'place',
        onSignedIn: ({ subscriberId }: { subscriberId: string }) => received.push(subscriberId),
      }),
  })
  const page = document.createElement('div')
  app.mount(page)
  await settle()
  const [mounting] = fake.mounted
  expect(mounting!.element).toBe(page.querySelector('.place'))
  expect(mounting!.options[0]).toMatchObject({ name: 'auth', path: '/webview/register', brand: undefined })

  options.path = '/webview/login'
  await nextTick()
  expect(mounting!.options.at(-1)).toMatchObject({ path: '/webview/login' })
  mounting!.emit({ type: 'signed-in', subscriberId: '7' })
  expect(received).toEqual(['7'])

  options.api = 'https://other.example'
  await settle()
  expect(fake.mounted.map(({ isOver }) => isOver)).toEqual([true, false])
  app.unmount()
  expect(fake.mounted.every(({ isOver }) => isOver)).toBe(true)
})
