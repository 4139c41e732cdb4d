import { aPage, answer, renderWithHost, screen, useNetwork, waitFor } from '@yawmi/testing'
import { provideScreens } from '../lib/preload-screen'
import { declaration } from '../remote'
import { aSaved } from '../testing/designs'
import SavedItemsScreen from './saved-items-screen'

useNetwork()

const loaded: string[] = []
beforeEach(() => {
  loaded.length = 0
  provideScreens({ preload: async (name) => loaded.push(name), forgetFailures: () => {} })
})

async function lookAt(key: string | null) {
  answer('designs', aPage([aSaved('image', { key })]))
  const { user } = renderWithHost(<SavedItemsScreen />, { role: 'subscriber', declaration })
  await user.click(await screen.findByRole('img', { name: /صورة محفوظة/ }))
  await screen.findByRole('dialog')
}

/** As long as a design is looked at before anything comes, and longer. */
const look = () => new Promise((resolve) => setTimeout(resolve, 600))

describe('a saved design that is looked at', () => {
  it('has the studio come that it opens in', async () => {
    await lookAt('draft-1')
    expect(loaded).toEqual([])
    await waitFor(() => expect(loaded).toEqual(['phone-design-page']))
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
