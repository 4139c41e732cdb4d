/* eslint-disable testing-library/no-node-access -- the focus of a shadow root is known to the root alone */
import { createPortal } from 'react-dom'
import { act, fireEvent, renderWithHost } from '@yawmi/testing'
import { initialDesign } from '../../document/pristine'
import { createStudio } from '../../studio/studio'
import { StudioProvider } from '../../studio/use-studio'
import { OpenMenu } from './open-menu'

it('the menu of a box goes by its keys in a host page too, and gives the focus back', () => {
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  const box = root.appendChild(document.createElement('button'))
  box.focus()
  const studio = createStudio(initialDesign('box-1'))
  studio.select('box-1')
  const menu = (
    <StudioProvider value={studio}>
      <OpenMenu at={{ x: 0, y: 0 }} onClose={() => undefined} />
    </StudioProvider>
  )
  renderWithHost(createPortal(menu, root))
  const items = [...root.querySelectorAll('[role=menuitem]:not(:disabled)')]
  const press = (key: string) => act(() => void fireEvent.keyDown(root.activeElement!, { key }))
  expect(root.activeElement).toBe(items[0])
  press('ArrowDown')
  press('ArrowDown')
  expect(root.activeElement).toBe(items[2])
  press('ArrowUp')
  expect(root.activeElement).toBe(items[1])
  press('Escape')
  expect(root.activeElement).toBe(box)
})
