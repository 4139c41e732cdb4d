import { circle, ellipse, group, path, place, rect } from '../lib/svg.mjs'
import { dome, minaret } from '../parts/buildings.mjs'
import { balloon, gift } from '../parts/party.mjs'
import { heart, round, smile } from './strokes.mjs'

/** Pictures of the kinds of messages; round (0, 0), within 190 to each side. @type {Record<string, import('./types.mjs').Icon>} */
export const messageIcons = {
  'messages/religious': (c) => {
    const look = { wall: c.light, light: c.paper, dark: c.main, metal: c.accent }
    return group(
      {},
      place(-112, 150, 0.9, minaret(340, look, 52)),
      place(30, 30, 1.15, dome(180, { wall: c.main, light: c.light, metal: c.accent }, 0.14)),
      rect(-80, 28, 220, 124, { fill: c.paper }),
      path('M-4 152L-4 96C-4 70 18 58 30 48C42 58 64 70 64 96L64 152Z', { fill: c.main }),
      rect(-164, 148, 328, 20, { rx: 8, fill: c.dark }),
    )
  },
  'messages/romantic': (c) =>
    group(
      {},
      place(
        0,
        30,
        1,
        rect(-150, -60, 300, 190, { rx: 24, fill: c.dark }) +
          rect(-118, -150, 236, 200, { rx: 18, fill: c.paper }) +
          path('M-150 -40L0 64L150 -40L150 106A24 24 0 0 1 126 130L-126 130A24 24 0 0 1 -150 106Z', { fill: c.main }) +
          path('M-150 116L-40 30M150 116L40 30', round(7, c.dark)),
      ),
      heart(0, -54, 0.78, c.accent),
      heart(134, -132, 0.34, c.light),
      heart(-142, -110, 0.26, c.light),
    ),
  'messages/occasions': (c) =>
    group(
      {},
      place(-96, -20, 0.8, balloon(c.accent, c.dark), -14),
      place(92, -34, 0.84, balloon('#E4654A', c.dark), 12),
      place(0, 172, 1.02, gift(c.main, c.light, 120)),
    ),
  'messages/greetings': (c) =>
    group(
      {},
      circle(0, 0, 92, { fill: c.accent }),
      Array.from({ length: 12 }, (_, i) =>
        path('M-13 -114L0 -164L13 -114Z', { fill: i % 2 ? c.accent : c.light, transform: `rotate(${i * 30})` }),
      ),
      smile(0, -18, 1, c.dark),
      path(
        'M-180 92C-130 60 -90 110 -40 84C10 60 50 112 100 84C130 70 160 74 180 88L160 168C100 180 -100 180 -160 168Z',
        { fill: c.main },
      ),
      path('M-170 128C-120 100 -80 146 -30 122C20 100 60 146 170 122', round(10, c.light)),
    ),
  'messages/friendship': (c) =>
    group(
      {},
      [
        [-84, c.main, -6],
        [84, c.light, 6],
      ].map(([x, fill, turn]) =>
        place(
          x,
          60,
          1,
          path('M-70 -110L70 -110C72 -30 50 60 0 60C-50 60 -72 -30 -70 -110Z', { fill }) +
            ellipse(0, -110, 70, 17, { fill: c.dark }) +
            smile(0, -44, 0.72, c.paper),
          turn,
        ),
      ),
      ellipse(0, 132, 176, 22, { fill: c.dark }),
      heart(0, -120, 0.5, c.accent),
      path('M-100 -84C-112 -100 -88 -112 -100 -132M100 -84C88 -100 112 -112 100 -132', round(10, c.accent)),
    ),
}
