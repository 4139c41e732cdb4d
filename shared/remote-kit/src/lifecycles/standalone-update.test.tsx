import { useEffect } from 'react'
import { fireEvent, within } from '@testing-library/react'
import { useHost } from '@yawmi/host'
import { RouteLink } from '@yawmi/router'
import { declareRemote } from '../declare'
import { createRemote } from '../create-remote'
import type { LifecycleProps } from './lifecycles'

jest.mock('./parcel', () => ({ reactParcel: jest.requireActual<object>('./slim-parcel')['reactParcel' as never] }))

const page = { layout: 'bare', access: 'public' } as const
const declaration = declareRemote({
  name: 'auth',
  routes: [
    { name: 'first', path: '/first', screen: 'first', title: 'الأولى', ...page },
    { name: 'second', path: '/second', screen: 'second', title: 'الثانية', ...page },
  ],
  slots: [],
})

let hosts = 0
function First() {
  const host = useHost()
  useEffect(() => {
    hosts += 1
  }, [host])
  return (
    <>
      <h1>{host.brand.name}</h1>
      <input aria-label="رقم الهاتف" />
      <RouteLink to={{ name: 'second' }}>التالية</RouteLink>
    </>
  )
}
const Second = () => <h1>الثانية</h1>

// The page is somebody else's: what it renders is nobody's to wrap.
const testing = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
beforeAll(() => (testing.IS_REACT_ACT_ENVIRONMENT = false))
afterAll(() => (testing.IS_REACT_ACT_ENVIRONMENT = true))
beforeAll(() => import('./create-lifecycles'), 60_000)

const { fetch } = globalThis
const partner = async () => ({ ok: true, status: 200, json: async () => ({ id: 'partner', name: 'شريك' }) })
const nothing = () => Promise.reject(new TypeError('Failed to fetch'))
const answer = (service: () => Promise<object>) => Object.assign(globalThis, { fetch: service })

let leave: () => Promise<unknown>
afterEach(async () => {
  await leave()
  answer(fetch as never)
  document.body.replaceChildren()
})

async function mount(more: LifecycleProps) {
  hosts = 0
  const { lifecycles } = createRemote(declaration, {
    screens: { first: async () => ({ default: First }), second: async () => ({ default: Second }) },
    slots: {},
  })
  const domElement = document.body.appendChild(document.createElement('div'))
  const props: LifecycleProps = { domElement, mediaBase: 'http://media.test', ...more }
  await lifecycles.bootstrap(props)
  await lifecycles.mount(props)
  leave = () => lifecycles.unmount(props)
  const place = within(domElement)
  await place.findByRole('heading', { level: 1 })
  return { place, update: (changes: LifecycleProps) => lifecycles.update({ ...props, ...changes }) }
}
const title = (name: string) => ({ level: 1, name })

describe('an update of a remote that is alone in a page', () => {
  it('keeps the brand that the page names, with no connection too', async () => {
    answer(partner)
    const { place, update } = await mount({ brand: 'partner' })
    answer(nothing)
    await update({ brand: 'partner', locale: 'ar' })
    expect(place.getByRole('heading', title('شريك'))).toBeInTheDocument()
  })

  it('shows another brand once it has come, and keeps the one before while it does not', async () => {
    answer(partner)
    const { place, update } = await mount({ brand: { id: 'mine', name: 'لي' } })
    answer(nothing)
    await expect(update({ brand: 'partner' })).rejects.toThrow('Failed to fetch')
    expect(place.getByRole('heading', title('لي'))).toBeInTheDocument()
    answer(partner)
    await update({ brand: 'partner' })
    expect(place.getByRole('heading', title('شريك'))).toBeInTheDocument()
  })

  it('that changes nothing runs nothing of its screens again', async () => {
    const { update } = await mount({ brand: { id: 'mine', name: 'لي' } })
    await update({ brand: { id: 'mine', name: 'لي' }, onEvent: () => {} })
    expect(hosts).toBe(1)
  })

  it('goes to the screen of another path, and leaves who has gone on by themselves where they are', async () => {
    const { place, update } = await mount({ initialPath: '/first' })
    await update({ initialPath: '/second' })
    expect(await place.findByRole('heading', title('الثانية'))).toBeInTheDocument()
    await update({ initialPath: '/first' })
    fireEvent.click(await place.findByRole('link', { name: 'التالية' }))
    await update({ initialPath: '/first', locale: 'ar' })
    expect(place.getByRole('heading', title('الثانية'))).toBeInTheDocument()
  })
})
