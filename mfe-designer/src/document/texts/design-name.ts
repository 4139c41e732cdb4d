import { DESIGN_NAME_MAX } from '@yawmi/contract'
import { glyphsOf } from '@yawmi/lib'
import { isBlank } from '../box'
import type { Design } from '../design'
import { textsOf } from '../pristine'

/** Most letters of a name. Most have one or two of the characters that a server counts, some emoji a dozen. */
const MAX_GLYPHS = DESIGN_NAME_MAX / 2

/** What a design is called until somebody names it: its first words, on one line. */
export function nameOf(design: Design): string | undefined {
  const words = textsOf(design).find((box) => !isBlank(box))?.text
  const line = words?.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  if (!line) return undefined
  // By whole letters: half of an emoji is none. And by whole words, where there is one to end at.
  const glyphs = glyphsOf(line)
  const first = glyphs.slice(0, MAX_GLYPHS)
  while (first.join('').length > DESIGN_NAME_MAX) first.pop()
  const start = first.join('')
  if (glyphs.length === first.length || glyphs[first.length] === ' ') return start
  return start.replace(/\s\S*$/, '')
}
