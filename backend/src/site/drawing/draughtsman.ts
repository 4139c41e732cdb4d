import { Worker } from 'node:worker_threads'
import type { Drawing, Frame, FrameOrder, FromWorker, Order, ToWorker } from './wire'

/** Milliseconds that one drawing may take, the loading of the bundles included. */
const DRAWING_TIMEOUT = 8_000
/** Milliseconds without an order after which the thread ends and gives its memory back. */
const IDLE = 20_000
/** A screen needs some ten; more is a fault. */
const MEMORY_MB = 160

/** An order that nobody waits for any more: the bundles have changed, or the server stops. */
export class Forgotten extends Error {}

interface Waiting {
  resolve: (drawing: Drawing | Frame) => void
  reject: (reason: Error) => void
  timer: NodeJS.Timeout
}

/** One thread that draws pages, there only while there is something to draw. */
export class Draughtsman {
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined
  #last = 0
  readonly #waiting = new Map<number, Waiting>()

  /** @param program file of the thread's program, `worker.ts` as it is built. */
  constructor(private readonly program: string) {}

  /** @throws Error when the screen fails, hangs, or the thread dies */
  draw(order: Order): Promise<Drawing> {
    return this.#send({ order }) as Promise<Drawing>
  }

  /** @throws Error as `draw` */
  drawFrame(frame: FrameOrder): Promise<Frame> {
    return this.#send({ frame }) as Promise<Frame>
  }

  /** Ends the thread, so that the next order is drawn with bundles read anew. */
  forget(): void {
    this.#end(new Forgotten('no longer wanted'))
  }

  #send(task: { order: Order } | { frame: FrameOrder }): Promise<Drawing | Frame> {
    clearTimeout(this.#idle)
    const worker = (this.#worker ??= this.#start())
    const id = (this.#last += 1)
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#end(new Error(`drawing took over ${DRAWING_TIMEOUT} ms`)), DRAWING_TIMEOUT)
      this.#waiting.set(id, { resolve, reject, timer })
      worker.postMessage({ id, ...task } satisfies ToWorker)
    })
  }

  #start(): Worker {
    const worker = new Worker(this.program, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } })
    worker.unref()
    worker.on('message', (message: FromWorker) => {
      const waiting = this.#take(message.id)
      if ('drawing' in message) waiting?.resolve(message.drawing)
      else waiting?.reject(new Error(message.error))
      if (this.#waiting.size === 0) this.#idle = setTimeout(() => this.forget(), IDLE).unref()
    })
    worker.once('error', (error) => this.#worker === worker && this.#end(error))
    worker.once('exit', () => this.#worker === worker && this.#end(new Error('the drawing thread ended')))
    return worker
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    clearTimeout(waiting?.timer)
    return waiting
  }

  #end(reason: Error): void {
    clearTimeout(this.#idle)
    void this.#worker?.terminate()
    this.#worker = undefined
    for (const id of [...this.#waiting.keys()]) this.#take(id)?.reject(reason)
  }
}
