import {
  DISPLAY_FONTS,
  SAND,
  SEA,
  TURNS,
  designOf,
  emoji,
  grid,
  shape,
  words,
  type Fields,
  type NamedDesign,
  type Picture,
} from './boxes'

const FIGURES = 'rectangle rounded ellipse triangle star heart arch crescent rosette bubble'.split(' ')
const STROKES = 'line dashes arrow wave divider corner'.split(' ')
const ORNAMENTS = 'frame-double frame-girih frame-plaque frame-mihrab corner-star corner-net'.split(' ')
const EMOJI = '1f600 1f54c 2764-fe0f 1f319 1f339 1f382 1f4d6 1f932 2728'.split(' ')
/** A tone spreads what it gets wrong thinly over all of the picture. */
const TONE_OFF = 6

const picture = (source: Picture, more: Fields = {}): Fields => ({
  ...{ type: 'picture', picture: source, width: 180, height: Math.round((180 * source.height) / source.width) },
  ...more,
})

/** A row of frames and ornaments for corners, each with its fields. */
const ornaments = (fieldsOf: (index: number) => Fields): Fields[] =>
  grid(
    ORNAMENTS.length,
    [112, 0],
    ORNAMENTS.map((name, index) =>
      shape(name, { fill: '', stroke: '7a2e1a', strokeWidth: 2, width: 96, height: 130, ...fieldsOf(index) }),
    ),
    [16, 530],
  ).map((box, index) => ({ ...box, id: `ornament-${index + 1}` }))

/** Designs of all that is no text: emoji, shapes, grounds, pictures and their filters. */
export function elementDesigns(library: Picture, own: Picture): NamedDesign[] {
  const edited = (edit: Fields, more: Fields = {}): Fields => ({
    ...{ type: 'picture', picture: { ...own, edit }, width: 200, height: 200 },
    ...more,
  })
  const square = { x: 0.125, y: 0, width: 0.75, height: 1 }
  return [
    {
      name: 'emoji',
      design: designOf(
        grid(
          3,
          [220, 220],
          EMOJI.map((code) => emoji(code)),
        ),
        { fill: SAND },
      ),
    },
    {
      name: 'emoji turned, mirrored and faded',
      design: designOf(
        grid(
          3,
          [220, 220],
          EMOJI.map((code, index) =>
            emoji(code, { rotation: TURNS[index], flipX: index % 2 > 0, opacity: 1 - index / 12 }),
          ),
        ),
        { fill: SEA },
      ),
    },
    {
      name: 'figures',
      design: designOf(
        grid(
          4,
          [170, 170],
          FIGURES.map((name) => shape(name)),
        ),
      ),
    },
    {
      name: 'figures turned and mirrored',
      design: designOf(
        grid(
          4,
          [170, 170],
          FIGURES.map((name, index) => shape(name, { rotation: 9 + index * 17, flipX: index % 2 > 0 })),
        ),
      ),
    },
    {
      name: 'edges of figures, from none to the thickest',
      design: designOf(
        grid(
          4,
          [170, 170],
          FIGURES.map((name, index) => shape(name, { fill: '', strokeWidth: 1 + index * 2.5, rotation: index * 40 })),
        ),
        { fill: SAND },
      ),
    },
    {
      name: 'faded figures on each other, as an A5 card',
      design: designOf(
        grid(
          3,
          [120, 120],
          FIGURES.map((name, index) =>
            shape(name, {
              width: 190,
              height: 230,
              opacity: 0.3 + index / 20,
              rotation: index * 5,
              flipY: index % 2 > 0,
            }),
          ),
        ),
        { page: 'a5', fill: SEA },
      ),
    },
    {
      name: 'lines and ornaments',
      design: designOf([
        ...grid(
          2,
          [340, 170],
          STROKES.map((name, index) =>
            shape(name, { fill: '', width: 280, height: name === 'corner' ? 140 : 48, strokeWidth: 2 + index * 3 }),
          ),
        ),
        ...ornaments((index) => ({ height: 100 + index * 12, strokeWidth: 1 + index })),
      ]),
    },
    {
      name: 'lines and ornaments turned',
      design: designOf([
        ...grid(
          2,
          [340, 220],
          STROKES.map((name, index) =>
            shape(name, {
              fill: '',
              width: 240,
              height: name === 'corner' ? 140 : 48,
              strokeWidth: 3,
              rotation: 11 + index * 29,
              opacity: 0.8,
            }),
          ),
        ),
        ...ornaments((index) => ({ rotation: index * 23 - 12, flipX: index % 2 > 0, opacity: 1 - index / 10 })),
      ]),
      ratio: 1,
    },
    ...['stars', 'girih', 'dots', 'waves', 'scales'].map((pattern, index): NamedDesign => ({
      name: `a ground of ${pattern}`,
      design: designOf(
        grid(
          1,
          [0, 260],
          [words({ fontFamily: DISPLAY_FONTS[index], fontSize: 40 }), shape('star', { rotation: 20 })],
          [40, 80],
        ),
        {
          page: ['square', 'story', 'a5'][index % 3],
          fill: { from: index % 2 ? '0b5d6b' : 'e3f1f3', to: 'bcd9de', pattern },
        },
      ),
    })),
    {
      name: 'pictures upright, mirrored and faded among shapes',
      design: designOf(
        grid(
          3,
          [225, 340],
          [
            picture(library),
            // It is brought to whole units.
            picture(library, { flipX: true, opacity: 0.6, x: 245.4, y: 20.7 }),
            picture(library, { flipY: true, rotation: 180 }),
            picture(own),
            shape('rectangle', { strokeWidth: 10, x: 60, y: 500 }),
            picture(own, { flipY: true, height: 60 }),
          ],
        ),
      ),
    },
    {
      name: 'pictures at every turn',
      design: designOf(
        grid(
          3,
          [225, 225],
          TURNS.map((rotation, index) => picture(index % 2 ? library : own, { rotation, width: 150, height: 150 })),
        ),
      ),
    },
    {
      name: 'one’s own pictures, turned and cropped by quarters',
      design: designOf(
        grid(
          3,
          [225, 225],
          [
            edited({ turn: 1 }, { height: 150 }),
            edited({ turn: 2, flipX: true }),
            edited({ turn: 3, crop: square }),
            edited({ flipY: true, crop: square }, { rotation: 14 }),
            edited({ crop: { x: 0.3, y: 0.2, width: 0.3, height: 0.7 } }, { height: 240 }),
          ],
        ),
        { fill: SAND },
      ),
    },
    {
      name: 'filters of pictures',
      design: designOf(
        grid(
          3,
          [225, 225],
          [
            edited({ tone: { exposure: 20, contrastLevel: 30 } }),
            edited({ tone: { warmth: 70 } }),
            edited({ tone: { gray: 100 } }),
            edited({ tone: { blurRadius: 6, veil: 30 } }),
            edited({ tone: { exposure: -30, warmth: -60, gray: 40 }, crop: square }, { rotation: 8 }),
            { ...emoji('1f319'), opacity: 0.8 },
          ],
        ),
        { fill: SEA },
      ),
    },
    {
      name: 'a background with colours and a veil',
      within: TONE_OFF,
      design: designOf(
        grid(1, [0, 200], [words({ fontColor: 'ffffff' }), shape('heart', { rotation: 12 })], [40, 60]),
        {
          background: library,
          tone: { exposure: 15, contrastLevel: 30, warmth: 60, gray: 40, veil: 25 },
        },
      ),
    },
    {
      name: 'a cool and blurred background',
      within: TONE_OFF,
      design: designOf(grid(1, [0, 200], [words({ look: 'neon' })], [40, 60]), {
        background: library,
        tone: { warmth: -80, blurRadius: 6, veil: 10 },
      }),
    },
    {
      name: 'one’s own background, edited, as a story with all of a tone',
      within: TONE_OFF,
      design: designOf(grid(1, [0, 200], [words({ look: 'gold' }), emoji('2728', { rotation: 30 })], [40, 60]), {
        background: { ...own, edit: { turn: 1, flipX: true } },
        page: 'story',
        tone: { exposure: 10, contrastLevel: 10, warmth: 20, gray: 20, blurRadius: 15, veil: 20 },
      }),
    },
    {
      name: 'one of each on an A5 card, for print',
      design: designOf(
        grid(
          2,
          [240, 170],
          [
            words({ look: 'ribbon', fontColor: 'b3261e', width: 220, fontSize: 20 }),
            words({ arc: 70, text: 'عيد سعيد', width: 220 }),
            shape('star', { rotation: 15 }),
            picture(own, { width: 200, height: 120, rotation: -6 }),
            emoji('1f54c'),
            edited({ tone: { warmth: 50 } }, { width: 160, height: 160 }),
            words({ fontFamily: 'Reem Kufi', width: 220 }),
            shape('divider', { fill: '', width: 220, height: 48 }),
          ],
        ),
        { page: 'a5', fill: { ...SAND, pattern: 'girih' } },
      ),
      ratio: 4,
    },
  ]
}
