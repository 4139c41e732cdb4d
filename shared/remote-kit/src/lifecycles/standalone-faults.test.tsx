import { use, useEffect, useState } from 'react'
import { within, waitFor } from '@testing-library/react'
import { declareRemote } from '../declare'
import { useHost, type HostEvent } from '@yawmi/host'
import { createRemote } from '../create-remote'
import type { LifecycleProps } from './lifecycles'
import * as lean from './slim-parcel'
import type * as shared from './parcel'

// Remotes that stand on our own parcel and those on single-spa's behave alike.
const parcel = jest.fn()
jest.mock('./parcel', () => ({ reactParcel: (options: never) => parcel(options) }))
jest.mock('./slim-parcel', () => ({ ...jest.requireActual<object>('./slim-parcel') }))
const PARCELS = [
  ['by our own parcel', lean.reactParcel],
  ["by single-spa's", jest.requireActual<typeof shared>('./parcel').reactParcel],
] as const

const remoteOf = (load: () => Promise<{ default: () => React.ReactNode }>) =>
  createRemote(
    declareRemote({
      name: 'content',
      routes: [{ name: 'home', path: '/', screen: 'only', layout: 'bare', access: 'public', title: 'الرئيسية' }],
      slots: [],
    }),
    { screens: { only: load }, slots: {} },
  ).lifecycles

// The page is somebody else's: what single-spa renders is nobody's to wrap.
const testing = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
beforeAll(() => (testing.IS_REACT_ACT_ENVIRONMENT = false))
afterAll(() => (testing.IS_REACT_ACT_ENVIRONMENT = true))
beforeAll(() => import('./create-lifecycles'), 60_000)
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}))

let leave: (() => Promise<unknown>) | undefined
afterEach(async () => {
  await leave?.()
  leave = undefined
  document.body.replaceChildren()
})

async function mount(load: () => Promise<{ default: () => React.ReactNode }>, more: LifecycleProps = {}) {
  const lifecycles = remoteOf(load)
  const domElement = document.body.appendChild(document.createElement('div'))
  const events: HostEvent[] = []
  const props: LifecycleProps = { domElement, mediaBase: '', onEvent: (event) => events.push(event), ...more }
  await lifecycles.bootstrap(props)
  await lifecycles.mount(props)
  leave = () => lifecycles.unmount(props)
  return { lifecycles, domElement, props, events }
}
const Well = () => <h1>أهلًا</h1>

describe.each(PARCELS)('a remote in an integrator’s page, %s', (_, reactParcel) => {
  beforeEach(() => parcel.mockImplementation(reactParcel as never))

  it('tells of a screen whose code cannot be had, and its button asks for it again', async () => {
    const load = jest
      .fn<Promise<{ default: () => React.ReactNode }>, []>()
      .mockRejectedValueOnce(new Error('503'))
      .mockRejectedValueOnce(new Error('503'))
      .mockResolvedValue({ default: Well })
    const { events, domElement } = await mount(load)
    const place = within(domElement)
    const button = await place.findByRole('button', { name: 'حاول مرة أخرى' })
    expect(place.getByRole('alert')).toHaveTextContent('تعذّر تحميل هذا الجزء من الموقع')
    expect(events).toEqual([{ type: 'error', code: 'load', message: expect.stringContaining('503') as string }])
    button.click()
    expect(await place.findByText('أهلًا')).toBeInTheDocument()
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('tells of a screen that throws, and its button tries again', async () => {
    let broken = true
    const { domElement, events } = await mount(async () => ({
      default: () => {
        if (broken) throw new Error('no such field')
        return <Well />
      },
    }))
    const place = within(domElement)
    const button = await place.findByRole('button', { name: 'حاول مرة أخرى' })
    expect(events).toEqual([{ type: 'error', code: 'render', message: 'Error: no such field' }])
    broken = false
    button.click()
    expect(await place.findByText('أهلًا')).toBeInTheDocument()
  })

  it('tells of a screen that never comes although nothing is on its way, within 3 s', async () => {
    const began = Date.now()
    const never = new Promise<never>(() => {})
    const { events } = await mount(async () => ({ default: () => use(never) }))
    await waitFor(() => expect(events).toMatchObject([{ type: 'error', code: 'hang' }]), { timeout: 3_000 })
    expect(Date.now() - began).toBeLessThan(3_000)
  })

  it('leaves what is slow its time', async () => {
    let come: (module: { default: () => React.ReactNode }) => void = () => {}
    const { events, domElement } = await mount(() => new Promise((resolve) => (come = resolve)))
    const place = within(domElement)
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    expect(events).toEqual([])
    come({ default: Well })
    expect(await place.findByText('أهلًا')).toBeInTheDocument()
  })

  it('leaves failures, and what stands in its place, to a page that sees to them', async () => {
    const onFailure = jest.fn()
    const { domElement, events } = await mount(() => Promise.reject(new Error('404')), { onFailure })
    await waitFor(() => expect(onFailure).toHaveBeenCalledWith({ code: 'load', message: expect.anything() as string }))
    expect(events).toEqual([])
    expect(domElement).toHaveTextContent('')
  })

  it.each([
    ['a number', () => 1],
    ['a promise', async () => 1],
    ['a function', () => () => 1],
    ['nothing, but throws', () => void thrower()],
  ] as [string, () => unknown][])(
    'stands when a listener answers %s, when it changes, and when it goes',
    async (_answer, answer) => {
      const reported = jest.fn()
      Object.assign(globalThis, { reportError: reported })
      let mountings = 0
      const Counted = () => {
        useState(() => (mountings += 1))
        return <Well />
      }
      const first = jest.fn<unknown, [HostEvent]>(answer)
      const { lifecycles, props, domElement } = await mount(async () => ({ default: Counted }), {
        onEvent: first,
      })
      await waitFor(() => expect(first).toHaveBeenCalledWith({ type: 'ready' }))
      const second = jest.fn<unknown, [HostEvent]>(answer)
      await lifecycles.update({ ...props, onEvent: second })
      await lifecycles.update({ ...props, onEvent: (event) => second(event) })
      expect(within(domElement).getByText('أهلًا')).toBeInTheDocument()
      // It is the same screen, and it has become ready once.
      expect(mountings).toBe(1)
      expect(first).toHaveBeenCalledTimes(1)
      expect(second).not.toHaveBeenCalled()
      await leave?.()
      leave = undefined
      expect(domElement).toHaveTextContent('')
      expect(reported.mock.calls.length).toBe(answer.toString().includes('thrower') ? 1 : 0)
    },
  )

  it('tells the listener that came last', async () => {
    let tell: (event: HostEvent) => void = () => {}
    const Teller = () => {
      const { onEvent } = useHost()
      useEffect(() => {
        tell = onEvent
      }, [onEvent])
      return <Well />
    }
    const { lifecycles, props, domElement } = await mount(async () => ({ default: Teller }))
    const place = within(domElement)
    await place.findByText('أهلًا')
    const second = jest.fn()
    await lifecycles.update({ ...props, onEvent: second })
    tell({ type: 'signed-out' })
    expect(second).toHaveBeenCalledWith({ type: 'signed-out' })
  })

  it('mounts into the element that single-spa’s helpers take where the page names none', async () => {
    const there = Object.assign(document.createElement('main'), { id: 'single-spa-application:sign-in' })
    document.body.append(there)
    const lifecycles = remoteOf(async () => ({ default: Well }))
    for (const [name, find] of [
      ['sign-in', () => there],
      // eslint-disable-next-line testing-library/no-node-access -- single-spa gives the element an id and nothing else
      ['elsewhere', () => document.getElementById('single-spa-application:elsewhere')],
    ] as const) {
      const props = { name, mediaBase: '' }
      await lifecycles.bootstrap(props)
      await lifecycles.mount(props)
      await waitFor(() => expect(find()).toHaveTextContent('أهلًا'))
      await lifecycles.unmount(props)
      expect(find()).toHaveTextContent('')
    }
  })
})

function thrower(): never {
  throw new Error('the page’s own mistake')
}
