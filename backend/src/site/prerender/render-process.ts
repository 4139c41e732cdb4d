import fs from 'node:fs'
import type { Duplex } from 'node:stream'
import { exponentialDelay } from '../../lib/exponential-delay'
import { type Confined, startConfined } from './confinement'
import { receiveLines, sendLine } from './json-lines'
import {
  type FirstScreen,
  type FirstScreenOrder,
  firstScreenSchema,
  type Frame,
  type FrameOrder,
  frameSchema,
  fromWorkerSchema,
  type PageOrder,
  type Rendered,
  renderedSchema,
  type ToWorker,
} from './wire'

/** Milliseconds that one rendering may take, the start of the process and the loading of the bundles included. */
const RENDERING_TIMEOUT_MS = 8_000
/**
 * Milliseconds for which nothing is rendered after a rendering that took longer, twice as long each time in a row: what hangs has a
 * whole processor until it is ended, which all other pages of the server would lack.
 */
const PAUSE = { firstMs: 20_000, longestMs: 10 * 60_000 }
/** Milliseconds without an order after which the process ends and gives its memory back. */
const IDLE_MS = 20_000
/** A screen needs some ten; more is a fault. */
const MEMORY_MB = 160
/** Characters of an error that are logged. */
const MAX_ERROR = 4_000

/** An order that nobody waits for any more: the bundles have changed, or the server stops. */
export class Cancelled extends Error {}

/** An order of a remote whose renderings hung just before; it is not tried. */
export class Paused extends Error {}

interface Waiting {
  resolve: (rendered: unknown) => void
  reject: (reason: Error) => void
  timer?: NodeJS.Timeout
}

type Task = { order: PageOrder } | { frame: FrameOrder } | { firstScreen: FirstScreenOrder }

/** A process, from its start to its end. */
interface Session {
  confined: Promise<Confined>
  /** Bundles that it has been sent. */
  sent: Set<string>
}

/** One process that renders pages, there only while there is something to render. */
export class RenderProcess {
  #session: Session | undefined
  #idle: NodeJS.Timeout | undefined
  #last = 0
  /** Renderings in a row that took too long, and until when none is begun. */
  #hung = 0
  #pausedUntil = -Infinity
  readonly #waiting = new Map<number, Waiting>()

  /**
   * @param program source of the process's program, `render-worker.ts` as it is built.
   * @param readBundle reads a bundle for evaluation; throws where it is not the one that was released
   */
  constructor(
    private readonly program: string,
    private readonly readBundle: (file: string) => Buffer,
    private readonly pause = PAUSE,
  ) {}

  /** @throws Error when the screen fails, hangs, or the process dies; `Paused` where it hung just before */
  async render(order: PageOrder): Promise<Rendered> {
    return renderedSchema.parse(await this.#send([order.shell, order.remote.bundle], { order }))
  }

  /** @throws Error as `render` */
  async renderFrame(frame: FrameOrder): Promise<Frame> {
    const bundles = frame.skeleton ? [frame.shell, frame.skeleton.bundle] : [frame.shell]
    return frameSchema.parse(await this.#send(bundles, { frame }))
  }

  /** @throws Error as `render` */
  async renderFirstScreen(firstScreen: FirstScreenOrder): Promise<FirstScreen> {
    return firstScreenSchema.parse(await this.#send([firstScreen.shell, firstScreen.remote.bundle], { firstScreen }))
  }

  /** Ends the process, so that the next order is rendered with bundles read anew. */
  forget(): void {
    this.#end(new Cancelled('no longer wanted'))
  }

  #send(bundles: string[], task: Task): Promise<unknown> {
    if (performance.now() < this.#pausedUntil) return Promise.reject(new Paused('renderings hung just before'))
    clearTimeout(this.#idle)
    const session = (this.#session ??= this.#begin())
    const id = (this.#last += 1)
    return new Promise((resolve, reject) => {
      const late = () => {
        const { firstMs, longestMs } = this.pause
        this.#pausedUntil = performance.now() + exponentialDelay(this.#hung, firstMs, longestMs)
        this.#hung += 1
        this.#end(new Error(`rendering took over ${RENDERING_TIMEOUT_MS} ms`))
      }
      const waiting: Waiting = { resolve, reject }
      this.#waiting.set(id, waiting)
      session.confined
        .then(({ pipe }) => {
          // From here on, for how to confine it is found out once, which takes long on a machine that just starts.
          if (this.#waiting.has(id)) waiting.timer = setTimeout(late, RENDERING_TIMEOUT_MS)
          for (const name of bundles) this.#sendSource(session, pipe, name)
          sendLine(pipe, { id, ...task } satisfies ToWorker)
        })
        .catch((error: Error) => this.#take(id)?.reject(error))
    })
  }

  #begin(): Session {
    const session: Session = {
      confined: startConfined(this.program, MEMORY_MB),
      sent: new Set(),
    }
    const lost = (error: Error) => {
      if (this.#session === session) this.#end(error)
    }
    session.confined.then(({ child, pipe }) => {
      // The server may end while it is there.
      child.unref()
      pipe.unref()
      receiveLines(pipe, {
        take: (message) => this.#session === session && this.#receive(message),
        fail: lost,
      })
      child.on('error', lost)
      child.once('exit', () => lost(new Error('the rendering process ended')))
    }, lost)
    return session
  }

  /** What was checked is what is evaluated: the file is read once. */
  #sendSource({ sent }: Session, pipe: Duplex, name: string): void {
    if (sent.has(name)) return
    sendLine(pipe, { name, source: this.readBundle(name).toString() } satisfies ToWorker)
    sent.add(name)
  }

  #receive(message: unknown): void {
    const { data: answer } = fromWorkerSchema.safeParse(message)
    const waiting = answer && this.#take(answer.id)
    if (!waiting) return this.#end(new Error('the rendering process sent what is no answer'))
    this.#hung = 0
    if ('error' in answer) waiting.reject(new Error(answer.error.slice(0, MAX_ERROR)))
    else waiting.resolve(answer.rendered)
    if (this.#waiting.size === 0) this.#idle = setTimeout(() => this.forget(), IDLE_MS).unref()
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    clearTimeout(waiting?.timer)
    return waiting
  }

  #end(reason: Error): void {
    clearTimeout(this.#idle)
    void this.#session?.confined.then(
      ({ child }) => child.kill('SIGKILL'),
      () => undefined,
    )
    this.#session = undefined
    for (const id of [...this.#waiting.keys()]) this.#take(id)?.reject(reason)
  }
}

/**
 * A process for each remote's version: what the bundle of one does to its process, the pages of another do not see, nor those of
 * the current version what its canary does.
 */
export class RenderProcesses {
  readonly #byName = new Map<string, RenderProcess>()
  /** Read once: of a later build it may speak in another way than this server. */
  #program: string | undefined

  /** @param programFile where that lies. @param readBundle as for `RenderProcess` */
  constructor(
    private readonly programFile: string,
    private readonly readBundle: (file: string) => Buffer,
  ) {}

  of(remote: string, version: string): RenderProcess {
    const name = `${remote} ${version}`
    this.#program ??= fs.readFileSync(this.programFile, 'utf8')
    const known = this.#byName.get(name) ?? new RenderProcess(this.#program, this.readBundle)
    this.#byName.set(name, known)
    return known
  }

  /** Ends them all. */
  forget(): void {
    for (const process of this.#byName.values()) process.forget()
    this.#byName.clear()
  }
}
