/**
 * Takes a PNG row's filter off, in place.
 * @param row without the byte that names the filter
 * @param above the row before, unfiltered; zeros above the first
 * @param step bytes of a pixel, at least 1
 * @throws Error for a filter that PNG does not have
 */
export function unfilter(filter: number, row: Uint8Array, above: Uint8Array, step: number): void {
  const { length } = row
  switch (filter) {
    case 0:
      return
    case 1:
      for (let at = step; at < length; at += 1) row[at]! += row[at - step]!
      return
    case 2:
      for (let at = 0; at < length; at += 1) row[at]! += above[at]!
      return
    case 3:
      for (let at = 0; at < length; at += 1) row[at]! += ((at < step ? 0 : row[at - step]!) + above[at]!) >> 1
      return
    case 4:
      for (let at = 0; at < length; at += 1)
        row[at]! += at < step ? above[at]! : paeth(row[at - step]!, above[at]!, above[at - step]!)
      return
    default:
      throw new Error(`a PNG has no filter ${filter}`)
  }
}

/** Whichever of the three is nearest to left + above − corner. */
function paeth(left: number, above: number, corner: number): number {
  const [byLeft, byAbove, byCorner] = [
    Math.abs(above - corner),
    Math.abs(left - corner),
    Math.abs(left + above - 2 * corner),
  ]
  return byLeft <= byAbove && byLeft <= byCorner ? left : byAbove <= byCorner ? above : corner
}
