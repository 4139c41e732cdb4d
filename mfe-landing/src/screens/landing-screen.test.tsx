import { aName, answer, renderWithHost, screen, useNetwork, waitFor } from '@yawmi/testing'
import { defaultBrand, type LandingSection } from '@yawmi/brand'
import { structuredData } from '../seo/structured-data'
import { declaration } from '../remote'
import LandingScreen from './landing-screen'

useNetwork()

beforeEach(() => {
  answer('protectedScript', { messageCode: '00', success: { dcbprotect: ';', transaction_identify: 'tx' } })
  answer('leafOfDay', { data: { date: '2026-11-21', name: aName(), quote: null, joke: null } })
})

describe('LandingScreen', () => {
  it('shows the first screen at once and every section behind it, in order', async () => {
    const { container } = renderWithHost(<LandingScreen />, { declaration })
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
    await waitFor(() => expect(container.querySelector('#commonQs')).toBeInTheDocument())
    const ids = [...container.querySelectorAll('section')].map(({ id }) => id)
    expect(ids).toEqual(['hero', 'discover', 'names', 'jokes', 'quotes', 'plan', 'apps', 'commonQs'])
  })

  it('shows the sections of a brand that has chosen, in its order, and leads nobody to one that is not there', () => {
    const brand = { ...defaultBrand, landing: { sections: ['faq', 'discover', 'quotes'] as LandingSection[] } }
    const { container } = renderWithHost(<LandingScreen />, { declaration, brand })
    expect([...container.querySelectorAll('section')].map(({ id }) => id)).toEqual([
      'hero',
      'commonQs',
      'discover',
      'quotes',
    ])
    for (const link of container.querySelectorAll('a[href^="/#"]'))
      expect(container.querySelector(link.getAttribute('href')!.slice(1))).toBeInTheDocument()
    expect(structuredData('landing', brand)).toBeDefined()
    expect(structuredData('landing', { ...brand, landing: { sections: ['plan'] } })).toBeUndefined()
  })

  it('names every section by its heading, and gives no id twice', async () => {
    const { container } = renderWithHost(<LandingScreen />, { declaration })
    await waitFor(() => expect(container.querySelector('#commonQs')).toBeInTheDocument())
    for (const section of container.querySelectorAll('section')) {
      expect(document.getElementById(section.getAttribute('aria-labelledby')!)).toBeVisible()
    }
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
