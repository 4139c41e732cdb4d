import { asExpression, functionTexts } from '../adapted.ts'
import type { RemoteValue, Result } from './in-page.ts'
import { MiniBrowser, type Size } from './mini-browser.ts'
import type { Tab, Tell } from './tab.ts'

type Params = Record<string, unknown>
type Handler = (params: Params) => Promise<object> | object

/** A screen's emulation and the network: nothing that the older WebDriver could do. */
const UNHEARD = /^(emulation|network|permissions)\./
/** Objects are written out so deep where nobody says how deep. */
const DEEP = 100

/** The commands of WebDriver BiDi that Playwright gives, each done by WebDriver's older commands. */
export class Commands {
  readonly #browsers = new Map<string, MiniBrowser>()
  readonly #display: string
  readonly #tell: Tell
  #count = 0

  constructor(display: string, tell: Tell) {
    this.#display = display
    this.#tell = tell
  }

  async run(method: string, params: Params): Promise<object> {
    const handler = this.#handlers[method]
    if (handler) return handler(params)
    if (UNHEARD.test(method)) return { intercept: '', collector: '' }
    throw new Error(`WebKitWebDriver has nothing for ${method}`)
  }

  async end(): Promise<void> {
    await Promise.all([...this.#browsers.values()].map((browser) => browser.end()))
  }

  readonly #handlers: Record<string, Handler | undefined> = {
    'session.new': () => ({
      sessionId: 'relay',
      capabilities: { browserName: 'webkit', browserVersion: process.env.ENGINE_VERSION ?? '', userAgent: '' },
    }),
    'session.subscribe': () => ({ subscription: '' }),
    'browser.close': empty,
    'browser.createUserContext': () => {
      const id = this.#next()
      this.#browsers.set(id, new MiniBrowser(id, this.#display, this.#tell))
      return { userContext: id }
    },
    'browser.removeUserContext': async ({ userContext }) => {
      await this.#browser(userContext).end()
      this.#browsers.delete(String(userContext))
      return {}
    },
    'browser.setDownloadBehavior': ({ downloadBehavior, userContexts }) => {
      const { destinationFolder } = downloadBehavior as { destinationFolder?: string }
      for (const browser of this.#those(userContexts)) browser.downloads = destinationFolder
      return {}
    },
    'browsingContext.create': async ({ userContext }) => {
      const tab = await this.#browser(userContext).open()
      const context = { context: tab.id, url: 'about:blank', userContext, parent: null, children: null }
      this.#tell('browsingContext.contextCreated', { ...context, originalOpener: null, clientWindow: '' })
      this.#tell('script.realmCreated', { realm: tab.realm, type: 'window', context: tab.id, origin: 'null' })
      return { context: tab.id }
    },
    'browsingContext.close': ({ context }) => this.#tab(context).close().then(empty),
    'browsingContext.activate': () => ({}),
    'browsingContext.navigate': async ({ context, url }) => ({
      navigation: await this.#tab(context).navigate(String(url)),
      url,
    }),
    'browsingContext.reload': ({ context }) => this.#tab(context).command('POST', '/refresh', {}).then(empty),
    'browsingContext.traverseHistory': ({ context, delta }) =>
      this.#tab(context)
        .command('POST', Number(delta) < 0 ? '/back' : '/forward', {})
        .then(empty),
    'browsingContext.setViewport': async ({ context, userContexts, viewport }) => {
      const size = viewport as Size
      if (context !== undefined) await this.#owner(context).resize(this.#tab(context), size)
      else for (const browser of this.#those(userContexts)) browser.viewport = size
      return {}
    },
    // The part that is seen; who wants less of it cuts it out.
    'browsingContext.captureScreenshot': async ({ context }) => ({
      data: await this.#tab(context).command<string>('GET', '/screenshot'),
    }),
    'browsingContext.handleUserPrompt': ({ context, accept }) =>
      this.#tab(context)
        .command('POST', accept === false ? '/alert/dismiss' : '/alert/accept', {})
        .then(empty),
    'script.evaluate': ({ expression, ...params }) => this.#call(`() => (${asExpression(String(expression))})`, params),
    'script.callFunction': ({ functionDeclaration, ...params }) => this.#call(String(functionDeclaration), params),
    'script.addPreloadScript': ({ functionDeclaration, userContexts, contexts }) => {
      const script = this.#next()
      const owners = contexts
        ? (contexts as string[]).map((context) => this.#owner(context))
        : this.#those(userContexts)
      for (const { preloads } of owners) preloads.set(script, String(functionDeclaration))
      return { script }
    },
    'script.removePreloadScript': ({ script }) => {
      for (const { preloads } of this.#browsers.values()) preloads.delete(String(script))
      return {}
    },
    'script.disown': ({ target, handles }) => {
      this.#tab((target as Params).context).disown(handles as string[])
      return {}
    },
    'input.performActions': ({ context, actions }) =>
      this.#tab(context).command('POST', '/actions', { actions }).then(empty),
  }

  async #call(declaration: string, params: Params): Promise<object> {
    const { target, arguments: given, serializationOptions, resultOwnership, awaitPromise } = params
    const { context, sandbox } = target as { context: string; sandbox?: string }
    const tab = this.#tab(context)
    const { maxObjectDepth } = (serializationOptions ?? {}) as { maxObjectDepth?: number }
    const result = await tab.call(declaration, functionTexts(given), {
      arguments: (given ?? []) as RemoteValue[],
      this: params.this as RemoteValue | undefined,
      awaitPromise: awaitPromise === true,
      keep: resultOwnership === 'root',
      depth: maxObjectDepth ?? DEEP,
    })
    // There is one world for the page's scripts and for those of the tests.
    return { realm: sandbox ? `${tab.realm}/sandbox` : tab.realm, ...outcome(result) }
  }

  #next(): string {
    this.#count += 1
    return String(this.#count)
  }

  #those(ids: unknown): MiniBrowser[] {
    return ids ? (ids as string[]).map((id) => this.#browser(id)) : [...this.#browsers.values()]
  }

  #browser(id: unknown): MiniBrowser {
    const browser = this.#browsers.get(String(id))
    if (!browser) throw new Error(`no such user context: ${String(id)}`)
    return browser
  }

  #owner(context: unknown): MiniBrowser {
    const owner = [...this.#browsers.values()].find(({ tabs }) => tabs.has(String(context)))
    if (!owner) throw new Error(`no such frame: ${String(context)}`)
    return owner
  }

  #tab(context: unknown): Tab {
    return this.#owner(context).tabs.get(String(context)) as Tab
  }
}

const empty = () => ({})

function outcome({ value, exception }: Result): object {
  if (exception === undefined) return { type: 'success', result: value }
  return { type: 'exception', exceptionDetails: { text: exception } }
}
