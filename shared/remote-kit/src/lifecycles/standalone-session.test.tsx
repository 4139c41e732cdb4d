import { within } from '@testing-library/react'
import { bus } from '@yawmi/events'
import { signIn } from '@yawmi/session'
import { declareRemote } from '../declare'
import { createRemote } from '../create-remote'
import { useQuery } from '../query'

jest.mock('./parcel', () => ({ reactParcel: jest.requireActual<object>('./slim-parcel')['reactParcel' as never] }))

const declaration = declareRemote({
  name: 'account',
  routes: [{ name: 'my_account', path: '/', screen: 'only', layout: 'bare', access: 'public', title: 'حسابي' }],
  slots: [],
})

let answers = 0
function Screen() {
  const { data } = useQuery({
    queryKey: ['subscriber'],
    queryFn: async () => {
      await new Promise((resolve) => setTimeout(resolve, 1))
      return `الجواب ${(answers += 1)}`
    },
  })
  return <h1>{data ?? 'جارٍ التحميل…'}</h1>
}

// The page is somebody else's: what it renders is nobody's to wrap.
const testing = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
beforeAll(() => (testing.IS_REACT_ACT_ENVIRONMENT = false))
afterAll(() => (testing.IS_REACT_ACT_ENVIRONMENT = true))
beforeAll(() => import('./create-lifecycles'), 60_000)

it('loads what it shows where it is mounted again after somebody has signed in beside it', async () => {
  const { lifecycles } = createRemote(declaration, { screens: { only: async () => ({ default: Screen }) }, slots: {} })
  const domElement = document.body.appendChild(document.createElement('div'))
  const props = { domElement, mediaBase: 'http://media.test' }
  await lifecycles.bootstrap(props)
  await lifecycles.mount(props)
  await within(domElement).findByText('الجواب 1')
  await lifecycles.unmount(props)
  const user = { id: '9', name: 'سالم', subscription_status: 'active' } as const
  signIn({ token: 't0ken', user })
  bus.emit('auth/signed-in', { subscriber: user })
  await lifecycles.mount(props)
  expect(await within(domElement).findByText('الجواب 2')).toBeInTheDocument()
  await lifecycles.unmount(props)
})

it('asks anew for what it shows once a subscription was renewed or cancelled in the page, as our own site does', async () => {
  const { lifecycles } = createRemote(declaration, { screens: { only: async () => ({ default: Screen }) }, slots: {} })
  const domElement = document.body.appendChild(document.createElement('div'))
  const props = { domElement, mediaBase: 'http://media.test' }
  await lifecycles.bootstrap(props)
  await lifecycles.mount(props)
  await within(domElement).findByText(/الجواب/)
  const before = answers
  bus.emit('auth/otp-confirmed', { purpose: 'subscribe' })
  bus.emit('auth/otp-confirmed', { purpose: 'activate' })
  expect(await within(domElement).findByText(`الجواب ${before + 1}`)).toBeInTheDocument()
  await lifecycles.unmount(props)
})
