import { HostProvider, useHost } from '@yawmi/remote-kit'
import { aJoke, aName, answer, disconnect, renderWithHost, screen, useNetwork } from '@yawmi/testing'
import { useDailyCard } from './daily-card.resource'

useNetwork()

const dailyCard = { date: '2026-11-21', name: aName({ name: 'سراج' }), quote: null, joke: aJoke() }

function Shown() {
  const state = useDailyCard()
  return <p>{typeof state === 'string' ? state : state.name?.name}</p>
}

describe('today’s leaf', () => {
  it('is what came with the page, with no call', () => {
    const seen = answer('leafOfDay', { data: dailyCard })
    const Given = () => (
      <HostProvider value={{ ...useHost(), answers: { leafOfDay: { data: dailyCard } } }}>
        <Shown />
      </HostProvider>
    )
    renderWithHost(<Given />)
    expect(screen.getByText('سراج')).toBeVisible()
    expect(seen).toHaveLength(0)
  })

  it('is asked for in a page that has none', async () => {
    answer('leafOfDay', { data: dailyCard })
    renderWithHost(<Shown />)
    expect(screen.getByText('pending')).toBeVisible()
    expect(await screen.findByText('سراج')).toBeVisible()
  })

  it('is none when it does not come', async () => {
    disconnect('leafOfDay')
    const { emitted } = renderWithHost(<Shown />)
    expect(await screen.findByText('none')).toBeVisible()
    expect(emitted).toEqual([])
  })
})
