import { injectScript } from './inject-script'

const { dataset } = document.documentElement
const COUNT = 'document.documentElement.dataset.runs = String(Number(document.documentElement.dataset.runs ?? 0) + 1)'
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[data-purpose=protection]')]

afterEach(() => {
  for (const script of scripts()) script.remove()
  delete dataset.runs
})

describe("a carrier's script", () => {
  it('runs under the nonce of the page, knows where to report, and is taken out again', () => {
    const removeScript = injectScript(COUNT, 'fresh', 'https://api.example')
    expect(scripts().map((script) => [script.nonce, script.dataset.service])).toEqual([
      ['fresh', 'https://api.example'],
    ])
    expect(dataset.runs).toBe('1')
    removeScript()
    expect(scripts()).toEqual([])
  })

  it('does not run a second time in a page that runs it already', () => {
    injectScript(COUNT, 'fresh')
    const removeScript = injectScript(COUNT, 'fresh')
    expect(dataset.runs).toBe('1')
    removeScript()
    expect(scripts()).toEqual([])
  })

  it('is refused when there is nothing in it', () => {
    expect(() => injectScript(' \n', 'fresh')).toThrow('empty')
  })
})
