import { PENDING_OTP_KEY } from '@yawmi/contract'
import { useOtpRequest, type OtpRequest } from '@yawmi/host'
import { act, renderWithHost } from '@yawmi/testing'

const request = (msisdn: string) => ({ purpose: 'subscribe', msisdn, retryAfter: 30 }) as const

/** Hosts of one page, and the numbers whose requests reach a mounted dialog. */
function open(count = 1) {
  const hosts: OtpRequest[] = []
  const Host = ({ at }: { at: number }) => {
    hosts[at] = useOtpRequest()
    return null
  }
  const { bus, emitted } = renderWithHost(
    <>
      {Array.from({ length: count }, (_, at) => (
        <Host key={at} at={at} />
      ))}
    </>,
  )
  const ask = (msisdn: string) => act(() => bus.emit('auth/otp-wanted', request(msisdn)))
  const mount = (host: OtpRequest) => {
    const before = emitted.length
    const unmount = host.replay()
    return { replayed: emitted.slice(before).map(({ payload }) => (payload as { msisdn: string }).msisdn), unmount }
  }
  return { hosts, ask, mount }
}

beforeEach(() => sessionStorage.clear())

describe('requests for the code dialog', () => {
  it('wait for the dialog, which gets the latest of them, and later ones by itself', () => {
    const { hosts, ask, mount } = open()
    expect(hosts[0]?.isOpen).toBe(false)
    ask('1')
    ask('2')
    expect(hosts[0]?.isOpen).toBe(true)
    const { replayed, unmount } = mount(hosts[0]!)
    expect(replayed).toEqual(['2'])
    ask('3')
    unmount()
    expect(mount(hosts[0]!).replayed).toEqual([])
  })

  it('are dropped where the dialog cannot be loaded; the next one opens it anew', () => {
    const { hosts, ask, mount } = open()
    ask('1')
    act(() => hosts[0]!.cancel())
    expect(hosts[0]?.isOpen).toBe(false)
    ask('2')
    expect(hosts[0]?.isOpen).toBe(true)
    expect(mount(hosts[0]!).replayed).toEqual(['2'])
  })

  it('are one host’s of several in a page', () => {
    const { hosts, ask } = open(2)
    ask('1')
    expect(hosts.map(({ isOpen }) => isOpen)).toEqual([true, false])
  })

  it('need none of them where a code was pending before a reload: the dialog restores it', () => {
    sessionStorage.setItem(PENDING_OTP_KEY, '{}')
    const { hosts, mount } = open()
    expect(hosts[0]?.isOpen).toBe(true)
    expect(mount(hosts[0]!).replayed).toEqual([])
  })
})
