import type { Size } from '../placed'
import type { Pattern } from '../design'

/** Sides of the square that a pattern repeats, in stage units: it divides no page, so that both halves of a page differ a little. */
const TILE = 56

const round = (value: number) => Math.round(value * 100) / 100
const at = (x: number, y: number) => `${round(x)} ${round(y)}`
const closed = (points: readonly (readonly [number, number])[]) => `M${points.map(([x, y]) => at(x, y)).join('L')}Z`

/** Points around a middle, every second one nearer to it. */
function starAround(x: number, y: number, points: number, reach: number, inner: number): string {
  return closed(
    Array.from({ length: points * 2 }, (_, index) => {
      const angle = (index * Math.PI) / points
      const radius = index % 2 ? inner : reach
      return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)] as const
    }),
  )
}

/** Of one tile, whose upper left corner is there, drawn as lines. */
const TILES: Record<Pattern, (x: number, y: number) => string> = {
  // Eight-pointed stars that touch, with the crosses between them.
  stars: (x, y) => starAround(x + TILE / 2, y + TILE / 2, 8, TILE / 2, TILE * 0.383),
  // Two squares of different turn with the lines that tie them to their neighbours.
  girih: (x, y) => {
    const [middleX, middleY, reach] = [x + TILE / 2, y + TILE / 2, TILE * 0.36]
    const side = reach * Math.SQRT1_2
    const upright = closed([
      [middleX - side, middleY - side],
      [middleX + side, middleY - side],
      [middleX + side, middleY + side],
      [middleX - side, middleY + side],
    ])
    const ties = `M${at(x, middleY)}H${round(middleX - reach)}M${at(middleX + reach, middleY)}H${round(x + TILE)}`
    const others = `M${at(middleX, y)}V${round(middleY - reach)}M${at(middleX, middleY + reach)}V${round(y + TILE)}`
    return upright + starAround(middleX, middleY, 2, reach, reach) + ties + others
  },
  dots: (x, y) =>
    [
      [0.25, 0.25],
      [0.75, 0.75],
    ]
      .map(([dx = 0, dy = 0]) => {
        const [left, middle] = [x + TILE * dx - 3, y + TILE * dy]
        return `M${at(left, middle)}a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z`
      })
      .join(''),
  waves: (x, y) =>
    [TILE * 0.25, TILE * 0.75]
      .map((down) => `M${at(x, y + down)}q${at(TILE / 4, -14)} ${at(TILE / 2, 0)}t${at(TILE / 2, 0)}`)
      .join(''),
  scales: (x, y) =>
    `M${at(x, y)}a${at(TILE / 2, TILE / 2)} 0 0 0 ${at(TILE, 0)}` +
    `M${at(x - TILE / 2, y + TILE / 2)}a${at(TILE / 2, TILE / 2)} 0 0 0 ${at(TILE, 0)}`,
}

/** Width of a pattern's lines, in stage units. */
export const PATTERN_LINE = 2
/** How much of a pattern's lines is seen. */
export const PATTERN_OPACITY = 0.2

/** The lines of a pattern over a stage, as the path of an SVG: the stage shows this path, and an export draws it. */
export function patternPath(pattern: Pattern, { width, height }: Size): string {
  const tiles: string[] = []
  for (let y = 0; y < height + TILE; y += TILE)
    for (let x = 0; x < width + TILE; x += TILE) tiles.push(TILES[pattern](x, y))
  return tiles.join('')
}

/** Of a pattern's lines: black on light grounds, white on dark ones. */
export function patternColor({ from, to }: { from: string; to: string }): string {
  const light = [from, to].flatMap((color) =>
    [0, 2, 4].map((start) => Number.parseInt(color.slice(start, start + 2), 16)),
  )
  return light.reduce((sum, level) => sum + level, 0) / light.length > 150 ? '#000000' : '#ffffff'
}
