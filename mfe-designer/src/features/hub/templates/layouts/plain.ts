import { about, along, block, disc, rule, type Compose } from './parts'

/** A strip of figures at one side; the words stand at the other, from its edge. */
export const side: Compose = ({ width: w, height: h, accent, paper, motif }) => ({
  shapes: [
    block(0, 0, w * 0.2, h, paper),
    rule(w * 0.2, h / 2, h, accent, 4, 90),
    ...along(h > w * 1.2 ? 7 : 5, w * 0.12, h - w * 0.12).map((y, index) =>
      about(motif, w * 0.1, y, w * (index % 2 ? 0.07 : 0.11), { fill: accent }),
    ),
    rule(w * 0.83, h * 0.16, w * 0.2, accent, 8),
  ],
  head: { x: w * 0.26, y: h * 0.2, width: w * 0.67, height: h * 0.66, on: 'ground', align: 'start' },
})

/** Large letters above, and below them one large figure that leaves the page. */
export const poster: Compose = ({ width: w, height: h, accent, paper, motif }) => ({
  shapes: [
    disc(w * 0.2, h - w * 0.16, w * 0.66, paper, 0.35),
    about(motif, w * 0.21, h - w * 0.17, w * 0.42, { fill: accent, rotation: motif === 'crescent' ? -20 : -10 }),
    about(motif, w * 0.62, h - w * 0.14, w * 0.13, { fill: accent, rotation: 12, opacity: 0.6 }),
    about(motif, w * 0.82, h - w * 0.1, w * 0.08, { fill: accent, rotation: -8, opacity: 0.4 }),
    rule(w * 0.81, h * 0.09, w * 0.2, accent, 8),
  ],
  head: { x: w * 0.08, y: h * 0.12, width: w * 0.84, height: h * 0.88 - w * 0.46, on: 'ground', align: 'start' },
})
