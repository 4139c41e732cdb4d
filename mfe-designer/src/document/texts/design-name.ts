import { DESIGN_NAME_MAX } from '@yawmi/contract'
import { isBlank } from '../box'
import type { Design } from '../design'
import { textsOf } from '../pristine'

/** Each has at most two of the characters that a server counts. */
const MAX_GLYPHS = DESIGN_NAME_MAX / 2

/** What a design is called until somebody names it: its first words, on one line. */
export function nameOf(design: Design): string | undefined {
  const words = textsOf(design).find((box) => !isBlank(box))?.text
  const line = words?.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  if (!line) return undefined
  // By whole letters: half of an emoji is none. And by whole words, where there is one to end at.
  const glyphs = [...line]
  const start = glyphs.slice(0, MAX_GLYPHS).join('')
  if (glyphs.length <= MAX_GLYPHS || glyphs[MAX_GLYPHS] === ' ') return start
  return start.replace(/\s\S*$/, '')
}
