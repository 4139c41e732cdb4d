import { HostProvider, RouteLink, useHost, type RemoteHost } from '@yawmi/remote-kit'
import { renderWithHost, screen, useNetwork, waitFor } from '@yawmi/testing'
import { declaration } from '../remote'
import { useAnchors } from './use-anchors'
import { HERO } from './use-sign-up-link'

useNetwork()

// jsdom has no layout, so neither of these.
const scrolled = jest.fn()
beforeAll(() => {
  Element.prototype.scrollIntoView = scrolled
  globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS
})
beforeEach(() => scrolled.mockClear())

const Parts = () => (
  <div ref={useAnchors<HTMLDivElement>()}>
    <p id="hero" data-testid="hero" />
    <RouteLink to={HERO}>to the form</RouteLink>
  </div>
)
const Hosted = ({ mode }: Pick<RemoteHost, 'mode'>) => (
  <HostProvider value={{ ...useHost(), mode }}>
    <Parts />
  </HostProvider>
)

describe('useAnchors', () => {
  it('scrolls to the section that a link names, each time, in an integrator’s page', async () => {
    const { user } = renderWithHost(<Hosted mode="alone" />, { declaration })
    await user.click(screen.getByText('to the form'))
    await user.click(screen.getByText('to the form'))
    expect(scrolled).toHaveBeenCalledTimes(2)
  })

  it('leaves scrolling to the shell', async () => {
    const { user } = renderWithHost(<Hosted mode="shell" />, { declaration })
    await user.click(screen.getByText('to the form'))
    expect(scrolled).not.toHaveBeenCalled()
  })

  it.each(['shell', 'alone'] as const)(
    'gives the focus to that section, so that Tab goes on there: %s',
    async (mode) => {
      const { user } = renderWithHost(<Hosted mode={mode} />, { declaration })
      expect(screen.getByTestId('hero')).not.toHaveFocus()
      await user.click(screen.getByText('to the form'))
      await waitFor(() => expect(screen.getByTestId('hero')).toHaveFocus())
    },
  )
})
