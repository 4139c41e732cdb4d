import { fireEvent, screen, waitFor } from '@testing-library/react'
import { bus } from '@yawmi/events'
import { preloadDialog } from '@yawmi/ui'
import { declareRemote } from '../declare'
import { createRemote } from '../create-remote'
import { useConfirm } from '@yawmi/dialogs'

const declaration = declareRemote({
  name: 'account',
  routes: [{ name: 'my_account', path: '/', screen: 'only', layout: 'bare', access: 'public', title: 'حسابي' }],
  slots: [],
})

const answers: boolean[] = []
function Screen() {
  const confirm = useConfirm()
  return <button onClick={() => void confirm({ operation: 'delete' }).then((yes) => answers.push(yes))}>احذف</button>
}

// The page is somebody else's: what single-spa renders is nobody's to wrap.
const testing = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
beforeAll(async () => {
  testing.IS_REACT_ACT_ENVIRONMENT = false
  // Compiling them takes seconds on a machine that is new and busy, and is none of what is tested here.
  await Promise.all([preloadDialog(), import('./create-lifecycles'), import('../alerts/page-dialogs')])
}, 60_000)
afterAll(() => (testing.IS_REACT_ACT_ENVIRONMENT = true))

async function mountStandalone() {
  const { lifecycles } = createRemote(declaration, { screens: { only: async () => ({ default: Screen }) }, slots: {} })
  const domElement = document.createElement('div')
  document.body.append(domElement)
  const props = { domElement, apiBase: '', mediaBase: 'http://media.test' }
  await lifecycles.bootstrap(props)
  await lifecycles.mount(props)
  await waitFor(() => expect(domElement.textContent).toContain('احذف'))
  return () => lifecycles.unmount(props)
}

describe('the dialogs of remotes that are alone in a page', () => {
  it('are shown by a host of their own, once for two remotes, and leave the history of the page alone', async () => {
    const leave = [await mountStandalone(), await mountStandalone()]
    const before = history.length
    bus.emit('alert/success', { title: 'تم' })
    expect(await screen.findAllByRole('dialog', { name: 'تم' })).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'حسنًا' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(history.length).toBe(before)
    for (const unmount of leave) await unmount()
  })

  it('are asked by a screen, and withdrawn when the remote is unmounted', async () => {
    const unmount = await mountStandalone()
    fireEvent.click(screen.getByRole('button', { name: 'احذف' }))
    fireEvent.click(await screen.findByRole('button', { name: 'نعم' }))
    await waitFor(() => expect(answers).toEqual([true]))
    fireEvent.click(screen.getByRole('button', { name: 'احذف', hidden: true }))
    await screen.findByRole('alertdialog')
    await unmount()
    await waitFor(() => expect(answers).toEqual([true, false]))
    const unmountNext = await mountStandalone()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await unmountNext()
  })
})
