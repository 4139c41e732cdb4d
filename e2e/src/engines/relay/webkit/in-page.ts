/** A value as WebDriver BiDi writes it. */
export interface RemoteValue {
  type: string
  value?: unknown
  handle?: string
  sharedId?: string
}

/** A function that is to be called in a page. */
export interface Call {
  id: number
  arguments: (RemoteValue & { handle?: string; sharedId?: string })[]
  this?: RemoteValue
  awaitPromise: boolean
  /** Whether the result is saved, to be named by its handle. */
  keep: boolean
  /** How deep objects are written out. */
  depth: number
}

export interface Result {
  id: number
  value?: RemoteValue
  /** What was thrown, as a sentence. */
  exception?: string
}

export interface LogEntry {
  type: 'console' | 'javascript'
  method: string
  text: string
}

/** What a page says of itself when it is asked. */
export interface PageState {
  /** Which document it is. */
  document: string
  isNew: boolean
  url: string
  ready: DocumentReadyState
  /** What the page has put into the current entry of its history: entries may share an address. */
  entry: string
  results: Result[]
  log: LogEntry[]
}

export interface Question {
  calls: Call[]
  /** Handles that nobody needs any more. */
  disowned: string[]
  /** Milliseconds to wait for results of calls that were begun now. */
  waitMs: number
}

/**
 * Runs in the page, as text: begins calls, and answers with what has ended since it was last asked. A document that it
 * meets for the first time begins no calls.
 * @param functions to call, by the calls' ids.
 * @param texts that `eval` is to know from now on, with what it makes of them: pages with Trusted Types have no other.
 */
export function inPage(
  question: Question,
  functions: Record<string, (...given: unknown[]) => unknown>,
  texts: Record<string, () => unknown>,
  answer: (state: string) => void,
): void {
  interface Memory {
    id: string
    values: Map<string, unknown>
    names: WeakMap<object, string>
    texts: Map<string, () => unknown>
    results: Result[]
    log: LogEntry[]
  }
  const KEY = Symbol.for('relay')
  const place = document as unknown as Record<symbol, Memory | undefined>
  const isNew = place[KEY] === undefined
  const memory = (place[KEY] ??= remember())
  for (const [text, made] of Object.entries(texts)) memory.texts.set(text, made)
  for (const handle of question.disowned) memory.values.delete(handle)
  const begun = isNew ? [] : question.calls.map(begin)
  const timer = new Promise((resolve) => setTimeout(resolve, question.waitMs))
  void Promise.race([Promise.all(begun), timer]).then(() => {
    const state: PageState = {
      document: memory.id,
      isNew,
      url: location.href,
      ready: document.readyState,
      entry: JSON.stringify(history.state),
      results: memory.results.splice(0),
      log: memory.log.splice(0),
    }
    answer(JSON.stringify(state))
  })

  /** Not by `crypto`, which an empty page lacks. */
  function newName(): string {
    return Math.random().toString(36).slice(2) + Math.random().toString(36).slice(2)
  }

  function remember(): Memory {
    const log: LogEntry[] = []
    const write = console.error.bind(console)
    console.error = (...given: unknown[]) => {
      log.push({ type: 'console', method: 'error', text: given.map(String).join(' ') })
      write(...given)
    }
    addEventListener('error', ({ message, error }) => {
      // Nobody threw: the window is told that sizes are measured again in the next frame, as of a list whose items come to theirs.
      if (error === null && message.startsWith('ResizeObserver loop')) return
      const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.stack ?? ''})` : ''
      log.push({ type: 'javascript', method: 'error', text: `${message}${cause}` })
    })
    addEventListener('unhandledrejection', ({ reason }) =>
      log.push({ type: 'javascript', method: 'error', text: String(reason) }),
    )
    const known = new Map<string, () => unknown>()
    // Playwright puts some into brackets. What it extends itself by has no use here (adapted.ts): a class that does nothing.
    // eslint-disable-next-line no-eval -- in place of it, in a page of a test
    window.eval = (text: string) => (known.get(text) ?? known.get(text.slice(1, -1)) ?? (() => function () {}))()
    return { id: newName(), values: new Map(), names: new WeakMap(), texts: known, results: [], log }
  }

  async function begin(call: Call): Promise<void> {
    const { id } = call
    try {
      const result = functions[id]!.apply(call.this ? read(call.this) : undefined, call.arguments.map(read))
      memory.results.push({ id, value: write(call.awaitPromise ? await result : result, call, call.depth) })
    } catch (error) {
      memory.results.push({ id, exception: error instanceof Error ? `${error.name}: ${error.message}` : String(error) })
    }
  }

  function read({ type, value, handle, sharedId }: RemoteValue): unknown {
    const saved = handle ?? sharedId
    if (saved !== undefined) {
      if (!memory.values.has(saved)) throw new Error(`no such handle: ${saved}`)
      return memory.values.get(saved)
    }
    if (type === 'undefined') return undefined
    if (type === 'null') return null
    if (type === 'number') return Number(value)
    if (type === 'bigint') return BigInt(value as string)
    if (type === 'date') return new Date(value as string)
    if (type === 'array') return (value as RemoteValue[]).map(read)
    if (type === 'regexp') {
      const { pattern, flags } = value as { pattern: string; flags?: string }
      return new RegExp(pattern, flags)
    }
    if (type === 'object') {
      const entries = value as [string | RemoteValue, RemoteValue][]
      return Object.fromEntries(entries.map(([key, held]) => [typeof key === 'string' ? key : read(key), read(held)]))
    }
    return value
  }

  function nameOf(value: object): string {
    const name = memory.names.get(value) ?? newName()
    memory.names.set(value, name)
    memory.values.set(name, value)
    return name
  }

  function write(value: unknown, call: Call, depth: number): RemoteValue {
    if (value === undefined) return { type: 'undefined' }
    if (value === null) return { type: 'null' }
    if (typeof value === 'number') {
      const isPlain = Number.isFinite(value) && !Object.is(value, -0)
      return { type: 'number', value: isPlain ? value : Object.is(value, -0) ? '-0' : String(value) }
    }
    if (typeof value === 'string' || typeof value === 'boolean') return { type: typeof value, value }
    if (typeof value === 'bigint') return { type: 'bigint', value: value.toString() }
    const saved: { handle?: string } = {}
    if (call.keep && depth === call.depth) {
      saved.handle = newName()
      memory.values.set(saved.handle, value)
    }
    if (typeof value === 'symbol' || typeof value === 'function') return { type: typeof value, ...saved }
    if (value instanceof Node) return { type: 'node', sharedId: nameOf(value), ...saved }
    const kind = Object.prototype.toString.call(value).slice(8, -1).toLowerCase()
    if (kind === 'date') return { type: kind, value: (value as Date).toISOString(), ...saved }
    if (kind === 'regexp') {
      const { source: pattern, flags } = value as RegExp
      return { type: kind, value: { pattern, flags }, ...saved }
    }
    if (kind === 'array') {
      const items = depth > 0 ? (value as unknown[]).map((item) => write(item, call, depth - 1)) : undefined
      return { type: kind, value: items, ...saved }
    }
    if (/^(window|promise|error|map|set|weakmap|weakset|arraybuffer)$/.test(kind)) return { type: kind, ...saved }
    const entries =
      depth > 0 ? Object.entries(value).map(([key, held]) => [key, write(held, call, depth - 1)]) : undefined
    return { type: 'object', value: entries, ...saved }
  }
}
