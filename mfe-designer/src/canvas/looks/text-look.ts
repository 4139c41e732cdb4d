import type { CSSProperties } from 'react'
import type { TextBox } from '../../document/box'

/** How a look is painted: on the element of the text, and on one behind it. */
interface LookStyle {
  text?: CSSProperties
  backdrop?: CSSProperties
}

/** Black or white, whichever stands out from a colour, as `rgb(…)` numbers. */
export function contrasting(hex: string): string {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return red * 0.299 + green * 0.587 + blue * 0.114 > 140 ? '0 0 0' : '255 255 255'
}

/** Each line is lit from above. */
const GOLD = 'linear-gradient(#7a4d0a, #c8932c 28%, #f9e7a5 46%, #b07c1e 56%, #e9c767 74%, #8f5b12)'

/** Across the upper and the lower edge, how far each point of torn paper lies within, in stage units. */
const TEETH = [3, 7, 2, 6, 4, 8, 2, 5, 7, 3, 6, 2, 8, 4, 6, 3, 7]
const torn = (edge: (depth: number) => string) =>
  TEETH.map((depth, index) => `${(index / (TEETH.length - 1)) * 100}% ${edge(depth)}`)
const PAPER = `polygon(${[...torn((depth) => `${depth}px`), ...torn((depth) => `calc(100% - ${10 - depth}px)`).reverse()].join(',')})`

/** Both ends are cut in, as those of a ribbon are. */
const RIBBON = 'polygon(0 0, 100% 0, calc(100% - 14px) 50%, 100% 100%, 0 100%, 14px 50%)'

/**
 * How a text's look is painted, all inline: screen, small pictures and export agree on it.
 * @param options `paddingBlock` is the room above the first line; `editing`, while its text is written, in a field that no
 *   gradient shows through
 */
export function lookStyle(box: TextBox, { paddingBlock = 0, editing = false } = {}): LookStyle {
  const { look, fontColor, fontSize, lineGap } = box
  const color = `#${fontColor}`
  const other = contrasting(fontColor)
  const unit = fontSize / 24
  switch (look) {
    case 'plain':
      return {}
    case 'gold':
      if (editing) return {}
      return {
        text: {
          backgroundImage: GOLD,
          backgroundSize: `100% ${fontSize + lineGap}px`,
          backgroundPosition: `0 ${paddingBlock}px`,
          WebkitBackgroundClip: 'text',
          backgroundClip: 'text',
          WebkitTextFillColor: 'transparent',
        },
      }
    case 'ribbon':
      return { text: { color: `rgb(${other})` }, backdrop: { backgroundColor: color, clipPath: RIBBON } }
    case 'shadow':
      return { text: { textShadow: [1, 2, 3].map((n) => `${n * unit}px ${n * unit}px 0 rgb(${other})`).join(',') } }
    case 'outline':
      return { text: { WebkitTextStroke: `${Math.max(4, fontSize / 5)}px rgb(${other})` } }
    case 'paper':
      return { backdrop: { backgroundColor: '#fbf5e6', clipPath: PAPER } }
    case 'neon':
      return {
        text: {
          color: '#ffffff',
          textShadow: [2, 6, 14].map((blur) => `0 0 ${blur * unit}px ${color}`).join(','),
        },
        backdrop: { backgroundColor: 'rgb(10 12 30 / 0.86)', borderRadius: 12 },
      }
  }
}
