import { useState } from 'react'
import {
  act,
  answer,
  disconnect,
  gate,
  queryAllByAttribute,
  refuse,
  renderWithHost,
  screen,
  useNetwork,
  waitFor,
} from '@yawmi/testing'
import { HostProvider, useHost, type RemoteHost } from '@yawmi/remote-kit'
import { readStored } from '@yawmi/session'
import { SCRIPT_LIMIT } from './inject-script'
import { SCRIPT_TIMEOUT_MS } from './protection-watch'
import { SCRIPT_LIFETIME_MS, useProtection } from './use-protection'

useNetwork()

const MARK =
  'document.documentElement.dataset.guarded = String(Number(document.documentElement.dataset.guarded ?? 0) + 1)'
const script = (dcbprotect = MARK, transaction_identify = 'tx-1') => ({
  messageCode: '00',
  success: { dcbprotect, transaction_identify },
})
const injected = () => queryAllByAttribute('data-purpose', document.documentElement, 'protection')
const SENT = { message: '', data: { msisdn: '+218912345678', retryAfter: 30 } }

function Probe() {
  const { ready, protect, renew } = useProtection()
  const { api } = useHost()
  const [outcome, setOutcome] = useState('')
  const login = () =>
    protect((transaction_identify) => api.login({ msisdn: '0912345678', transaction_identify })).then(
      () => setOutcome('sent'),
      () => setOutcome('refused'),
    )
  return (
    <>
      <p>{ready ? 'ready' : 'preparing'}</p>
      <p>{outcome}</p>
      <button id="cta_button" onClick={() => void login()}>
        login
      </button>
      <button onClick={renew}>renew</button>
    </>
  )
}

const press = (name: string) => screen.getByRole('button', { name })

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
    await screen.findByText('ready')
    expect(seen[0]?.query).toEqual({ targeted_element: '#cta_button' })
    expect(document.documentElement.dataset.guarded).toBe('1')
    expect(readStored('transaction_identify')).toBe('tx-1')
  })

  it('takes the script out of the page when it is left', async () => {
    answer('protectedScript', script())
    const { unmount } = renderWithHost(<Probe />)
    await screen.findByText('ready')
    expect(injected()).toHaveLength(1)
    unmount()
    expect(injected()).toHaveLength(0)
    expect(readStored('transaction_identify')).toBeUndefined()
  })

  it.each([
    ['another message code', { messageCode: '05' }],
    ['no script with the code of success', { messageCode: '00' }],
    ['an empty script', script(' ')],
    ['a script that is far too long', script(`${MARK}//${'x'.repeat(SCRIPT_LIMIT)}`)],
  ])('opens the button also after %s, and logs that', async (_, reply) => {
    answer('protectedScript', reply)
    renderWithHost(<Probe />)
    await screen.findByText('ready')
    expect(warn).toHaveBeenCalled()
    expect(injected()).toHaveLength(0)
    expect(readStored('transaction_identify')).toBeUndefined()
  })

  it('opens the button when the carrier is down, and tells nobody', async () => {
    refuse('protectedScript', 'carrier_unavailable')
    const { emitted } = renderWithHost(<Probe />)
    await screen.findByText('ready')
    expect(warn).toHaveBeenCalled()
    expect(emitted).toEqual([])
  })

  it('waits no longer than its timeout, and runs what comes late', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
    let arrive = () => {}
    const late = new Promise<void>((resolve) => (arrive = resolve))
    const { Hosted } = hostedWith({ protectedScript: () => late.then(() => script()) })
    renderWithHost(<Hosted />)
    act(() => jest.advanceTimersByTime(SCRIPT_TIMEOUT_MS - 1))
    expect(screen.getByText('preparing')).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(1))
    expect(screen.getByText('ready')).toBeInTheDocument()
    await act(async () => arrive())
    expect(readStored('transaction_identify')).toBe('tx-1')
  })

  it('fetches a fresh one before the server forgets the first, with the button open meanwhile', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
    let round = 0
    const { Hosted } = hostedWith({ protectedScript: () => Promise.resolve(script(MARK, `tx-${(round += 1)}`)) })
    renderWithHost(<Hosted />)
    await waitFor(() => expect(readStored('transaction_identify')).toBe('tx-1'))
    act(() => jest.advanceTimersByTime(SCRIPT_LIFETIME_MS))
    expect(screen.getByText('ready')).toBeInTheDocument()
    await waitFor(() => expect(readStored('transaction_identify')).toBe('tx-2'))
    expect(injected()).toHaveLength(1)
  })

  it('forgets a spent transaction when it is renewed, and fetches another', async () => {
    answer('protectedScript', script())
    const { user } = renderWithHost(<Probe />)
    await screen.findByText('ready')
    const { opened, open } = gate()
    answer('protectedScript', script(MARK, 'tx-2'), { after: opened })
    await user.click(press('renew'))
    expect(screen.getByText('preparing')).toBeInTheDocument()
    expect(readStored('transaction_identify')).toBeUndefined()
    open()
    await screen.findByText('ready')
    expect(readStored('transaction_identify')).toBe('tx-2')
    expect(injected()).toHaveLength(1)
  })
})

describe('a protected login', () => {
  it('carries the transaction, and spends it', async () => {
    answer('protectedScript', script())
    const logins = answer('login', SENT)
    const { user } = renderWithHost(<Probe />)
    await screen.findByText('ready')
    await user.click(press('login'))
    await screen.findByText('sent')
    expect(logins.map(({ body }) => body)).toEqual([expect.objectContaining({ transaction_identify: 'tx-1' })])
    expect(readStored('transaction_identify')).toBeUndefined()
  })

  it('keeps the transaction when it is refused for something else', async () => {
    answer('protectedScript', script())
    refuse('login', 'otp_wait')
    const { user } = renderWithHost(<Probe />)
    await screen.findByText('ready')
    await user.click(press('login'))
    await screen.findByText('refused')
    expect(readStored('transaction_identify')).toBe('tx-1')
  })

  it('tries once more for a script that could not be had before', async () => {
    disconnect('protectedScript')
    const { user } = renderWithHost(<Probe />)
    await screen.findByText('ready')
    answer('protectedScript', script())
    const logins = answer('login', SENT)
    await user.click(press('login'))
    await screen.findByText('sent')
    expect(logins[0]?.body).toMatchObject({ transaction_identify: 'tx-1' })
  })

  it('goes on without one when there is none to be had: the server says what is wrong', async () => {
    refuse('protectedScript', 'carrier_unavailable')
    const logins = answer('login', SENT)
    const { user } = renderWithHost(<Probe />)
    await screen.findByText('ready')
    await user.click(press('login'))
    await screen.findByText('sent')
    expect(logins[0]?.body).not.toHaveProperty('transaction_identify')
  })

  it('replaces a transaction that the server takes no longer, once', async () => {
    answer('protectedScript', script())
    const refused = refuse('login', 'validation', { messageCode: '07' })
    const { user } = renderWithHost(<Probe />)
    await screen.findByText('ready')
    answer('protectedScript', script(MARK, 'tx-2'))
    await user.click(press('login'))
    await screen.findByText('refused')
    expect(refused.map(({ body }) => (body as { transaction_identify: string }).transaction_identify)).toEqual([
      'tx-1',
      'tx-2',
    ])
  })
})

/** The probe under a host whose calls answer by promises alone: timers are the test's. */
function hostedWith(calls: Pick<RemoteHost['api'], 'protectedScript'>) {
  const Hosted = () => {
    const host = useHost()
    return (
      <HostProvider value={{ ...host, api: { ...host.api, ...calls } }}>
        <Probe />
      </HostProvider>
    )
  }
  return { Hosted }
}
