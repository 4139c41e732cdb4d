import { act, fireEvent, render, screen } from '@testing-library/react'
import * as full from '../router'
import * as lean from './slim-router'

/** The same page on either router. */
const page = (router: typeof full) => {
  const { Link, Route, Routes, useLocation, useNavigate, useNavigationType, useParams, useSearchParams } = router
  const Where = () => {
    const { pathname, search, hash } = useLocation()
    const go = useNavigate()
    const [params, change] = useSearchParams()
    return (
      <>
        <output>
          {pathname}
          {search}
          {hash} {useNavigationType()} {useParams().uuid ?? '-'} {params.get('q') ?? '-'}
        </output>
        <Link to="/videos/a%20b">فيديو</Link>
        <button onClick={() => change({ q: 'ب' })}>ابحث</button>
        <button onClick={() => void go('/list#end', { replace: true })}>بدّل</button>
        <button onClick={() => void go(-1)}>رجوع</button>
      </>
    )
  }
  return (
    <Routes>
      <Route path="/videos/:uuid" element={<Where />} />
      <Route path="*" element={<Where />} />
    </Routes>
  )
}
const where = () => screen.getByRole('status').textContent
const press = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)))

describe.each([
  ['react-router', full],
  ['the lean router', lean as unknown as typeof full],
])('%s in memory', (_, router) => {
  it('goes by links, queries, replacements and back alike', async () => {
    render(<router.MemoryRouter initialEntries={['/list?q=x']}>{page(router)}</router.MemoryRouter>)
    expect(where()).toBe('/list?q=x POP - x')
    await press('فيديو')
    expect(where()).toBe('/videos/a%20b PUSH a b -')
    await press('ابحث')
    expect(where()).toBe('/videos/a%20b?q=%D8%A8 PUSH a b ب')
    await press('رجوع')
    expect(where()).toBe('/videos/a%20b POP a b -')
    await press('بدّل')
    expect(where()).toBe('/list#end REPLACE - -')
    await press('رجوع')
    expect(where()).toBe('/list?q=x POP - x')
  })
})

it.each([
  ['react-router', full],
  ['the lean router', lean as unknown as typeof full],
])('%s in memory numbers its own entries, and not those of the page', async (_, router) => {
  history.replaceState({ idx: 7 }, '')
  const Index = () => {
    const index = router.useEntryIndex()
    const go = router.useNavigate()
    router.useLocation()
    return <button onClick={() => void go('/next')}>{`entry ${index()}`}</button>
  }
  render(
    <router.MemoryRouter initialEntries={['/first']}>
      <Index />
    </router.MemoryRouter>,
  )
  await press('entry 0')
  expect(screen.getByText('entry 1')).toBeVisible()
  history.replaceState(null, '')
})

describe.each([
  ['react-router', full],
  ['the lean router', lean as unknown as typeof full],
])('%s in the address bar', (_, router) => {
  it('keeps to its base path and follows the browser', async () => {
    history.replaceState(null, '', '/shop/list')
    const { unmount } = render(<router.BrowserRouter basename="/shop">{page(router)}</router.BrowserRouter>)
    expect(screen.getByText('فيديو')).toHaveAttribute('href', '/shop/videos/a%20b')
    await press('فيديو')
    expect([location.pathname, where()]).toEqual(['/shop/videos/a%20b', '/videos/a%20b PUSH a b -'])
    expect(history.state).toMatchObject({ idx: 1 })
    await act(async () => {
      const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
      history.back()
      await popped
    })
    expect(where()).toBe('/list POP - -')
    unmount()
  })
})

it('leaves a click that opens a tab to the browser', () => {
  render(<lean.MemoryRouter initialEntries={['/list']}>{page(lean as unknown as typeof full)}</lean.MemoryRouter>)
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
  screen.getByText('فيديو').dispatchEvent(click)
  expect(click.defaultPrevented).toBe(false)
})

it('offers every name of the full router', () => {
  expect(Object.keys(lean).sort()).toEqual(Object.keys(full).sort())
})
