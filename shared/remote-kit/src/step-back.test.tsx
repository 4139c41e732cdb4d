import { renderWithHost, screen } from '@yawmi/testing'
import { useNavigation } from './index'

const Screen = () => {
  const { back } = useNavigation()
  return <button onClick={() => back({ path: '/lists' })}>رجوع</button>
}

afterEach(() => history.replaceState(null, ''))

it('leads from the first screen of a remote to the one above it, in a page with a history of its own', async () => {
  // The entry of a page around it that has react-router too.
  history.replaceState({ idx: 7 }, '')
  const { user, address } = renderWithHost(<Screen />, { at: '/lists/one' })
  await user.click(screen.getByText('رجوع'))
  expect(address()).toBe('/lists')
})
