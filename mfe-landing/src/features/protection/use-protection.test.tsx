import { act, answer, disconnect, refuse, renderWithHost, screen, useNetwork } from '@yawmi/testing'
import { HostProvider, useHost, type RemoteHost } from '@yawmi/remote-kit'
import { readStored } from '@yawmi/session'
import { SCRIPT_LIMIT } from './inject-script'
import { LIFE, PATIENCE, useProtection } from './use-protection'

useNetwork()

const MARK =
  'document.documentElement.dataset.guarded = String(Number(document.documentElement.dataset.guarded ?? 0) + 1)'
const script = (dcbprotect = MARK, transaction_identify = 'tx-1') => ({
  messageCode: '00',
  success: { dcbprotect, transaction_identify },
})
const injected = () => document.querySelectorAll('script[data-purpose=protection]')

function Probe() {
  const { ready, transaction, renew } = useProtection()
  return (
    <button id="cta_button" onClick={renew}>
      {ready ? `ready ${transaction ?? 'without'}` : 'preparing'}
    </button>
  )
}

let warn: jest.SpyInstance
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  delete document.documentElement.dataset.guarded
})
afterEach(() => {
  jest.useRealTimers()
  warn.mockRestore()
})

describe('useProtection', () => {
  it('asks for the subscribe button, runs the script and keeps the transaction', async () => {
    const seen = answer('protectedScript', script())
    renderWithHost(<Probe />)
    expect(screen.getByText('preparing')).toBeInTheDocument()
    await screen.findByText('ready tx-1')
    expect(seen[0]?.query).toEqual({ targeted_element: '#cta_button' })
    expect(document.documentElement.dataset.guarded).toBe('1')
    expect(readStored('transaction_identify')).toBe('tx-1')
  })

  it('takes the script out of the page when it is left', async () => {
    answer('protectedScript', script())
    const { unmount } = renderWithHost(<Probe />)
    await screen.findByText('ready tx-1')
    expect(injected()).toHaveLength(1)
    unmount()
    expect(injected()).toHaveLength(0)
  })

  it.each([
    ['another message code', { messageCode: '05' }],
    ['no script with the code of success', { messageCode: '00' }],
    ['an empty script', script(' ')],
    ['a script that is far too long', script(`${MARK}//${'x'.repeat(SCRIPT_LIMIT)}`)],
  ])('goes on without it after %s, and logs that', async (_, reply) => {
    answer('protectedScript', reply)
    renderWithHost(<Probe />)
    await screen.findByText('ready without')
    expect(warn).toHaveBeenCalled()
    expect(injected()).toHaveLength(0)
    expect(readStored('transaction_identify')).toBeUndefined()
  })

  it('goes on without it when the carrier is down, and tells nobody', async () => {
    refuse('protectedScript', 'carrier_unavailable')
    const { said } = renderWithHost(<Probe />)
    await screen.findByText('ready without')
    expect(warn).toHaveBeenCalled()
    expect(said).toEqual([])
  })

  it('goes on without it when the connection breaks', async () => {
    disconnect('protectedScript')
    renderWithHost(<Probe />)
    await screen.findByText('ready without')
  })

  it('waits no longer than its patience, and still uses what comes late', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
    let arrive = () => {}
    const late = new Promise<void>((resolve) => (arrive = resolve))
    const api = { protectedScript: () => late.then(() => script()) }
    const { Late } = hostedWith(api)
    renderWithHost(<Late />)
    act(() => jest.advanceTimersByTime(PATIENCE - 1))
    expect(screen.getByText('preparing')).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(1))
    expect(screen.getByText('ready without')).toBeInTheDocument()
    await act(async () => arrive())
    expect(screen.getByText('ready tx-1')).toBeInTheDocument()
  })

  it('fetches a fresh one before the server forgets the first', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
    let round = 0
    const { Late } = hostedWith({ protectedScript: () => Promise.resolve(script(MARK, `tx-${(round += 1)}`)) })
    renderWithHost(<Late />)
    await act(async () => {})
    expect(screen.getByText('ready tx-1')).toBeInTheDocument()
    await act(async () => jest.advanceTimersByTime(LIFE))
    expect(screen.getByText('ready tx-2')).toBeInTheDocument()
    expect(injected()).toHaveLength(1)
  })

  it('forgets a spent transaction at once, and fetches another', async () => {
    answer('protectedScript', script())
    const { user } = renderWithHost(<Probe />)
    await screen.findByText('ready tx-1')
    answer('protectedScript', script(MARK, 'tx-2'), { after: 50 })
    await user.click(screen.getByRole('button'))
    expect(screen.getByText('preparing')).toBeInTheDocument()
    expect(readStored('transaction_identify')).toBeUndefined()
    await screen.findByText('ready tx-2')
    expect(injected()).toHaveLength(1)
  })
})

/** The probe under a host whose calls answer by promises alone: timers are the test's. */
function hostedWith(calls: Pick<RemoteHost['api'], 'protectedScript'>) {
  const Late = () => {
    const host = useHost()
    return (
      <HostProvider value={{ ...host, api: { ...host.api, ...calls } }}>
        <Probe />
      </HostProvider>
    )
  }
  return { Late }
}
