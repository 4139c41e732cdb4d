/** A hand, a sun, two moons; round (0, 0), within 180 to each side. */
import { crescent, khatam, leaf, lines, polar } from '../../lib/path.mjs'
import { circle, ellipse, group, path, place } from '../../lib/svg.mjs'
import { blade } from '../../parts/flowers/leaves.mjs'
import { jasmine } from '../../parts/flowers/petals.mjs'
import { ink, spark, stroke } from './marks.mjs'

export const salam = () =>
  group(
    {},
    path(
      'M-58 150C-84 110 -96 60 -92 24L-92 -60C-92 -84 -60 -84 -60 -60L-58 -10L-54 -118C-54 -144 -20 -144 -20 -118L-16 -14L-12 -140C-12 -166 24 -166 24 -140L22 -12L36 -112C40 -136 70 -132 68 -108L60 20C70 0 84 -22 104 -26C124 -28 130 -10 120 2C96 40 90 110 50 150Z',
      { fill: '#F0C090' },
    ),
    path(
      'M24 -140L22 -12L36 -112C40 -136 70 -132 68 -108L60 20C70 0 84 -22 104 -26C124 -28 130 -10 120 2C96 40 90 110 50 150L10 150C60 100 40 20 24 -140Z',
      { fill: '#DDA472' },
    ),
    path('M-70 146L64 146L70 178L-76 178Z', { fill: '#0B7A86' }),
    path('M-72 156L66 156', stroke(8, '#F5B83D')),
    path(lines(khatam(-14, 70, 44)), { fill: '#0B7A86' }),
    path(lines(khatam(-14, 70, 20)), { fill: '#F5B83D' }),
    path(
      'M-136 -100C-150 -70 -150 -40 -140 -12M-166 -80C-174 -60 -174 -44 -168 -26M132 -100C146 -80 150 -60 148 -48',
      stroke(10, '#F5A524'),
    ),
  )

export const morning = () =>
  group(
    {},
    Array.from({ length: 13 }, (_, i) =>
      path(leaf(70, 13), {
        fill: i % 2 ? '#F5A524' : '#F7C25C',
        transform: `translate(${polar(0, 40, 118, Math.PI + (i * Math.PI) / 12).join(' ')}) rotate(${-90 + i * 15})`,
      }),
    ),
    path('M-108 40A108 108 0 0 1 108 40Z', { fill: '#F7B733' }),
    [-36, 36].map(
      (x) =>
        circle(x, -6, 11, { fill: ink }) +
        circle(x - 4, -10, 4, { fill: '#FFFFFF' }) +
        ellipse(x * 1.8, 16, 14, 9, { fill: '#EE7F62' }),
    ),
    path('M-20 10C-12 26 12 26 20 10', stroke(8)),
    path(
      'M-168 40C-130 20 -104 60 -66 40C-30 22 -6 60 32 40C66 22 96 60 132 40C146 34 158 36 168 44L150 140C100 160 -100 160 -150 140Z',
      { fill: '#1C8CA8' },
    ),
    path('M-156 84C-120 66 -96 104 -60 86C-24 68 0 104 38 86C70 70 100 104 152 82L146 122C100 146 -100 146 -148 122Z', {
      fill: '#0B6A82',
    }),
  )

export const evening = () =>
  group(
    {},
    path(crescent(-10, -20, 128, 0.72, -28), { fill: '#F5C451' }),
    path('M-92 -20C-84 -12 -72 -12 -64 -20', stroke(8)),
    path('M-84 26C-76 36 -64 38 -56 34', stroke(7)),
    ellipse(-104, 8, 13, 8, { fill: '#EE9A5A' }),
    place(60, 112, 1, blade(120, 30, '#2F8A5B', '#9AD4A6'), -60),
    place(60, 112, 1, blade(110, 28, '#3FA36F', '#BDE5B8'), 70),
    place(92, 60, 0.62, jasmine('#FFFFFF', '#F5B83D', '#D8D2E8')),
    place(30, 100, 0.56, jasmine('#FFFFFF', '#F5B83D', '#D8D2E8'), 20),
    place(112, 120, 0.42, jasmine('#FFFFFF', '#F5B83D', '#D8D2E8'), 40),
    spark(110, -110, 26, '#6B4E9B'),
    spark(40, -50, 16, '#6B4E9B'),
    spark(150, -40, 15, '#6B4E9B'),
  )

export const night = () =>
  group(
    {},
    path(crescent(6, 6, 138, 0.72, -34), { fill: '#F5C451' }),
    path('M-88 -8C-78 4 -62 4 -52 -8', stroke(9)),
    path('M-66 40C-58 48 -48 48 -40 44', stroke(7)),
    ellipse(-96, 26, 15, 9, { fill: '#EE9A5A' }),
    path(
      'M-104 -74C-110 -150 -20 -186 60 -160C100 -146 130 -120 140 -84C110 -110 80 -116 54 -110L40 -128C-10 -130 -60 -110 -84 -58Z',
      { fill: '#3B4A9C' },
    ),
    path('M-110 -66C-90 -110 -20 -140 46 -134L56 -106C0 -116 -60 -92 -88 -44Z', { fill: '#F6EFDF' }),
    circle(142, -74, 20, { fill: '#F6EFDF' }),
    spark(84, 30, 26, '#6B7FD0'),
    spark(130, 96, 17, '#6B7FD0'),
    spark(58, 100, 13, '#6B7FD0'),
  )
