import { RouteLink, useLocation } from '@yawmi/remote-kit'
import { renderWithHost, screen } from '@yawmi/testing'
import { declaration } from '../remote'
import { useWholeScreen } from './use-whole-screen'

const seen: boolean[] = []
function Home() {
  const isWhole = useWholeScreen()
  seen.push(isWhole)
  return isWhole ? 'whole' : 'first look'
}
function Page() {
  const { pathname } = useLocation()
  return pathname === '/home' ? <Home /> : <RouteLink to={{ name: 'home' }}>home</RouteLink>
}
const open = (at: string) => renderWithHost(<Page />, { declaration, at, path: '*' })
beforeEach(() => void seen.splice(0))

it('shows the first look alone in the frame after a press, and then the whole screen', async () => {
  const { user } = open('/jokes-list')
  await user.click(screen.getByRole('link'))
  expect(await screen.findByText('whole')).toBeVisible()
  expect(seen[0]).toBe(false)
})

it('shows the whole screen at once where the document begins with it', () => {
  open('/home')
  expect(seen[0]).toBe(true)
})
