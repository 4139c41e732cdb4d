import stylisRtl from 'stylis-plugin-rtl'
import type { StylisNode } from './stylis-node'

type Plugin = (element: StylisNode, index: number, children: unknown[], callback: unknown) => string | void

/** The package's own types name neither what it takes nor what it gives. */
const rtl = stylisRtl as unknown as Plugin

/**
 * Turns left into right in our own rules. Chakra's rules lie in `@layer` and are logical already, and keyframes say what
 * they mean: turning those too would turn them back.
 */
export const rtlOutsideLayers: Plugin = (element, ...rest) => {
  for (let node: StylisNode | null | undefined = element; node; node = node.parent) {
    if (node.type === '@layer' || node.type === '@keyframes') return
  }
  return rtl(element, ...rest)
}
