import type { PageWithFirstScreen } from '../lib/first-screen'
import { requestFirstScreen } from './first-screen'

const page = globalThis as PageWithFirstScreen
const SCREEN = `<!doctype html><script type="text/css">.font{}</script><script type="text/css">.rule{}</script>
<script type="application/json">{"remote":"content"}</script><div id="screen"><p data-style="color: red">one</p></div>`

interface Sent {
  url: string
  authorization: string
  answer: (status: number, text?: string) => void
}

/** Requests a screen; what was sent. */
function send(): Sent {
  const sent = {} as Sent
  class Request {
    status = 0
    response: Document | null = null
    onload = () => {}
    open(_: string, url: string) {
      sent.url = url
    }
    setRequestHeader(_: string, value: string) {
      sent.authorization = value
    }
    send() {
      sent.answer = (status, text) => {
        this.status = status
        this.response = text === undefined ? null : new DOMParser().parseFromString(text, 'text/html')
        this.onload()
      }
    }
  }
  Object.assign(globalThis, {
    XMLHttpRequest: Request,
    matchMedia: (query: string) => ({ matches: ['(min-width: 600px)', '(min-width: 960px)'].includes(query) }),
  })
  requestFirstScreen('a', new Map())
  return sent
}

const root = () => document.getElementById('root')
beforeEach(() => {
  document.head.replaceChildren()
  document.body.innerHTML = '<div id="root">skeleton</div>'
  history.replaceState(null, '', '/quotes-list?q=x')
})

describe('the first screen of a page', () => {
  it('is requested for its address and width, by the token on the device', () => {
    const { url, authorization } = send()
    expect(url).toBe('/first-screen?address=%2Fquotes-list%3Fq%3Dx&width=960')
    expect(authorization).toBe('Bearer a')
  })

  it('takes the place of the skeleton, with its styles', () => {
    send().answer(200, SCREEN)
    expect(root()?.textContent).toBe('one')
    expect(root()?.querySelector('p')?.style.color).toBe('red')
    expect([...document.querySelectorAll('style')].map((style) => style.textContent)).toEqual(['.font{}', '.rule{}'])
    expect(page.yawmiFirstScreen?.facts).toEqual({ remote: 'content' })
  })

  it('is left out when there is none, or the shell renders already', () => {
    send().answer(204)
    expect(root()?.textContent).toBe('skeleton')
    const { answer } = send()
    page.yawmiFirstScreen!.stopped = true
    answer(200, SCREEN)
    expect(root()?.textContent).toBe('skeleton')
    expect(page.yawmiFirstScreen?.facts).toBeUndefined()
  })
})
