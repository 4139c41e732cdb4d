/** The calendar leaf with eight moods; round (0, 0), within 180 to each side. */
import { circle, ellipse, path, rect } from '../../lib/svg.mjs'
import { armsDown, armsUp, cheeks, eyes, heart, ink, leafBody, smile, stroke } from './leaf.mjs'

export const leafFaces = {
  happy: () => leafBody('#F5A524', { tilt: -5, arms: armsUp })([eyes(), cheeks(), smile].join('')),
  sleepy: () =>
    leafBody('#6B4E9B', { tilt: 7, arms: armsDown })(
      [
        path('M-62 6C-54 16 -38 16 -30 6M30 6C38 16 54 16 62 6', stroke(9)),
        cheeks('#C9B5E8'),
        ellipse(0, 50, 15, 18, { fill: '#8C2B2B', stroke: ink, 'stroke-width': 6 }),
        path('M104 -150L142 -150L106 -104L146 -104M146 -182L172 -182L148 -150L174 -150', { ...stroke(11, '#6B4E9B') }),
      ].join(''),
    ),
  laughing: () =>
    leafBody('#C9442B', {
      tilt: 8,
      arms: path('M-118 40C-140 60 -120 96 -80 92M118 40C140 60 120 96 80 92', stroke(15)),
    })(
      [
        path('M-66 14L-46 -6L-28 14M28 14L46 -6L66 14', stroke(10)),
        path('M-48 32C-44 96 44 96 48 32Z', {
          fill: '#8C2B2B',
          stroke: ink,
          'stroke-width': 7,
          'stroke-linejoin': 'round',
        }),
        path('M-24 70C-10 56 10 56 24 70C12 82 -12 82 -24 70Z', { fill: '#F2808C' }),
        path('M-42 34L42 34L40 46L-40 46Z', { fill: '#FFFFFF' }),
        path('M-84 20C-104 40 -106 58 -94 62C-82 62 -80 44 -84 20ZM84 20C104 40 106 58 94 62C82 62 80 44 84 20Z', {
          fill: '#5BB8E0',
        }),
      ].join(''),
    ),
  love: () =>
    leafBody('#B83567', {
      tilt: -4,
      arms: path('M-118 46C-132 70 -96 100 -46 98M118 46C132 70 96 100 46 98', stroke(15)),
    })(
      [
        heart(-46, 2, 0.75, '#D6304F'),
        heart(46, 2, 0.75, '#D6304F'),
        cheeks('#F4A3B5'),
        path('M-20 42C-12 54 12 54 20 42', stroke(8)),
        heart(0, 98, 1.15, '#D6304F'),
        heart(138, -124, 0.8, '#E4657F'),
        heart(-146, -96, 0.55, '#E4657F'),
      ].join(''),
    ),
  thinking: () =>
    leafBody('#0B5D6B', {
      tilt: 5,
      arms: path('M-118 50C-140 70 -140 94 -130 108M118 60C140 96 90 106 44 82', stroke(15)),
    })(
      [
        eyes(46, 4, 13),
        path('M-66 -26C-54 -36 -40 -36 -30 -28M28 -38C42 -48 58 -44 66 -34', stroke(8)),
        path('M-22 52C-8 44 8 44 22 54', stroke(9)),
        circle(38, 82, 15, { fill: '#FFF8EA', stroke: ink, 'stroke-width': 7 }),
        circle(140, -118, 10, { fill: '#5CC3D1' }),
        circle(158, -150, 16, { fill: '#5CC3D1' }),
      ].join(''),
    ),
  sad: () =>
    leafBody('#3B6EA8', { tilt: -7, arms: armsDown })(
      [
        eyes(46, 8, 14),
        path('M-70 -24L-34 -34M70 -24L34 -34', stroke(8)),
        path('M-26 62C-16 44 16 44 26 62', stroke(9)),
        path('M-58 28C-76 52 -76 74 -60 76C-44 74 -46 50 -58 28Z', { fill: '#5BB8E0' }),
        path('M64 -118L50 -100L64 -88L52 -66', stroke(6)),
      ].join(''),
    ),
  surprised: () =>
    leafBody('#25805A', {
      tilt: 4,
      arms: path('M-118 50C-146 40 -130 20 -104 40M118 50C146 40 130 20 104 40', stroke(15)),
    })(
      [
        [-46, 46]
          .map(
            (x) =>
              circle(x, 0, 24, { fill: '#FFFFFF', stroke: ink, 'stroke-width': 7 }) + circle(x, 0, 9, { fill: ink }),
          )
          .join(''),
        path('M-70 -42C-60 -52 -40 -54 -30 -46M70 -42C60 -52 40 -54 30 -46', stroke(8)),
        ellipse(0, 66, 20, 27, { fill: '#8C2B2B', stroke: ink, 'stroke-width': 7 }),
        path('M-150 -120L-168 -140M-154 -86L-180 -92M150 -120L168 -140M154 -86L180 -92', stroke(10, '#F5A524')),
      ].join(''),
    ),
  busy: () =>
    leafBody('#D9772B', {
      tilt: -6,
      arms: path('M-118 40C-150 50 -158 20 -146 -4M118 46C140 60 150 40 150 20', stroke(15)),
    })(
      [
        eyes(46, 4, 12),
        path('M-66 -20L-30 -12M66 -20L30 -12', stroke(9)),
        path('M-26 50L-12 44L0 52L14 44L28 50', stroke(8)),
        circle(-146, -44, 40, { fill: '#FFFFFF', stroke: ink, 'stroke-width': 9 }),
        path('M-146 -66L-146 -44L-130 -36', stroke(8)),
        path('M96 22C114 44 114 60 102 62C90 62 88 44 96 22Z', { fill: '#5BB8E0' }),
        path('M150 26L150 -34', stroke(14, '#F5A524')),
        path('M143 26L157 26L150 44Z', { fill: ink }),
        rect(143, -46, 14, 14, { rx: 4, fill: '#E4657F' }),
      ].join(''),
    ),
}

export const leafInk = {
  happy: '#B97A00',
  sleepy: '#6B4E9B',
  laughing: '#C9442B',
  love: '#B83567',
  thinking: '#0B5D6B',
  sad: '#2F5F97',
  surprised: '#25805A',
  busy: '#B85C14',
}
