import { aName, answer, renderWithHost, screen, useNetwork, waitFor, within } from '@yawmi/testing'
import { defaultBrand, type LandingSection } from '@yawmi/brand'
import { structuredData } from '../seo/structured-data'
import { declaration } from '../remote'
import LandingScreen from './landing-screen'

useNetwork()

beforeEach(() => {
  answer('protectedScript', { messageCode: '00', success: { dcbprotect: ';', transaction_identify: 'tx' } })
  answer('leafOfDay', { data: { date: '2026-11-21', name: aName(), quote: null, joke: null } })
})

const ids = () => screen.getAllByRole('region').map(({ id }) => id)

describe('LandingScreen', () => {
  it('shows the first screen at once and every section behind it, in order', async () => {
    renderWithHost(<LandingScreen />, { declaration })
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
    await waitFor(() => expect(ids()).toContain('commonQs'))
    expect(ids()).toEqual(['hero', 'discover', 'names', 'jokes', 'quotes', 'plan', 'apps', 'commonQs'])
  })

  it('shows the sections of a brand that has chosen, in its order, and leads nobody to one that is not there', () => {
    const brand = { ...defaultBrand, landing: { sections: ['faq', 'discover', 'quotes'] as LandingSection[] } }
    renderWithHost(<LandingScreen />, { declaration, brand })
    expect(ids()).toEqual(['hero', 'commonQs', 'discover', 'quotes'])
    const anchors = screen.getAllByRole('link').map((link) => link.getAttribute('href')?.split('/#')[1])
    expect(ids()).toEqual(expect.arrayContaining(anchors.filter((anchor) => anchor !== undefined)))
    expect(structuredData('landing', brand)).toBeDefined()
    expect(structuredData('landing', { ...brand, landing: { sections: ['plan'] } })).toBeUndefined()
  })

  it('names every section by its heading, and gives no id twice', async () => {
    renderWithHost(<LandingScreen />, { declaration })
    await waitFor(() => expect(ids()).toContain('commonQs'))
    const sections = screen.getAllByRole('region')
    const html = document.body.innerHTML
    expect(sections).toHaveLength(html.split('<section').length - 1)
    for (const section of sections)
      expect(
        within(section)
          .getAllByRole('heading')
          .map(({ id }) => id),
      ).toContain(section.getAttribute('aria-labelledby'))
    const all = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(all).size).toBe(all.length)
  })
})
