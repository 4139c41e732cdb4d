import type { HostWindow } from './host-window'
import { notifyApp, notifyEmbedder } from './notify-host'

const signedIn = {
  type: 'yawmi:signed-in',
  access_token: 't',
  otp_status: '200',
  subscriber_id: '9',
  redirect: 'home',
} as const
const handed = { type: 'yawmi:signed-in', otp_status: '200', redirect: 'home', code: 'c' } as const
const frame = (ancestor?: string) => {
  const parent = { postMessage: jest.fn() }
  const location = ancestor === undefined ? {} : { ancestorOrigins: [ancestor] as unknown as DOMStringList }
  return { parent, location } satisfies HostWindow
}
const top = (more: Partial<HostWindow> = {}) => {
  const view: HostWindow = { parent: null, location: {}, ...more }
  view.parent = Object.assign(view as unknown as Window, { postMessage: jest.fn() })
  return view
}

describe('telling the app', () => {
  it('speaks to every native bridge in its own way, and to no window', () => {
    const [ios, android, native] = [jest.fn(), jest.fn(), jest.fn()]
    const opener = { postMessage: jest.fn() }
    const view = top({
      webkit: { messageHandlers: { yawmi: { postMessage: ios } } },
      YawmiAndroid: { postMessage: android },
      ReactNativeWebView: { postMessage: native },
    })
    notifyApp(signedIn, Object.assign(view, { opener }))
    expect(ios).toHaveBeenCalledWith(signedIn)
    expect(android).toHaveBeenCalledWith(JSON.stringify(signedIn))
    expect(native).toHaveBeenCalledWith(JSON.stringify(signedIn))
    expect(opener.postMessage).not.toHaveBeenCalled()
    expect(view.parent?.postMessage).not.toHaveBeenCalled()
  })

  it('goes on when a bridge throws', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    const native = jest.fn()
    const broken = {
      postMessage: () => {
        throw new Error('detached')
      },
    }
    notifyApp(signedIn, top({ YawmiAndroid: broken, ReactNativeWebView: { postMessage: native } }))
    expect(native).toHaveBeenCalled()
    warn.mockRestore()
  })
})

describe('telling the page around', () => {
  it('names the origin to the window it tells, and tells none when the brand allows none', () => {
    const view = frame()
    notifyEmbedder(handed, [], view)
    expect(view.parent.postMessage).not.toHaveBeenCalled()
    notifyEmbedder(handed, ['https://a.example', 'https://b.example'], view)
    expect(view.parent.postMessage.mock.calls).toEqual([
      [handed, 'https://a.example'],
      [handed, 'https://b.example'],
    ])
  })

  it('tells a frame around it only if that one is allowed', () => {
    const evil = frame('https://evil.example')
    notifyEmbedder(handed, ['https://a.example'], evil)
    expect(evil.parent.postMessage).not.toHaveBeenCalled()
    const good = frame('https://a.example')
    notifyEmbedder(handed, ['https://a.example'], good)
    expect(good.parent.postMessage).toHaveBeenCalledTimes(1)
  })

  it('tells nobody where nothing frames the page', () => {
    const view = top()
    notifyEmbedder(handed, ['https://a.example'], view)
    expect(view.parent?.postMessage).not.toHaveBeenCalled()
  })
})
