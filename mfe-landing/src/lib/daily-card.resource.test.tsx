import { HostProvider, useHost } from '@yawmi/remote-kit'
import { act, aJoke, aName, answer, disconnect, renderWithHost, screen, useNetwork } from '@yawmi/testing'
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

  it('is another one where somebody comes back in the morning to a page that they left open', async () => {
    const seen = answer('leafOfDay', { data: { ...dailyCard, date: '2026-11-22', name: aName({ name: 'هدى' }) } })
    const Given = () => (
      <HostProvider value={{ ...useHost(), answers: { leafOfDay: { data: dailyCard } } }}>
        <Shown />
      </HostProvider>
    )
    const comeBack = (instant: string) => {
      jest.setSystemTime(new Date(instant))
      act(() => void document.dispatchEvent(new Event('visibilitychange')))
    }
    // A device's clock may be wrong: that it is another day is what counts.
    jest.useFakeTimers({ now: new Date('2026-03-01T10:00:00+02:00'), advanceTimers: true })
    renderWithHost(<Given />)
    comeBack('2026-03-01T23:00:00+02:00')
    expect(screen.getByText('سراج')).toBeVisible()
    expect(seen).toHaveLength(0)
    comeBack('2026-03-02T07:00:00+02:00')
    expect(await screen.findByText('هدى')).toBeVisible()
    expect(seen).toHaveLength(1)
    jest.useRealTimers()
  })

  it('is another one after midnight on a screen that was on', async () => {
    answer('leafOfDay', { data: { ...dailyCard, name: aName({ name: 'هدى' }) } })
    const Given = () => (
      <HostProvider value={{ ...useHost(), answers: { leafOfDay: { data: dailyCard } } }}>
        <Shown />
      </HostProvider>
    )
    jest.useFakeTimers({ now: new Date('2026-11-21T23:59:30+02:00'), advanceTimers: true })
    const { unmount } = renderWithHost(<Given />)
    act(() => void jest.advanceTimersByTime(60_000))
    expect(await screen.findByText('هدى')).toBeVisible()
    unmount()
    jest.useRealTimers()
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
