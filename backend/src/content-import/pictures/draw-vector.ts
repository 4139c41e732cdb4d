import sharp from 'sharp'
import type { DrawAnswer, DrawOrder } from './bounded-drawing'
import { drawLargest } from './resize'

/** Draws one vector, in a process that may be ended: see `bounded-drawing.ts`. */
sharp.concurrency(1)
process.once('message', ({ source, recipe }: DrawOrder) => {
  void drawLargest(Buffer.from(source), recipe)
    .then(
      ({ data, info: { width, height, channels } }): DrawAnswer => ({ data, info: { width, height, channels } }),
      (error: Error): DrawAnswer => ({ error: error.message }),
    )
    .then((answer) => process.send?.(answer, () => process.disconnect()))
})
