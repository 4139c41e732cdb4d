/** Pot, glass, steam and a small face, which the tea stickers share. */
import { circle, ellipse, group, path, place } from '../../lib/svg.mjs'

/** The tea tray: pot, glasses, mint, peanuts. Every drawing is round (0, 0), within 180 to each side. */

const ink = '#2A1E1A'

export const stroke = (width, colour = ink) => ({
  fill: 'none',
  stroke: colour,
  'stroke-width': width,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
})

export const cream = '#FFF1DA'

export const steam = (x, y, s = 1) =>
  place(x, y, s, path('M0 0C-18 -20 18 -34 0 -58C-14 -78 10 -88 6 -104', stroke(11, '#B9C7CC')))

export const face = (x, y, s, colour = ink) =>
  place(
    x,
    y,
    s,
    [-26, 26]
      .map(
        (dx) => circle(dx, 0, 9, { fill: colour }) + (colour === ink ? circle(dx - 3, -3, 3, { fill: '#FFFFFF' }) : ''),
      )
      .join('') +
      path('M-14 16C-8 28 8 28 14 16', stroke(7, colour)) +
      [-46, 46].map((dx) => ellipse(dx, 16, 11, 7, { fill: '#F2A08C' })).join(''),
  )

/** A small glass 120 wide at the lip, standing on (0, 0), 150 high. */
export const cup = (tea, foam, { level = 0.8 } = {}) =>
  group(
    {},
    path('M-62 -150L62 -150L48 0L-48 0Z', { fill: '#E3F1F4' }),
    path(`M${-62 + 14 * (1 - level)} ${-150 * level}L${62 - 14 * (1 - level)} ${-150 * level}L48 -8L-48 -8Z`, {
      fill: tea,
    }),
    foam
      ? path(
          `M-62 ${-150 * level}C-66 ${-150 * level - 26} -30 ${-150 * level - 34} -20 ${-150 * level - 18}C-8 ${-150 * level - 38} 22 ${-150 * level - 36} 26 ${-150 * level - 18}C44 ${-150 * level - 30} 68 ${-150 * level - 18} 60 ${-150 * level + 4}L56 ${-150 * level + 24}L-56 ${-150 * level + 24}Z`,
          { fill: '#F7E3BE' },
        )
      : '',
    path('M-44 -130L-34 -20', stroke(9, '#FFFFFF')),
    path('M-62 -150L62 -150L48 0L-48 0Z', stroke(8, '#5B7A84')),
    path('M-50 -20L50 -20', stroke(7, '#D9A441')),
  )

export const potBody = (main, dark, trim) =>
  group(
    {},
    path('M96 -20C150 -30 160 -90 180 -104L160 -116C130 -100 120 -66 84 -60Z', { fill: dark }),
    path('M-96 -50C-164 -60 -170 40 -100 60', stroke(20, dark)),
    path('M-70 -86L70 -86C120 -40 126 60 84 112L-84 112C-126 60 -120 -40 -70 -86Z', { fill: main }),
    path('M30 -86L70 -86C120 -40 126 60 84 112L46 112C86 50 76 -40 30 -86Z', { fill: dark }),
    path('M-78 -96C-60 -136 60 -136 78 -96L78 -80L-78 -80Z', { fill: trim }),
    circle(0, -138, 17, { fill: trim }),
    path('M-90 112L90 112L78 130L-78 130Z', { fill: trim }),
    path('M-112 -10C-60 8 60 8 112 -10', stroke(8, trim)),
  )
