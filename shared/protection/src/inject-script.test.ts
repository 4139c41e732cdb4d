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
    const { remove: removeScript } = injectScript(COUNT, 'fresh', 'https://api.example')
    expect(scripts().map((script) => [script.nonce, script.dataset.service])).toEqual([
      ['fresh', 'https://api.example'],
    ])
    expect(dataset.runs).toBe('1')
    removeScript()
    expect(scripts()).toEqual([])
  })

  it('does not run a second time in a page that runs it already', () => {
    injectScript(COUNT, 'fresh')
    const { remove: removeScript } = injectScript(COUNT, 'fresh')
    expect(dataset.runs).toBe('1')
    removeScript()
    expect(scripts()).toEqual([])
  })

  it('has an address in a page of the shell, whose policy admits no inline code of run time', async () => {
    const boot = document.body.appendChild(Object.assign(document.createElement('i'), { id: 'yawmi-boot' }))
    const revoked: string[] = []
    const texts: Blob[] = []
    Object.assign(URL, {
      createObjectURL: (text: Blob) => `blob:http://localhost/${texts.push(text)}`,
      revokeObjectURL: (address: string) => revoked.push(address),
    })
    const { ran, remove } = injectScript(COUNT, undefined)
    const [script] = scripts()
    expect([script?.src, texts[0]?.size, dataset.runs]).toEqual(['blob:http://localhost/1', COUNT.length, undefined])
    // A second one with the same text is the first one.
    injectScript(COUNT, undefined)
    expect(scripts()).toHaveLength(1)
    expect(revoked).toEqual([])
    script?.dispatchEvent(new Event('load'))
    await ran
    expect(revoked).toEqual(['blob:http://localhost/1'])
    remove()
    expect(scripts()).toEqual([])
    boot.remove()
  })

  it('is refused when there is nothing in it', () => {
    expect(() => injectScript(' \n', 'fresh')).toThrow('empty')
  })
})
