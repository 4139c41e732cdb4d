import crypto from 'node:crypto'
import { compress, type Encoding, QUALITY } from '../../http/endpoint/compressed'
import { jsonInScript, Markup, markup } from '../../lib/html'
import { serviceDay } from '../../lib/service-time'
import { safeCss } from '../pages/page-styles'
import { Cancelled, Paused, type RenderProcesses } from '../prerender/render-process'
import type { FirstScreen, FirstScreenOrder } from '../prerender/wire'
import type { FilledCall } from './first-replies'

/** Characters of rendered screens that are cached, some hundred of them. */
const MAX_CACHED_CHARACTERS = 8_000_000
/** Screens that may wait for a rendering, each of which takes some hundredths of a second; who comes then has the skeleton. */
const MAX_WAITING = 6
/** Milliseconds before a screen that could not be rendered is tried again. */
const RETRY_AFTER_MS = 5_000

/** What a screen is rendered from, and by which calls its page will find the same. */
export interface ScreenInput {
  /** Name of the versions that the visitor gets. */
  choice: string
  order: Omit<FirstScreenOrder, 'replies'>
  replies: readonly (FilledCall & { text: string; digest: number })[]
}

/** A rendered screen as it is sent. */
export class SentScreen {
  readonly #compressed = new Map<Encoding, Promise<Buffer>>()

  constructor(readonly text: string) {}

  compressed(encoding: Encoding): Promise<Buffer> {
    const known = this.#compressed.get(encoding)
    if (known) return known
    const made = compress(Buffer.from(this.text), encoding, QUALITY)
    this.#compressed.set(encoding, made)
    // The screen is shown all day: whoever asks next has it compressed anew.
    made.catch(() => this.#compressed.delete(encoding))
    return made
  }
}

/**
 * First screens of signed-in visitors. All who get the same replies see the same screen: it is rendered once for them, and
 * nothing goes into it but these replies, a role and a width.
 */
export class RenderedScreens {
  readonly #screens = new Map<string, Promise<SentScreen | undefined>>()
  /** Characters of those that are rendered, from the one that nobody has asked for the longest. */
  readonly #sizes = new Map<string, number>()
  #characters = 0
  #waiting = 0

  constructor(
    private readonly processes: RenderProcesses,
    private readonly warn: (message: string) => void,
  ) {}

  /** @returns undefined where the screen cannot be rendered, or too many wait for theirs */
  of(input: ScreenInput): Promise<SentScreen | undefined> {
    const key = keyOf(input)
    const cached = this.#screens.get(key)
    if (cached) {
      this.#touch(key)
      return cached
    }
    if (this.#waiting >= MAX_WAITING) return Promise.resolve(undefined)
    this.#waiting += 1
    const screen = this.#render(input).then(
      (rendered) => {
        this.#keep(key, rendered.text.length)
        return rendered
      },
      (error: Error) => {
        this.#failed(key, input, error)
        return undefined
      },
    )
    void screen.finally(() => (this.#waiting -= 1))
    this.#screens.set(key, screen)
    return screen
  }

  /** A new shell or release list changes every screen. */
  clear(): void {
    this.#screens.clear()
    this.#sizes.clear()
    this.#characters = 0
    this.processes.forget()
  }

  async #render({ order, replies }: ScreenInput): Promise<SentScreen> {
    const given = replies.map(({ operation, path, query, text }) => ({
      operation,
      path,
      query,
      data: JSON.parse(text) as unknown,
    }))
    const rendered = await this.processes
      .of(order.remote.name, order.remote.version)
      .renderFirstScreen({ ...order, replies: given })
    return new SentScreen(String(documentOf(rendered, order, replies)))
  }

  #touch(key: string): void {
    const size = this.#sizes.get(key)
    if (size === undefined) return
    this.#sizes.delete(key)
    this.#sizes.set(key, size)
  }

  #keep(key: string, characters: number): void {
    // Another shell or list has come meanwhile.
    if (!this.#screens.has(key)) return
    this.#sizes.set(key, characters)
    this.#characters += characters
    for (const [oldest, size] of this.#sizes) {
      if (this.#characters <= MAX_CACHED_CHARACTERS) break
      this.#sizes.delete(oldest)
      this.#screens.delete(oldest)
      this.#characters -= size
    }
  }

  #failed(key: string, { order }: ScreenInput, error: Error): void {
    if (error instanceof Cancelled) return void this.#screens.delete(key)
    const { pathname } = new URL(order.address, 'https://server.invalid')
    if (!(error instanceof Paused)) this.warn(`the first screen of ${pathname} could not be rendered: ${error.message}`)
    setTimeout(() => this.#screens.delete(key), RETRY_AFTER_MS).unref()
  }
}

/** All that a screen depends on; the day is on it. */
const keyOf = ({ choice, order: { boot, ...order }, replies }: ScreenInput) => {
  const on = [
    choice,
    order,
    boot.brand,
    boot.mediaBase,
    boot.texts,
    serviceDay(new Date()),
    replies.map(({ address, text }) => [address, text]),
  ]
  return crypto.createHash('sha256').update(JSON.stringify(on)).digest('base64')
}

/** What the page's inline script takes apart (shell/src/inline/first-screen.ts). */
function documentOf(
  { html, css, fontFaces, day, queries }: FirstScreen,
  order: ScreenInput['order'],
  replies: ScreenInput['replies'],
): Markup {
  const facts = {
    remote: order.remote.name,
    version: order.remote.version,
    role: order.role,
    width: order.width,
    day,
    replies: replies.map(({ address, digest }) => [address, digest]),
    queries,
  }
  return markup`<!doctype html><meta charset="utf-8"><script type="text/css">${safeCss(fontFaces)}</script><script type="text/css">${safeCss(css)}</script><script type="application/json">${jsonInScript(facts)}</script><div id="screen">${new Markup(html)}</div>`
}
