const TEXT = 'تعذّر تحميل الصفحة'

let listener: EventListener
// Each test has a page of its own.
afterEach(() => document.removeEventListener('error', listener, true))

function open(isPrerendered: 0 | 1) {
  document.head.replaceChildren()
  document.body.innerHTML = '<div id="root">قديم</div>'
  Object.assign(globalThis, { __NOTICE__: [isPrerendered, TEXT, 'حاول مرة أخرى'] })
  const added = jest.spyOn(document, 'addEventListener')
  jest.isolateModules(() => void jest.requireActual('./shell-guard'))
  ;[[, listener]] = added.mock.calls as [[string, EventListener]]
  added.mockRestore()
  const add = (script: object) => document.head.appendChild(Object.assign(document.createElement('script'), script))
  const fail = (script: HTMLScriptElement) => void script.dispatchEvent(new Event('error'))
  return { add, fail, notices: () => [...document.querySelectorAll('[role=alert]')] }
}

describe('a page whose own script does not load', () => {
  const SCRIPT = { defer: true, src: 'https://yawmi.example/assets/shell.js', integrity: 'sha384-a', crossOrigin: '' }
  const scripts = () => [...document.head.querySelectorAll('script')]

  it('asks for it once more, as it was asked for', () => {
    const { add, fail, notices } = open(0)
    const first = add(SCRIPT)
    fail(first)
    const [again, ...others] = scripts()
    expect([again === first, others, notices()]).toEqual([false, [], []])
    expect(again).toMatchObject(SCRIPT)
  })

  it.each([0, 1] as const)('shows one notice with a button where that fails too; prerendered: %s', (isPrerendered) => {
    const { add, fail, notices } = open(isPrerendered)
    fail(add({ src: SCRIPT.src }))
    expect([scripts().length, notices()]).toEqual([1, []])
    fail(add(SCRIPT))
    for (let time = 0; time < 2; time += 1) fail(scripts().at(-1)!)
    expect(notices()).toHaveLength(1)
    expect(notices()[0]).toHaveTextContent(TEXT)
    expect(document.body.textContent?.includes('قديم')).toBe(isPrerendered === 1)
  })
})
