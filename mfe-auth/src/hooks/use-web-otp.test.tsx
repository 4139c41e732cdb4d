import { render, waitFor } from '@testing-library/react'
import { useWebOtp } from './use-web-otp'

type Ask = (options: { otp: { transport: string[] }; signal: AbortSignal }) => Promise<{ code: string } | null>

function Asker({ awaited, onCode }: { awaited?: string; onCode: (code: string) => void }) {
  useWebOtp(awaited, onCode)
  return null
}

/** A browser with WebOTP whose messages the test sends. */
function withWebOtp(get: Ask) {
  Object.assign(window, { OTPCredential: class {} })
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } })
}
afterEach(() => {
  Reflect.deleteProperty(window, 'OTPCredential')
  Reflect.deleteProperty(navigator, 'credentials')
})

describe('the code out of the SMS', () => {
  it('is taken over where the browser can', async () => {
    withWebOtp(async () => ({ code: '١٢٣٤' }))
    const onCode = jest.fn()
    render(<Asker awaited="a" onCode={onCode} />)
    await waitFor(() => expect(onCode).toHaveBeenCalledWith('1234'))
  })

  it('is no longer waited for once the form is gone', async () => {
    let signal: AbortSignal | undefined
    let arrive: (credential: { code: string }) => void = () => {}
    withWebOtp((options) => {
      signal = options.signal
      return new Promise((resolve) => (arrive = resolve))
    })
    const onCode = jest.fn()
    const { rerender } = render(<Asker awaited="a" onCode={onCode} />)
    rerender(<Asker onCode={onCode} />)
    expect(signal?.aborted).toBe(true)
    arrive({ code: '1234' })
    await Promise.resolve()
    expect(onCode).not.toHaveBeenCalled()
  })

  it('is asked for anew with each code that is sent', () => {
    const get = jest.fn<ReturnType<Ask>, Parameters<Ask>>(() => new Promise(() => {}))
    withWebOtp(get)
    const { rerender } = render(<Asker awaited="a" onCode={() => {}} />)
    rerender(<Asker awaited="a" onCode={() => {}} />)
    expect(get).toHaveBeenCalledTimes(1)
    rerender(<Asker awaited="b" onCode={() => {}} />)
    expect(get).toHaveBeenCalledTimes(2)
    expect(get.mock.calls[0]?.[0].signal.aborted).toBe(true)
  })

  it('changes nothing where the person says no', async () => {
    withWebOtp(() => Promise.reject(new DOMException('no', 'AbortError')))
    const onCode = jest.fn()
    render(<Asker awaited="a" onCode={onCode} />)
    await Promise.resolve()
    expect(onCode).not.toHaveBeenCalled()
  })
})
