/** Scripts of the page that `loadEmbed` put there, as they were answered: no test of this package reaches a service. */
export interface FakeScripts {
  /** In their order. */
  requested: HTMLScriptElement[]
  /** What was mounted, and what became of it. */
  mounted: FakeMounting[]
  /** Whether scripts come. */
  isReachable: boolean
}

export interface FakeMounting {
  element: HTMLElement
  options: Yawmi.Options[]
  isOver: boolean
  emit: (event: Yawmi.Events[keyof Yawmi.Events]) => void
}

/** Answers the page's scripts as a service does: each defines `Yawmi` once it has come. */
export function fakeScripts(): FakeScripts {
  const fake: FakeScripts = { requested: [], mounted: [], isReachable: true }
  const append = document.head.append.bind(document.head)
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) append(node)
      else {
        fake.requested.push(node)
        queueMicrotask(() => answer(node))
      }
    }
  })
  const answer = (script: HTMLScriptElement) => {
    if (!fake.isReachable) return void script.dispatchEvent(new Event('error'))
    Object.assign(globalThis, { Yawmi: { mount } })
    script.dispatchEvent(new Event('load'))
  }
  const mount: Yawmi.Mount = (element, options) => {
    const listeners = new Map<string, (event: never) => void>()
    const mounting: FakeMounting = {
      element,
      options: [options],
      isOver: false,
      emit: (event) => listeners.get(event.type)?.(event as never),
    }
    fake.mounted.push(mounting)
    return {
      update: async (changes) => void mounting.options.push(changes as Yawmi.Options),
      unmount: async () => void (mounting.isOver = true),
      on: (type, listener) => {
        listeners.set(type, listener)
        return () => void listeners.delete(type)
      },
    }
  }
  return fake
}
