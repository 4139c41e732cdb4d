import { defaultBrand } from '@yawmi/brand'
import { renderWithHost, screen, useNetwork } from '@yawmi/testing'
import { Apps } from './apps'

useNetwork()

const { links, features } = defaultBrand

describe('Apps', () => {
  it('links to both stores of the brand', () => {
    renderWithHost(<Apps />)
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(addresses).toEqual([links.playStore, links.appStore])
  })

  it('leaves out a store that the brand is not in', () => {
    renderWithHost(<Apps />, { brand: { ...defaultBrand, links: { ...links, appStore: '' } } })
    expect(screen.getByRole('link')).toHaveAttribute('href', links.playStore)
  })

  it('is not there for a brand without apps', () => {
    const { container } = renderWithHost(<Apps />, {
      brand: { ...defaultBrand, features: { ...features, appDownload: false } },
    })
    expect(container.innerHTML).not.toContain('<section')
  })
})
