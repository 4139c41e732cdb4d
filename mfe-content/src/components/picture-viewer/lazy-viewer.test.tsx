import { aPicture, renderWithHost, screen, useNetwork, waitFor } from '@yawmi/testing'
import { useDialogs } from '../../testing/dialogs'
import { LazyViewer } from './lazy-viewer'

useNetwork()
useDialogs()

/** Stands for a chunk that could not be loaded: a module that throws while it is evaluated. */
let mockOffline = true
jest.mock('./picture-viewer', () => {
  if (mockOffline) throw new Error('Loading chunk failed')
  return jest.requireActual('./picture-viewer')
})

const picture = { uuid: 'one', name: 'غروب', file: 'one.jpg', picture: aPicture() }
const open = (onClose = jest.fn()) => ({
  onClose,
  ...renderWithHost(<LazyViewer items={[picture]} first="one" onClose={onClose} onDownload={() => {}} />),
})

it('shows a notice and closes when its code does not load, and opens the next time', async () => {
  const { onClose, unmount } = open()
  expect(await screen.findByText(/تعذّر عرض الصورة/)).toBeVisible()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  unmount()

  mockOffline = false
  open()
  expect(await screen.findByRole('dialog', { name: 'غروب' })).toBeVisible()
})
