import type { HostWindow } from './host-window'
import { tellHost } from './tell-host'

const message = {
  type: 'yawmi:signed-in',
  access_token: 't',
  otp_status: '200',
  subscriber_id: '9',
  redirect: 'home',
} as const
const frame = (ancestor?: string) => {
  const parent = { postMessage: jest.fn() }
  const location = ancestor === undefined ? {} : { ancestorOrigins: [ancestor] as unknown as DOMStringList }
  return { parent, location } satisfies HostWindow
}

describe('telling the host', () => {
  it('speaks to every native bridge in its own way', () => {
    const [ios, android, native] = [jest.fn(), jest.fn(), jest.fn()]
    tellHost(message, [], {
      ...frame(),
      webkit: { messageHandlers: { yawmi: { postMessage: ios } } },
      YawmiAndroid: { postMessage: android },
      ReactNativeWebView: { postMessage: native },
    })
    expect(ios).toHaveBeenCalledWith(message)
    expect(android).toHaveBeenCalledWith(JSON.stringify(message))
    expect(native).toHaveBeenCalledWith(JSON.stringify(message))
  })

  it('names the origin to every window it tells, and tells none when the brand allows none', () => {
    const view = frame()
    tellHost(message, [], view)
    expect(view.parent.postMessage).not.toHaveBeenCalled()
    tellHost(message, ['https://a.example', 'https://b.example'], view)
    expect(view.parent.postMessage.mock.calls).toEqual([
      [message, 'https://a.example'],
      [message, 'https://b.example'],
    ])
  })

  it('tells a frame around it only if that one is allowed', () => {
    const evil = frame('https://evil.example')
    tellHost(message, ['https://a.example'], evil)
    expect(evil.parent.postMessage).not.toHaveBeenCalled()
    const good = frame('https://a.example')
    tellHost(message, ['https://a.example'], good)
    expect(good.parent.postMessage).toHaveBeenCalledTimes(1)
  })

  it('tells the window that opened this one, where nothing frames it', () => {
    const opener = { postMessage: jest.fn() }
    const view: HostWindow = { parent: null, opener, location: {} }
    view.parent = view as unknown as Window
    tellHost(message, ['https://a.example'], view)
    expect(opener.postMessage).toHaveBeenCalledWith(message, 'https://a.example')
  })

  it('goes on when a bridge throws', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    const native = jest.fn()
    const broken = {
      postMessage: () => {
        throw new Error('detached')
      },
    }
    tellHost(message, [], { ...frame(), YawmiAndroid: broken, ReactNativeWebView: { postMessage: native } })
    expect(native).toHaveBeenCalled()
    warn.mockRestore()
  })
})
