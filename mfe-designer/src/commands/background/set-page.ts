import type { Fill, Page } from '../../document/design'
import { resizePage } from '../../document/page/resize-page'
import type { Command } from '../command'

/** Gives the design a size of its own; `undefined`: that of its picture. */
export const setPage: Command<Page | undefined> = {
  enabled: () => true,
  perform: ({ design, heightOf }, page) => ({ design: resizePage(design, page, heightOf) }),
  announcement: () => 'saidPage',
}

/** Colours what stands where no picture is; `undefined`: white. */
export const setFill: Command<Fill | undefined> = {
  enabled: () => true,
  perform({ design }, fill) {
    const { fill: before, ...rest } = design
    const isSame = before?.from === fill?.from && before?.to === fill?.to && before?.pattern === fill?.pattern
    if (isSame) return { design }
    return { design: fill ? { ...rest, fill } : rest }
  },
  // A picker of colours tells each that it passes.
  coalesceKey: () => 'fill',
  announcement: () => 'saidFill',
}
