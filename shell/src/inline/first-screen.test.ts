import type { PageWithFirstScreen } from '../lib/first-screen'
import { requestFirstScreen } from './first-screen'

const page = globalThis as PageWithFirstScreen
const SCREEN = `<!doctype html><script type="text/css">.font{}</script><script type="text/css">.rule{}</script>
<script type="application/json">{"remote":"content"}</script><div id="screen"><p data-style="color: red">one\n</p><img loading="lazy" src="/picture.webp"></div>`

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

/** The rules of sheets that scripts write, which this environment has not. */
class Sheet {
  text = ''
  replaceSync(text: string) {
    this.text = text
  }
}
let loadFont: jest.Mock
const settle = () => new Promise((resolve) => setTimeout(resolve))

const root = () => document.getElementById('root')
beforeEach(() => {
  loadFont = jest.fn(async () => [])
  const IntersectionObserver = class {
    observe() {}
    unobserve() {}
  }
  Object.assign(globalThis, { CSSStyleSheet: Sheet, IntersectionObserver })
  Object.assign(document, {
    adoptedStyleSheets: [],
    fonts: Object.assign([{ family: 'Face' }, { family: '"Face"' }, { family: 'Fallback' }], { load: loadFont }),
  })
  document.head.replaceChildren()
  document.body.innerHTML = '<div id="root">skeleton</div>'
  history.replaceState(null, '', '/quotes-list?q=x')
})

describe('the first screen of a page', () => {
  it('is not requested where the browser could not style it', () => {
    Object.assign(globalThis, { CSSStyleSheet: class {} })
    expect(send().url).toBeUndefined()
    expect(page.yawmiFirstScreen).toBeUndefined()
  })

  it('is requested for its address and width, by the token on the device', () => {
    const { url, authorization } = send()
    expect(url).toBe('/first-screen?address=%2Fquotes-list%3Fq%3Dx&width=960')
    expect(authorization).toBe('Bearer a')
  })

  it('takes the place of the skeleton, with its styles, once its fonts are there', async () => {
    let come = (_: unknown) => {}
    const coming = new Promise((resolve) => (come = resolve))
    loadFont.mockImplementation((font) => (String(font).includes('Fallback') ? Promise.reject(new Error()) : coming))
    send().answer(200, SCREEN)
    await settle()
    expect(root()?.textContent).toBe('skeleton')
    come([])
    await settle()
    expect(root()?.textContent).toBe('one\n')
    expect(root()?.querySelector('p')?.style.color).toBe('red')
    expect(loadFont.mock.calls.every(([, text]) => text === 'one ')).toBe(true)
    const sheets = document.adoptedStyleSheets as unknown as Sheet[]
    expect(sheets.map(({ text }) => text)).toEqual(['.font{}', '.rule{}'])
    expect(loadFont.mock.calls.map(([font]) => font)).toEqual([
      '400 16px "Face"',
      '700 16px "Face"',
      '400 16px "Fallback"',
      '700 16px "Fallback"',
    ])
    expect(page.yawmiFirstScreen?.facts).toEqual({ remote: 'content' })
    // Its pictures wait for the scripts.
    const picture = root()?.querySelector('img')
    expect(picture?.getAttribute('src')).toMatch(/^data:/)
    page.yawmiFirstScreen?.showPictures?.()
    expect(picture?.getAttribute('src')).toBe('/picture.webp')
  })

  it('does not wait for a font that never comes', async () => {
    jest.useFakeTimers()
    loadFont.mockReturnValue(new Promise(() => {}))
    send().answer(200, SCREEN)
    await jest.advanceTimersByTimeAsync(399)
    expect(root()?.textContent).toBe('skeleton')
    await jest.advanceTimersByTimeAsync(1)
    expect(root()?.textContent).toBe('one\n')
    jest.useRealTimers()
  })

  it('is left out when there is none, or the shell renders already', async () => {
    send().answer(204)
    await settle()
    expect(root()?.textContent).toBe('skeleton')
    const { answer } = send()
    page.yawmiFirstScreen!.stopped = true
    answer(200, SCREEN)
    await settle()
    expect(root()?.textContent).toBe('skeleton')
    expect(page.yawmiFirstScreen?.facts).toBeUndefined()
  })
})
