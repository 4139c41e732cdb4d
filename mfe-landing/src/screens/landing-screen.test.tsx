import { aName, answer, renderWithHost, screen, useNetwork, waitFor } from '@yawmi/testing'
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
