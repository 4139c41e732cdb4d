import { asExpression } from '../adapted.ts'
import { inPage, type Call, type PageState, type RemoteValue, type Result } from './in-page.ts'
import { WebDriverError, type WebDriverSession } from './webdriver.ts'

/** Milliseconds between two looks at a page that nobody asks anything, and that a look waits for what was begun. */
const [REST_MS, WAIT_MS] = [40, 20] as const

const REPLACE = 'location.replace(arguments[0])'

/** A function to call, as text, and who waits for its result. */
interface RequestedCall extends Call {
  declaration: string
  /** Functions among its arguments that are text. */
  texts: string[]
  settle: (result: Result) => void
}

/** What a tab tells: an event of the protocol. */
export type Tell = (method: string, params: object) => void

let calls = 0

/**
 * A window. WebDriver's older form neither tells of anything nor lets several functions run at once: so the page is
 * looked at all the time, and what it says is told as the events that the newer form has.
 */
export class Tab {
  readonly id: string
  /** The document that the page showed when it was last looked at. */
  #document = ''
  #realm = ''
  /** The look that is under way, or what goes on while none may be had. */
  #busy: Promise<unknown> = Promise.resolve()
  #isPreparing = false
  #url = 'about:blank'
  #entry = ''
  #ready: DocumentReadyState | undefined
  /** Of a navigation that was asked for, and has not come to a document yet. */
  #navigation: string | undefined
  #navigations = 0
  #requested: RequestedCall[] = []
  readonly #begun = new Map<number, RequestedCall>()
  #disowned: string[] = []
  #isOpen = true
  #wake = () => {}
  readonly #session: WebDriverSession
  readonly #tell: Tell
  /** Functions that every document begins with, as text. */
  readonly #preloads: () => string[]

  constructor(id: string, session: WebDriverSession, tell: Tell, preloads: () => string[]) {
    this.id = id
    this.#session = session
    this.#tell = tell
    this.#preloads = preloads
  }

  get url(): string {
    return this.#url
  }

  /** Where functions run now, as it was told. */
  get realm(): string {
    return this.#realm
  }

  /** Looks at the page for the first time, and from then on until it is closed. */
  async open(): Promise<void> {
    await this.#look()
    void this.#watch()
  }

  command<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> {
    return this.#session.command<T>(method, path, body, this.id)
  }

  /**
   * Calls a function in the page.
   * @param declaration of the function, as text.
   * @param texts that the function will have become functions.
   */
  call(declaration: string, texts: string[], call: Omit<Call, 'id'>): Promise<Result> {
    return new Promise((settle) => {
      this.#requested.push({ id: (calls += 1), declaration, texts, settle, ...call })
      this.#wake()
    })
  }

  disown(handles: string[]): void {
    this.#disowned.push(...handles)
  }

  /** Begins to load a page. @returns the navigation's id */
  async navigate(url: string): Promise<string> {
    this.#isPreparing = true
    await this.#busy
    const isPrepared = await this.#prepare(url).finally(() => (this.#isPreparing = false))
    const navigation = this.#begin(url)
    // The page that it was prepared by is no place to go back to.
    if (isPrepared) await this.command('POST', '/execute/sync', { script: REPLACE, args: [url] })
    else await this.command('POST', '/url', { url })
    this.#wake()
    return navigation
  }

  async close(): Promise<void> {
    if (!this.#isOpen) return
    this.#gone()
    await this.command('DELETE', '/window').catch(() => {})
  }

  #begin(url: string): string {
    this.#navigation = `${this.id}/${(this.#navigations += 1)}`
    this.#tell('browsingContext.navigationStarted', { context: this.id, navigation: this.#navigation, url })
    return this.#navigation
  }

  /**
   * What a document should begin with can only be run when it is there, and its own scripts may be first. What is put
   * into an origin's storage is there in time if another page of that origin, which has no scripts, was given it.
   */
  async #prepare(url: string): Promise<boolean> {
    const { origin, protocol } = new URL(url)
    if (!protocol.startsWith('http') || this.#preloads().length === 0) return false
    if (this.#url.startsWith(`${origin}/`)) return false
    await this.command('POST', '/url', { url: `${origin}/robots.txt` })
    for (let isThere = false; !isThere;)
      isThere = await this.command<boolean>('POST', '/execute/sync', {
        script: 'return location.origin === arguments[0] && document.readyState === "complete"',
        args: [origin],
      }).catch(() => false)
    await this.#preload()
    // Nobody is told of this page: it counts as the one before.
    this.#document = (await this.#exchange([])).document
    return true
  }

  async #preload(): Promise<void> {
    const script = this.#preloads()
      .map((declaration) => `(${declaration})();`)
      .join('\n')
    if (script !== '') await this.command('POST', '/execute/sync', { script, args: [] })
  }

  async #watch(): Promise<void> {
    while (this.#isOpen) {
      if (this.#requested.length === 0 || this.#isPreparing) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, REST_MS)
          this.#wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      if (!this.#isOpen || this.#isPreparing) continue
      this.#busy = this.#look()
      await this.#busy
    }
  }

  /** Asks the page how it is, and tells what is new. */
  async #look(): Promise<void> {
    const requested = this.#requested.splice(0)
    for (const call of requested) this.#begun.set(call.id, call)
    try {
      const state = await this.#exchange(requested)
      if (state.isNew) {
        // It has begun none of them.
        for (const call of requested) this.#begun.delete(call.id)
        this.#requested.unshift(...requested)
        await this.#preload()
      }
      this.#hear(state)
    } catch (error) {
      if (error instanceof WebDriverError && error.code === 'no such window') return this.#gone()
      // A page that is just being left answers nothing; which calls it had begun shows when it is looked at again.
      if (!(error instanceof WebDriverError) || error.code !== 'javascript error') return
      for (const call of requested) this.#settle({ id: call.id, exception: error.message })
    }
  }

  async #exchange(requested: RequestedCall[]): Promise<PageState> {
    const functions = requested.map(({ id, declaration }) => `${id}: (${declaration})`).join(',\n')
    const question = {
      calls: requested.map(({ id, arguments: given, this: self, awaitPromise, keep, depth }) => ({
        id,
        arguments: given,
        this: self,
        awaitPromise,
        keep,
        depth,
      })),
      disowned: this.#disowned.splice(0),
      waitMs: requested.length + this.#begun.size > 0 ? WAIT_MS : 0,
    }
    const texts = [...new Set(requested.flatMap((call) => call.texts))]
    const written = texts.map((text) => `${JSON.stringify(text)}: () => (${asExpression(text)})`).join(',\n')
    const script = `(${inPage.toString()})(JSON.parse(arguments[0]), {${functions}}, {${written}}, arguments[1])`
    return JSON.parse(
      await this.command<string>('POST', '/execute/async', { script, args: [JSON.stringify(question)] }),
    ) as PageState
  }

  #hear(state: PageState): void {
    if (state.document !== this.#document) this.#arrive(state)
    else if (state.url !== this.#url || state.entry !== this.#entry) {
      this.#url = state.url
      this.#entry = state.entry
      this.#tell('browsingContext.historyUpdated', { context: this.id, url: state.url })
    }
    state.results.forEach((result) => this.#settle(result))
    const source = { realm: this.realm, context: this.id }
    for (const { type, method, text } of state.log)
      this.#tell('log.entryAdded', {
        type,
        method,
        level: 'error',
        text,
        source,
        timestamp: Date.now(),
        args: [{ type: 'string', value: text } satisfies RemoteValue],
      })
    if (this.#ready === state.ready) return
    const at = { context: this.id, url: state.url, navigation: null }
    if (this.#ready === 'loading' || this.#ready === undefined) {
      if (state.ready !== 'loading') this.#tell('browsingContext.domContentLoaded', at)
    }
    if (state.ready === 'complete') this.#tell('browsingContext.load', at)
    this.#ready = state.ready
  }

  /** The page shows another document than before. */
  #arrive({ document, url, entry }: PageState): void {
    const isFirst = this.#document === ''
    if (!isFirst) {
      const navigation = this.#navigation ?? this.#begin(url)
      this.#navigation = undefined
      for (const realm of [this.#realm, `${this.#realm}/sandbox`]) this.#tell('script.realmDestroyed', { realm })
      for (const call of this.#begun.values()) call.settle({ id: call.id, exception: 'Error: the page was left' })
      this.#begun.clear()
      this.#tell('browsingContext.navigationCommitted', { context: this.id, url, navigation })
    }
    this.#document = document
    this.#realm = `${this.id}/${document}`
    this.#entry = entry
    this.#url = url
    this.#ready = undefined
    if (isFirst) return
    this.#tell('script.realmCreated', { realm: this.realm, type: 'window', context: this.id, origin: origin(url) })
  }

  #settle(result: Result): void {
    this.#begun.get(result.id)?.settle(result)
    this.#begun.delete(result.id)
  }

  #gone(): void {
    this.#isOpen = false
    this.#wake()
    for (const call of [...this.#begun.values(), ...this.#requested])
      call.settle({ id: call.id, exception: 'Error: the page was closed' })
    this.#tell('browsingContext.contextDestroyed', { context: this.id, url: this.#url, parent: null })
  }
}

const origin = (url: string) => new URL(url).origin
