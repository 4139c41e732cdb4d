import { use, useState, type ReactNode } from 'react'
import type { Release, ReleaseList } from '@yawmi/contract'
import { createRemote, type RemoteModule } from '@yawmi/remote-kit'
import { declareRemote } from '@yawmi/remote-kit/declare'
import { act, fireEvent, renderWithHost, screen } from '@yawmi/testing'
import { RegistryProvider } from '../remotes/registry-context'
import { createRegistry } from '../remotes/registry'
import { fetchList } from '../remotes/verified-lists'
import { RemoteScreen } from './remote-screen'

const declaration = declareRemote({
  name: 'content',
  routes: [{ name: 'home', path: '/home', screen: 'home', layout: 'home', access: 'visitor', title: 'الرئيسية' }],
  slots: [],
})
type Screen = () => ReactNode
const moduleOf = (home: () => Promise<{ default: Screen }>): RemoteModule =>
  createRemote(declaration, { screens: { home }, slots: {} }).remote
const shows = (text: string) => moduleOf(async () => ({ default: () => <h1>{text}</h1> }))
const throws = (message: string) =>
  moduleOf(async () => ({
    default: () => {
      throw new Error(message)
    },
  }))

const release = (version: string): Release => ({
  version,
  manifest: `/remotes/content/${version}/mf-manifest.json`,
  declaration: { name: 'content', routes: [], slots: [], requires: {} },
})
const listOf = (versions: string[]): ReleaseList => ({ remotes: { content: versions.map(release) } })

/** The home screen of a page whose content remote has these versions, the first one current. */
async function open(versions: Record<string, RemoteModule | Error>) {
  const loaded: string[] = []
  const registry = createRegistry(
    async (_, releases) => {
      for (const { version } of releases) {
        loaded.push(version)
        const module = versions[version]
        if (module && !(module instanceof Error)) return { module, version }
      }
      throw new Error('none can be had')
    },
    { releases: listOf(Object.keys(versions)) },
    { loadable: listOf(Object.keys(versions)), fresh: fetchList },
  )
  // eslint-disable-next-line testing-library/no-unnecessary-act -- React resumes a suspended screen only in an awaited act
  await act(async () =>
    renderWithHost(
      <RegistryProvider value={registry}>
        <Page />
      </RegistryProvider>,
    ),
  )
  return { loaded, registry }
}
/** A page that renders anew at each press, and that one may leave and enter. */
const Page = () => {
  const [presses, press] = useState(0)
  const [isThere, setIsThere] = useState(true)
  return (
    <>
      <main tabIndex={-1}>{isThere && <RemoteScreen remote="content" screen="home" />}</main>
      <button onClick={() => press(presses + 1)}>{`ضغطات ${presses}`}</button>
      <button onClick={() => setIsThere(!isThere)}>العودة</button>
    </>
  )
}
const notice = () => screen.findByText('تعذّر تحميل هذا الجزء من الموقع')
const pressRetry = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'حاول مرة أخرى' })))

let log: jest.SpyInstance
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => {})
})

describe('a remote in its outlet', () => {
  it('is replaced by the previous version when its screen throws, and the log names the version that did', async () => {
    const { loaded } = await open({ '2.0.0': throws('no such field'), '1.0.0': shows('أهلًا') })
    expect(await screen.findByText('أهلًا')).toBeInTheDocument()
    expect(loaded).toEqual(['2.0.0', '1.0.0'])
    expect(log).toHaveBeenCalledWith('[remote] content 2.0.0:', expect.objectContaining({ message: 'no such field' }))
    // The rest of the page is unaffected.
    fireEvent.click(screen.getByText('ضغطات 0'))
    expect(screen.getByText('ضغطات 1')).toBeInTheDocument()
  })

  it('shows a notice, and does not loop, when the previous version throws as well, as with data that no version expects', async () => {
    const { loaded } = await open({ '3.0.0': throws('a'), '2.0.0': throws('b'), '1.0.0': throws('c') })
    expect(await notice()).toBeInTheDocument()
    expect(loaded).toEqual(['3.0.0', '2.0.0'])
  })

  it('tries a version that has not failed when the retry button is pressed, otherwise the one that failed first', async () => {
    const versions = { '3.0.0': throws('a'), '2.0.0': throws('b'), '1.0.0': throws('c') }
    const { loaded } = await open(versions)
    await notice()
    globalThis.fetch = jest.fn(async () => Response.json(listOf(Object.keys(versions))))
    await pressRetry()
    await notice()
    expect(loaded.slice(2)).toEqual(['1.0.0'])
    await pressRetry()
    await notice()
    expect(loaded.slice(3)).toEqual(['3.0.0'])
  })

  it('shows a newer release when the retry button is pressed', async () => {
    const versions: Record<string, RemoteModule> = { '2.0.0': throws('a'), '1.0.0': throws('b') }
    await open(versions)
    await notice()
    versions['2.0.1'] = shows('أهلًا')
    globalThis.fetch = jest.fn(async () => Response.json(listOf(['2.0.1', '2.0.0', '1.0.0'])))
    screen.getByRole('button', { name: 'حاول مرة أخرى' }).focus()
    await pressRetry()
    expect(await screen.findByText('أهلًا')).toBeInTheDocument()
    // The button is gone, and the keyboard goes on at the page's content.
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('is replaced by the previous version when its screen’s code cannot be loaded, after two requests', async () => {
    const home = jest.fn(() => Promise.reject(new Error('404')))
    await open({ '2.0.0': moduleOf(home), '1.0.0': shows('أهلًا') })
    expect(await screen.findByText('أهلًا')).toBeInTheDocument()
    expect(home).toHaveBeenCalledTimes(2)
  })

  it('is replaced by the previous version when its screen hangs, within 3 s', async () => {
    const never = new Promise<never>(() => {})
    const began = Date.now()
    await open({ '2.0.0': moduleOf(async () => ({ default: () => use(never) })), '1.0.0': shows('أهلًا') })
    expect(await screen.findByText('أهلًا', undefined, { timeout: 3_000 })).toBeInTheDocument()
    expect(Date.now() - began).toBeLessThan(3_000)
  })

  it('waits for a script that is still loading, however slowly', async () => {
    const script = document.createElement('script')
    script.setAttribute('data-webpack', 'yawmi_content_2_0_0:chunk-1')
    document.head.append(script)
    let come: (module: { default: Screen }) => void = () => {}
    const { loaded } = await open({
      '2.0.0': moduleOf(() => new Promise((resolve) => (come = resolve))),
      '1.0.0': shows('القديم'),
    })
    await act(() => new Promise((resolve) => setTimeout(resolve, 2_500)))
    script.remove()
    await act(async () => come({ default: () => <h1>أهلًا</h1> }))
    expect(await screen.findByText('أهلًا')).toBeInTheDocument()
    expect(loaded).toEqual(['2.0.0'])
  })

  it('stands as it is while the version that it shows is taken back, and is of a good one where it is entered anew', async () => {
    const { registry } = await open({ '2.0.0': shows('الجديد'), '1.0.0': shows('القديم') })
    const later = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 2_000)
    globalThis.fetch = jest.fn(async () => Response.json({ ...listOf(['1.0.0']), bad: { content: ['2.0.0'] } }))
    await act(() => registry.renew())
    later.mockRestore()
    fireEvent.click(screen.getByText('ضغطات 0'))
    expect(screen.getByText('الجديد')).toBeInTheDocument()
    fireEvent.click(screen.getByText('العودة'))
    await act(async () => void fireEvent.click(screen.getByText('العودة')))
    expect(await screen.findByText('القديم')).toBeInTheDocument()
  })

  it('keeps its version, whose other screens may work, when no other can be loaded', async () => {
    const { registry } = await open({ '2.0.0': throws('a'), '1.0.0': new Error('404') })
    expect(await notice()).toBeInTheDocument()
    expect(registry.versionOf('content')).toBe('2.0.0')
    await expect(registry.module('content')).resolves.toBeDefined()
  })
})
