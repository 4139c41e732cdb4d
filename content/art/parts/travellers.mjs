/** What moves through a landscape: camels, boats, tents. Foot or waterline at y = 0. */
import { circle, ellipse, group, path, place } from '../lib/svg.mjs'

/** A camel 120 wide, walking to the left. @param {{ body: string, cloth?: string, rider?: string, step?: number }} look */
export function camel({ body, cloth, rider, step = 0 }) {
  const legs = [
    [-26, -5 + step * 6],
    [-17, 4 - step * 7],
    [24, -3 - step * 5],
    [33, 6 + step * 6],
  ]
  return group(
    {},
    path(
      legs
        .map(
          ([x, dx]) =>
            `M${x - 4.5} -52L${x + dx * 0.4 - 2.6} -26L${x + dx - 2.4} -2L${x + dx - 5} 0L${x + dx + 3} 0L${x + dx + 2.2} -26L${x + 5} -52Z`,
        )
        .join(''),
      { fill: body },
    ),
    path(
      'M-36 -62C-34 -74 -20 -78 -10 -78C-5 -78 -2 -98 6 -98C14 -98 16 -80 22 -77C34 -74 42 -66 42 -54C42 -44 34 -42 24 -43C8 -40 -12 -40 -24 -44C-34 -46 -38 -52 -36 -62Z',
      { fill: body },
    ),
    path(
      'M-27 -58C-40 -50 -50 -58 -51 -74C-51.5 -84 -54 -90 -57 -96L-50 -100C-44 -92 -43 -82 -42 -76C-41 -70 -36 -72 -30 -74Z',
      { fill: body },
    ),
    path(
      'M-50 -101C-56 -105 -64 -102 -72 -97C-75 -95 -74 -91 -70 -91C-64 -90 -58 -90 -52 -93C-47 -95 -46 -99 -50 -101ZM-51 -101L-47 -106L-47 -99Z',
      { fill: body },
    ),
    path('M41 -60C47 -56 48 -46 45 -38L43 -38C45 -46 44 -52 40 -56Z', { fill: body }),
    cloth ? path('M-8 -80C0 -92 12 -92 18 -78L22 -54C10 -50 -2 -50 -10 -54Z', { fill: cloth }) : '',
    rider
      ? path('M-4 -84C-8 -104 0 -117 8 -117C16 -117 22 -104 18 -82Z', { fill: rider }) +
          circle(7, -122, 7.5, { fill: rider })
      : '',
  )
}

/** A caravan walking left, the leader at x = 0. */
export const caravan = (count, gap, look, slope = 0) =>
  Array.from({ length: count }, (_, i) =>
    place(i * gap, i * slope, 1, camel({ ...look, rider: i === 0 ? look.rider : undefined, step: i % 2 ? 1 : -0.6 })),
  )

/** A dhow 220 wide with a lateen sail. */
export const dhow = ({ hull, trim, sail, shadow }) =>
  group(
    {},
    path('M-8 -22L4 -236L9 -236L4 -22Z', { fill: hull }),
    path('M8 -232C60 -170 92 -108 112 -44C74 -54 30 -50 2 -42Z', { fill: sail }),
    path('M8 -232C40 -170 52 -108 52 -48C34 -50 14 -46 2 -42Z', { fill: shadow }),
    path('M-10 -196C-40 -150 -66 -96 -78 -46C-54 -54 -30 -52 -12 -46Z', { fill: sail }),
    path('M-118 -40C-84 -26 60 -24 122 -44C112 -16 92 2 72 8L-72 8C-92 2 -110 -16 -118 -40Z', { fill: hull }),
    path('M-118 -40C-84 -26 60 -24 122 -44L118 -33C60 -14 -84 -16 -113 -30Z', { fill: trim }),
  )

/** A fishing boat 180 wide. */
export const skiff = ({ hull, trim, inside }) =>
  group(
    {},
    path('M-92 -38C-60 -30 60 -30 92 -38C60 -22 -60 -22 -92 -38Z', { fill: inside }),
    path('M-96 -40C-60 -26 60 -26 96 -40C92 -12 74 6 60 10L-60 10C-76 6 -92 -12 -96 -40Z', { fill: hull }),
    path('M-96 -40C-60 -26 60 -26 96 -40L94 -30C58 -16 -58 -16 -94 -30Z', { fill: trim }),
  )

/** The same boat from above, 200 long, with its wake's shadow. */
export const fromAbove = ({ hull, trim, inside }) =>
  group(
    {},
    path('M-96 12C-70 -26 30 -32 112 12C30 56 -70 50 -96 12Z', { fill: inside, opacity: 0.25 }),
    path('M-100 0C-74 -38 26 -44 108 0C26 44 -74 38 -100 0Z', { fill: hull }),
    path('M-84 0C-64 -26 20 -32 84 0C20 32 -64 26 -84 0Z', { fill: trim }),
    path('M-56 -21L-42 -24L-42 24L-56 21ZM-8 -25L8 -25L8 25L-8 25ZM38 -18L50 -14L50 14L38 18Z', { fill: hull }),
  )

/** A low nomad tent 300 wide. */
export const tent = ({ cloth, dark, stripe }) =>
  group(
    {},
    path('M-170 0L-96 -88L-14 -112L70 -92L170 0Z', { fill: cloth }),
    path('M-14 -112L70 -92L170 0L86 0Z', { fill: dark }),
    path('M-120 -60L-102 -81L-24 -103L-16 -84Z', { fill: stripe }),
    path('M-34 0L-12 -78L14 0Z', { fill: dark }),
  )

/** A hanging lantern 100 wide, 200 high, from its ring at (0, 0). */
export const lantern = ({ metal, glass, light }) =>
  group(
    {},
    circle(0, 10, 8, { fill: 'none', stroke: metal, 'stroke-width': 4 }),
    path('M-10 20L10 20L14 34C30 40 40 52 44 66L-44 66C-40 52 -30 40 -14 34Z', { fill: metal }),
    path('M-44 70L44 70L34 158L-34 158Z', { fill: glass }),
    ellipse(0, 118, 16, 30, { fill: light }),
    path('M-22 70L-17 158M0 70L0 158M22 70L17 158M-42 92L42 92M-37 138L37 138', {
      fill: 'none',
      stroke: metal,
      'stroke-width': 4,
    }),
    path('M-50 62L50 62L46 74L-46 74ZM-38 154L38 154L28 172L-28 172ZM-8 172L8 172L0 194Z', { fill: metal }),
  )
