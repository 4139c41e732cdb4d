import { renderWithHost, screen, useNetwork, within } from '@yawmi/testing'
import { declaration } from '../../remote'
import { Discover } from './discover'
import { TILES } from './tiles'

useNetwork()

const [landing] = declaration.routes
const everywhere = {
  ...declaration,
  routes: [
    ...declaration.routes,
    ...TILES.map(({ kind, route }) => ({ ...landing!, name: route, path: `/of-${kind}` as const })),
  ],
}
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

describe('Discover', () => {
  it('shows the seven tiles in the order of the specification', () => {
    renderWithHost(<Discover />, { declaration })
    const names = screen.getAllByRole('listitem').map((item) => within(item).getAllByText(/./)[0]?.textContent)
    expect(names).toEqual(['خلفيات', 'نكت', 'معاني الأسماء', 'رسائل', 'تصاميم', 'فيديوهات', 'اقتباسات'])
  })

  it('is where the footer’s link leads', () => {
    renderWithHost(<Discover />, { declaration })
    const section = screen.getByRole('region')
    expect(section).toHaveAttribute('id', 'discover')
    expect(within(section).getByRole('heading', { level: 2 })).toBeVisible()
  })

  it('keeps an anonymous visitor on the page: at what shows some of it, or at the form', () => {
    renderWithHost(<Discover />, { declaration: everywhere })
    expect(links()).toEqual(['/#hero', '/#jokes', '/#names', '/#hero', '/#hero', '/#hero', '/#quotes'])
  })

  it('leads whoever is inside to the content itself', () => {
    renderWithHost(<Discover />, { declaration: everywhere, role: 'free' })
    expect(links()).toEqual(TILES.map(({ kind }) => `/of-${kind}`))
  })
})
