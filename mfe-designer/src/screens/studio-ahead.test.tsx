import { aPage, answer, renderWithHost, screen, useNetwork, waitFor } from '@yawmi/testing'
import { provideScreens } from '../lib/preload-screen'
import { declaration } from '../remote'
import { aSaved } from '../testing/designs'
import SavedItemsScreen from './saved-items-screen'

useNetwork()

const loaded: string[] = []
let loadedAt: number
beforeEach(() => {
  loaded.length = 0
  const preload = async (name: string) => {
    loadedAt = performance.now()
    loaded.push(name)
  }
  provideScreens({ preload, forgetFailures: () => {} })
})

/** @returns when a design began to be looked at */
async function lookAt(key: string | null): Promise<number> {
  answer('designs', aPage([aSaved('image', { key })]))
  const { user } = renderWithHost(<SavedItemsScreen />, { role: 'subscriber', declaration })
  const picture = await screen.findByRole('img', { name: /صورة محفوظة/ })
  const begun = performance.now()
  await user.click(picture)
  await screen.findByRole('dialog')
  return begun
}

/** Milliseconds for which a design is looked at before anything comes. */
const FIRST_MS = 300
const look = () => new Promise((resolve) => setTimeout(resolve, 2 * FIRST_MS))

describe('a saved design that is looked at', () => {
  it('has the studio come that it opens in', async () => {
    const begun = await lookAt('draft-1')
    await waitFor(() => expect(loaded).toEqual(['phone-design-page']))
    // Timers go by whole milliseconds.
    expect(loadedAt - begun).toBeGreaterThan(FIRST_MS - 1)
  })

  it('has nothing come where it cannot be opened', async () => {
    await lookAt(null)
    await look()
    expect(loaded).toEqual([])
  })

  it('has nothing come where data is saved', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    await lookAt('draft-1')
    await look()
    expect(loaded).toEqual([])
    Reflect.deleteProperty(navigator, 'connection')
  })
})
