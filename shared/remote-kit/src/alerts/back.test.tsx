import { useState, type ReactNode } from 'react'
import { useBackToClose } from '@yawmi/dialogs'
import { renderWithHost, screen, waitFor } from '@yawmi/testing'
import { goBack } from '../testing/go-back'

/** A dialog as far as the history is concerned, with a second one that it opens over itself. */
function Some({ name, children }: { name: string; children?: ReactNode }) {
  const [open, setOpen] = useState(false)
  useBackToClose(open, () => setOpen(false))
  return (
    <>
      <button onClick={() => setOpen(!open)}>{name}</button>
      {open && <p>{`${name} open`}</p>}
      {children}
    </>
  )
}

const standsOn = (mark: number) => waitFor(() => expect(history.state).toMatchObject({ yawmiDialog: mark }))

it('closes the upper of two dialogs by «back», and the lower by the next', async () => {
  history.replaceState({ key: 'page' }, '')
  const { user } = renderWithHost(
    <Some name="lower">
      <Some name="upper" />
    </Some>,
  )
  await user.click(screen.getByText('lower'))
  await standsOn(1)
  await user.click(screen.getByText('upper'))
  await standsOn(2)
  await goBack()
  expect(screen.queryByText('upper open')).not.toBeInTheDocument()
  expect(screen.getByText('lower open')).toBeVisible()
  await goBack()
  expect(screen.queryByText('lower open')).not.toBeInTheDocument()
  expect(history.state).toEqual({ key: 'page' })
})
