import { defaultBrand } from '@yawmi/brand'
import { renderWithHost } from '@yawmi/testing'
import { usePageTitle } from './use-page-title'

function Page({ word }: { word?: string }) {
  usePageTitle('نكت', word)
  return null
}

describe('the title of a page', () => {
  const words = { 'content.titles.jokes': 'طرائف {brand}' }
  const brand = { ...defaultBrand, name: 'مدى', words }

  it('is ours, with the brand’s name', () => {
    renderWithHost(<Page />, { brand })
    expect(document.title).toBe('نكت · مدى')
  })

  it('is the brand’s own where it has one', () => {
    renderWithHost(<Page word="content.titles.jokes" />, { brand })
    expect(document.title).toBe('طرائف مدى · مدى')
  })
})
