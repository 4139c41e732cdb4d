import { isBlank, isCurved, type Box, type TextBox } from '../document/box'
import type { PictureBox } from '../document/picture-box'
import { isOrnament, type Ornament, type ShapeBox } from '../document/shape-box'

export type OrnamentBox = ShapeBox & { readonly shape: Ornament }

/** What an export draws in one go: a picture, a text whose letters are one, an ornament, or boxes that follow each other without one. */
export type Run = { picture: PictureBox } | { curved: TextBox } | { ornament: OrnamentBox } | { boxes: Box[] }

const isOrnamentBox = (box: Box): box is OrnamentBox => box.type === 'shape' && isOrnament(box.shape)

/**
 * The boxes of a design in drawing order, parted at its pictures: these the canvas draws, and all else a drawing, within
 * which WebKit forgets pictures on the first call. The canvas draws ornaments too, whose lines the page may not have yet. Blank
 * texts are left out.
 */
export function runsOf(boxes: readonly Box[]): Run[] {
  const runs: Run[] = []
  for (const box of boxes.filter((each) => !isBlank(each))) {
    const last = runs.at(-1)
    if (box.type === 'picture') runs.push({ picture: box })
    else if (isCurved(box)) runs.push({ curved: box })
    else if (isOrnamentBox(box)) runs.push({ ornament: box })
    else if (last && 'boxes' in last) last.boxes.push(box)
    else runs.push({ boxes: [box] })
  }
  return runs
}
