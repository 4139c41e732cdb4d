import { renderWithHost, screen, useNetwork } from '@yawmi/testing'
import { useCall } from './use-call'

useNetwork()

/** Asks for what its buttons say, and shows the state of it. */
function Probe({ run }: { run: (wish: string) => Promise<string> }) {
  const { status, data, error, call, reset } = useCall(run)
  const ask = (request: string) => void call(request).catch(() => {})
  return (
    <>
      <p>{[status, data, (error as Error | undefined)?.message].filter(Boolean).join(' ')}</p>
      <button onClick={() => ask('first')}>first</button>
      <button onClick={() => ask('second')}>second</button>
      <button onClick={reset}>reset</button>
    </>
  )
}

describe('a call', () => {
  it('shows the answer of the last one only', async () => {
    const settle: Record<string, () => void> = {}
    const run = (request: string) => new Promise<string>((resolve) => (settle[request] = () => resolve(request)))
    const { user } = renderWithHost(<Probe run={run} />)
    await user.click(screen.getByRole('button', { name: 'first' }))
    await user.click(screen.getByRole('button', { name: 'second' }))
    settle.second?.()
    expect(await screen.findByText('done second')).toBeVisible()
    settle.first?.()
    await Promise.resolve()
    expect(screen.getByText('done second')).toBeVisible()
  })

  it('keeps a failure until it is reset', async () => {
    const { user } = renderWithHost(<Probe run={() => Promise.reject(new Error('no'))} />)
    await user.click(screen.getByRole('button', { name: 'first' }))
    expect(await screen.findByText('failed no')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'reset' }))
    expect(screen.getByText('idle')).toBeVisible()
  })
})
