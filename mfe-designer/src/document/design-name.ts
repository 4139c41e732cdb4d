import { DESIGN_NAME_MAX } from '@yawmi/contract'
import { isBlank } from './box'
import type { Design } from './design'
import { textsOf } from './pristine'

/** What a design is called until somebody names it: its first words, on one line. */
export function nameOf(design: Design): string | undefined {
  const words = textsOf(design).find((box) => !isBlank(box))?.text
  const line = words?.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  // By whole letters: half of an emoji is none.
  return line ? [...line].slice(0, DESIGN_NAME_MAX / 2).join('') : undefined
}
