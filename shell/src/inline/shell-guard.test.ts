const TEXT = 'تعذّر تحميل الصفحة'

function open(isPrerendered: 0 | 1) {
  document.head.replaceChildren()
  document.body.innerHTML = '<div id="root">قديم</div>'
  Object.assign(globalThis, { __NOTICE__: [isPrerendered, TEXT, 'حاول مرة أخرى'] })
  jest.isolateModules(() => void jest.requireActual('./shell-guard'))
  const fail = (defer: boolean) => {
    const script = document.head.appendChild(Object.assign(document.createElement('script'), { defer }))
    script.dispatchEvent(new Event('error'))
  }
  return { fail, notices: () => [...document.querySelectorAll('[role=alert]')] }
}

describe('a page whose own script does not load', () => {
  it.each([0, 1] as const)('shows one notice with a button; prerendered: %s', (isPrerendered) => {
    const { fail, notices } = open(isPrerendered)
    fail(false)
    expect(notices()).toEqual([])
    fail(true)
    fail(true)
    expect(notices()).toHaveLength(1)
    expect(notices()[0]).toHaveTextContent(TEXT)
    expect(document.body.textContent?.includes('قديم')).toBe(isPrerendered === 1)
  })
})
