import {
  DISPLAY_FONTS,
  FONTS,
  MIXED,
  SAND,
  SEA,
  TURNS,
  designOf,
  grid,
  words,
  type NamedDesign,
  type Picture,
} from './boxes'

const LOOKS = ['gold', 'ribbon', 'shadow', 'outline', 'paper', 'neon']
const COLORS: Record<string, string> = { gold: 'b07c1e', ribbon: 'b3261e', shadow: 'f5a524', outline: 'ffffff' }
const colorOf = (look: string) => COLORS[look] ?? '1b2430'

/** Upright, turned, faded and small, on one ground. */
const lookDesign = (look: string): NamedDesign => ({
  name: `the look ${look}`,
  design: designOf(
    grid(
      2,
      [340, 165],
      [
        words({ look, fontColor: colorOf(look), bold: true, lineGap: 14 }),
        words({ look, fontColor: colorOf(look), fontFamily: 'Amiri', rotation: 11 }),
        words({ look, fontColor: 'b3261e', opacity: 0.6, rotation: -30, y: 300 }),
        words({ look, fontSize: 14, lineGap: 4, fontFamily: 'Lateef', width: 140, y: 300 }),
        words({ look, text: MIXED, fontSize: 36, y: 520, width: 640, rotation: 3 }),
      ],
    ),
    { fill: SEA },
  ),
})

/** Designs of texts: fonts, edges, gaps, turns, looks and bends. */
export const textDesigns = (library: Picture): NamedDesign[] => [
  {
    name: 'texts in every font',
    design: designOf(
      grid(
        2,
        [340, 220],
        FONTS.map((fontFamily) => words({ fontFamily, text: `${fontFamily} مُحَمَّدٌ\n[123] (يومي) 😀` })),
      ),
    ),
  },
  {
    name: 'texts in every display font',
    design: designOf(
      grid(
        2,
        [340, 200],
        DISPLAY_FONTS.map((fontFamily, index) => words({ fontFamily, bold: index % 2 > 0 })),
      ),
    ),
  },
  {
    name: 'edges, shadows and plates of texts',
    design: designOf(
      grid(
        2,
        [340, 165],
        [
          words({ outline: true }),
          words({ shadow: true, bold: true }),
          words({ plate: true }),
          words({ outline: true, shadow: true, plate: true }),
          words({ outline: true, fontSize: 50, rotation: 20 }),
          words({ shadow: true, fontFamily: 'Amiri', rotation: -8 }),
          words({ plate: true, rotation: 33, opacity: 0.8 }),
          words({ plate: true, fontSize: 12, rotation: 90 }),
        ],
      ),
      { fill: SAND },
    ),
  },
  {
    name: 'alignment, heights of lines and boxes',
    design: designOf(
      grid(
        2,
        [340, 220],
        [
          words({ align: 'start', lineGap: 0 }),
          words({ align: 'end', lineGap: 60 }),
          words({ height: 200, plate: true }),
          words({ align: 'start', fontSize: 8, text: `${MIXED}\n${MIXED}` }),
          words({ align: 'end', fontSize: 50, text: 'كلمة' }),
        ],
      ),
    ),
  },
  {
    name: 'gaps of letters and words, and both directions',
    design: designOf(
      grid(
        2,
        [340, 220],
        [
          words({ text: MIXED, letterGap: 8, wordGap: 20 }),
          words({ text: MIXED, letterGap: 12, direction: 'ltr', align: 'start' }),
          words({ text: 'Eid عيد', wordGap: 32, direction: 'auto', look: 'gold' }),
          words({ text: MIXED, letterGap: 3, look: 'shadow', kashida: 2, fontFamily: 'Amiri' }),
        ],
      ),
      { fill: SAND },
    ),
  },
  {
    name: 'stretched joins',
    design: designOf(
      grid(
        2,
        [340, 160],
        [1, 2, 3, 4].map((kashida) => words({ kashida, fontFamily: FONTS[kashida] })),
      ),
    ),
  },
  {
    name: 'texts at every turn',
    design: designOf(
      grid(
        3,
        [225, 225],
        TURNS.map((rotation) => words({ rotation, width: 200 })),
      ),
    ),
    ratio: 1,
  },
  {
    name: 'faded texts on each other',
    design: designOf(
      grid(
        1,
        [0, 60],
        [0.2, 0.4, 0.6, 0.8, 1].map((opacity) => words({ opacity, plate: true, rotation: opacity * 50, x: 180 })),
        [0, 60],
      ),
      { fill: SEA },
    ),
  },
  {
    name: 'texts that fill their boxes',
    design: designOf(
      grid(
        2,
        [340, 330],
        [
          words({ autoFit: true, height: 300 }),
          words({ autoFit: true, height: 120, text: MIXED }),
          words({ autoFit: true, height: 200, text: 'نعم', rotation: 10 }),
          words({ autoFit: true, height: 90, look: 'outline' }),
        ],
      ),
      { fill: SEA },
    ),
  },
  ...LOOKS.map(lookDesign),
  {
    name: 'looks over a picture, as a story',
    design: designOf(
      grid(
        1,
        [0, 112],
        LOOKS.map((look) => words({ look, fontColor: colorOf(look), fontSize: 26 })),
        [40, 20],
      ),
      { background: library, page: 'story' },
    ),
  },
  {
    name: 'texts on arches and in bowls',
    design: designOf(
      grid(
        2,
        [340, 330],
        [
          words({ arc: 120, text: 'سلسلى ملهم' }),
          words({ arc: -140, text: 'سلسلى ملهم', fontFamily: 'Amiri', fontSize: 44 }),
          words({ arc: 60, text: 'كل عام وأنتم بخير', rotation: 25 }),
          words({ arc: -30, text: MIXED, opacity: 0.7, fontSize: 20 }),
        ],
      ),
    ),
  },
  {
    name: 'looks on arches',
    design: designOf(
      grid(
        2,
        [340, 230],
        LOOKS.map((look, index) =>
          words({ look, arc: index % 2 ? 90 : -70, text: 'عيد سعيد', fontColor: colorOf(look), rotation: index * 9 }),
        ),
      ),
      { fill: SAND },
    ),
  },
  {
    name: 'rings of text',
    design: designOf(
      grid(
        1,
        [0, 340],
        [
          words({ arc: 330, text: MIXED.replace('\n', ' ') }),
          words({ arc: -300, text: 'السلام عليكم ورحمة الله وبركاته' }),
        ],
        [180, 20],
      ),
      {
        fill: SEA,
      },
    ),
  },
]
