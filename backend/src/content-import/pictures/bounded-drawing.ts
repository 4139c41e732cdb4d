import { fork } from 'node:child_process'
import type { Recipe } from './recipes'
import { type DrawLargest, drawLargest, type Pixels } from './resize'

export interface DrawOrder {
  source: Uint8Array
  recipe: Recipe
}

export type DrawAnswer = Pixels | { error: string }

/** A drawing of the demo content takes less than one. */
const MAX_SECONDS = 30

/**
 * Decodes pictures that editors send. What draws a vector looks at no deadline while it is at it, and a kilobyte of filters
 * keeps it busy for minutes: a vector is drawn in a process of its own, which is ended. Other pictures take as long as
 * their pixels, which are bounded.
 */
export class BoundedDrawing {
  /** @param program file of the process's program, `draw-vector.ts` as it is built */
  constructor(
    private readonly program: string,
    private readonly seconds = MAX_SECONDS,
  ) {}

  readonly draw: DrawLargest = (source, recipe) =>
    isVector(source) ? this.drawApart({ source, recipe }) : drawLargest(source, recipe)

  private async drawApart(order: DrawOrder): Promise<Pixels> {
    const child = fork(this.program, [], { env: {}, serialization: 'advanced', stdio: 'ignore' })
    let timer: NodeJS.Timeout | undefined
    const answer = await new Promise<DrawAnswer>((resolve) => {
      child.once('message', (message: DrawAnswer) => resolve(message))
      child.once('error', (error) => resolve({ error: error.message }))
      child.once('exit', () => resolve({ error: 'drawing it ended early' }))
      timer = setTimeout(
        () => resolve({ error: `drawing it takes longer than ${this.seconds} s` }),
        this.seconds * 1_000,
      )
      child.send(order)
    })
    clearTimeout(timer)
    child.kill('SIGKILL')
    if ('error' in answer) throw new Error(answer.error)
    return { ...answer, data: Buffer.from(answer.data) }
  }
}

/** What does not begin as a raster file does may be one. */
function isVector(source: Buffer): boolean {
  const start = source.subarray(0, 4).toString('latin1')
  return !['\x89PNG', '\xff\xd8\xff', 'RIFF'].some((magic) => start.startsWith(magic))
}
