import fc from 'fast-check'
import { type Design, PAGE_NAMES, PATTERNS } from '../document/design'
import { initialDesign } from '../document/pristine'
import { formatDraft, parseDraft } from '../document/stored/draft'
import { FIGURES, ORNAMENTS, STROKES } from '../document/shape-box'
import { createStudio, type Studio, type StudioView } from '../studio/studio'
import { documentFaults } from '../testing/document-faults'
import { exportsBeside, filesBeside } from '../testing/files-beside'
import { addQuote, addText } from './add-box'
import { alignBox } from './placement/align-box'
import { clearAll } from './clear-all'
import { clearBackground } from './background/clear-background'
import { copyBox, cutBox, duplicateBox, pasteBox } from './clipboard'
import { deleteBox } from './delete-box'
import { fitBox } from './placement/fit-box'
import { keepBoxWithin } from './placement/keep-box-within'
import type { Command } from './command'
import type { Run } from './keyboard'
import { lockBox } from './lock-box'
import { nudgeBox } from './placement/nudge-box'
import { moveToEdge } from './placement/move-to-edge'
import { reorderBox } from './placement/reorder-box'
import { selectToward } from './placement/select-toward'
import { setAlign, setFontColor, setFontFamily, setFontSize, setLineGap, toggleStyle } from './text/text-style'
import { fitFontSize } from './text/fit-font-size'
import { setKashida, setLook, toggleAutoFit } from './text/text-looks'
import { fitArc } from './text/fit-arc'
import { setArc } from './text/text-arc'
import { setDirection, setLetterGap, setWordGap } from './text/text-spacing'
import { DIRECTIONS } from '../document/texts/spacing'
import { TEXT_LOOKS } from '../document/text-look'
import { flipBox, resizeBox, rotateBox, setShapeColor, setStrokeWidth } from './element-style'
import { addPicture, addShape } from './add-element'
import { setBackground } from './background/set-background'
import { setFill, setPage } from './background/set-page'
import { setOpacity } from './set-opacity'
import { setText } from './text/set-text'
import { resetTone, setFilter, setTone } from './background/set-tone'
import { FILTERS, TONE_FIELDS } from '../document/tone'
import { cropPicture, flipBackground, turnPicture } from './pictures/shape-picture'
import { setPictureFilter, setPictureTone } from './pictures/tone-picture'
import { transformBox } from './placement/transform-box'
import { transformBoxes } from './placement/transform-boxes'
import { alignTogether, distributeBoxes } from './together/arrange-boxes'
import { growBoxes, turnBoxes } from './together/grow-boxes'
import { groupBoxes, ungroupBoxes } from './together/group-boxes'
import { selectAll, toggleSelected } from './together/select-boxes'

/** Every command of the studio, with an argument made of a number and a text. */
const SHAPES = [...FIGURES, ...STROKES, 'frame', ...ORNAMENTS] as const

const COMMANDS: ((run: Run, n: number, text: string, id: string) => boolean)[] = [
  (run) => run(addText, undefined),
  (run, _, text) => run(addQuote, text),
  (run, n) => run(alignBox, (['left', 'center', 'right', 'top', 'middle', 'bottom'] as const)[n % 6]!),
  (run) => run(clearAll, undefined),
  (run) => run(clearBackground, undefined),
  (run) => run(copyBox, undefined),
  (run) => run(cutBox, undefined),
  (run) => run(deleteBox, undefined),
  (run) => run(duplicateBox, undefined),
  (run, _, __, id) => run(fitBox, { id }),
  (run, n, _, id) => run(keepBoxWithin, { id, within: n % 2 ? 'picture' : 'reach' }),
  (run) => run(lockBox, undefined),
  (run, n) => run(nudgeBox, { dx: n - 50, dy: n }),
  (run) => run(pasteBox, undefined),
  (run, n) => run(reorderBox, n % 2 ? 1 : -1),
  (run, n) => run(moveToEdge, n % 2 ? 'front' : 'back'),
  (run, n) => run(selectToward, (['left', 'right', 'up', 'down'] as const)[n % 4]!),
  (run, n) => run(setAlign, (['start', 'center', 'end'] as const)[n % 3]!),
  (run, n) => run(setBackground, { path: `${n % 3}.webp`, width: 500 + n, height: 900 }),
  (run, n) => run(setFontColor, `#0000${String(n).padStart(2, '0')}`),
  (run, n) => run(setFontFamily, n % 2 ? 'Amiri' : 'Lateef'),
  (run, n) => run(setFontSize, n),
  (run, n) => run(setLook, TEXT_LOOKS[n % TEXT_LOOKS.length]!),
  (run) => run(toggleAutoFit, undefined),
  (run, n) => run(setKashida, n % 7),
  (run, n) => run(setLetterGap, n - 20),
  (run, n) => run(setWordGap, n / 1.5),
  (run, n) => run(setArc, n * 8 - 396),
  (run, n, _, id) => run(fitArc, { id, size: { width: 40 + n * 9, height: 20 + n * 3 } }),
  (run, n) => run(setDirection, DIRECTIONS[n % 3]!),
  (run, _, __, id) => run(fitFontSize, { id }),
  (run, n) => run(setLineGap, n),
  (run, n) => run(setOpacity, n / 100),
  (run, _, text, id) => run(setText, { id, text }),
  (run, n) => run(toggleStyle, (['bold', 'outline', 'shadow', 'plate'] as const)[n % 4]!),
  (run, n, _, id) => run(transformBox, { id, placement: { x: n, rotation: n } }),
  (run, n, _, id) => run(transformBox, { id, placement: { width: 30.4 + n, height: 24.7 + n } }),
  (run, n, _, id) => run(transformBoxes, new Map([[id, { x: n * 9, y: 40, rotation: n }]])),
  (run, n) => run(alignTogether, (['left', 'center', 'right', 'top', 'middle', 'bottom'] as const)[n % 6]!),
  (run, n) => run(distributeBoxes, n % 2 ? 'x' : 'y'),
  (run, n) => run(growBoxes, 1.1 ** (n - 50)),
  (run, n) => run(turnBoxes, n * 4 - 180),
  (run) => run(groupBoxes, undefined),
  (run) => run(ungroupBoxes, undefined),
  (run) => run(selectAll, undefined),
  (run, _, __, id) => run(toggleSelected, id),
  (run, n) => run(addShape, SHAPES[n % SHAPES.length]!),
  (run, n) => run(addPicture, { path: `${n % 3}.webp`, width: 40 + 30 * n, height: 600 }),
  (run, n) => run(flipBox, n % 2 ? 'flipX' : 'flipY'),
  (run, n) => run(resizeBox, n * 40),
  (run, n) => run(rotateBox, n * 4 - 180),
  (run, n, text) => run(setShapeColor, { part: n % 2 ? 'fill' : 'stroke', color: n % 3 ? `12345${n % 10}` : text }),
  (run, n) => run(setStrokeWidth, n),
  (run, n) => run(setTone, { field: TONE_FIELDS[n % TONE_FIELDS.length]!, value: 3 * n - 150 }),
  (run) => run(resetTone, undefined),
  (run, n) => run(turnPicture, { of: n % 2 ? 'selected' : 'background' }),
  (run, n) => run(flipBackground, n % 2 ? 'flipX' : 'flipY'),
  (run, n) =>
    run(cropPicture, {
      of: n % 2 ? 'selected' : 'background',
      crop: n % 5 ? { x: n / 99, y: 1 - n / 99, width: (n % 7) / 6, height: (n % 11) / 10 } : undefined,
    }),
  (run, n) => run(setPictureTone, { field: TONE_FIELDS[n % TONE_FIELDS.length]!, value: 3 * n - 150 }),
  (run, n) => run(setPictureFilter, Object.values(FILTERS)[n % 8]!),
  (run, n) => run(setFilter, Object.values(FILTERS)[n % 8]!),
  (run, n) => run(setPage, [undefined, ...PAGE_NAMES][n % (PAGE_NAMES.length + 1)]),
  (run, n) =>
    run(
      setFill,
      n % 4 ? { from: `0b5d0${n % 10}`, to: '063640', ...(n % 3 && { pattern: PATTERNS[n % 5] }) } : undefined,
    ),
]

/** Of each check: what `npm test` has time for, in some seconds. Each hunt draws as many others (`npm run test:hunt`). */
const HISTORIES = 10_000

const isCommand = (value: unknown): value is Command<unknown> => {
  const { enabled, perform: performs } = Object(value) as Partial<Command<unknown>>
  return typeof enabled === 'function' && typeof performs === 'function'
}

/** Every command that a file of this folder exports, by its name. */
const commandsOfFolder = (): [name: string, command: unknown][] =>
  filesBeside('.')
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => Object.entries(exportsBeside(file)))
    .filter(([, value]) => isCommand(value))

const acts = fc.array(
  fc.record({
    which: fc.nat(COMMANDS.length - 1),
    n: fc.nat(99),
    text: fc.string({ maxLength: 4 }),
    box: fc.nat(9),
    /** Milliseconds before it: within a run of typing, or after one. */
    pause: fc.constantFrom(10, 1000),
    gesture: fc.boolean(),
  }),
  { maxLength: 60 },
)
type Act = typeof acts extends fc.Arbitrary<(infer A)[]> ? A : never

let clock = 0
beforeEach(() => jest.spyOn(Date, 'now').mockImplementation(() => clock))
afterEach(() => jest.restoreAllMocks())

function perform(studio: Studio, { which, n, text, box, pause, gesture }: Act) {
  clock += pause
  const { boxes } = studio.view().design
  const id = boxes[box % Math.max(1, boxes.length)]?.id ?? 'none'
  if (box < 5) studio.select(boxes.length ? id : null)
  if (gesture) studio.begin()
  COMMANDS[which]!(studio.run, n, text, id)
  if (gesture) studio.commit()
}
const redoAll = (studio: Studio): Design[] => {
  const seen = [studio.view().design]
  while (studio.view().canRedo) {
    studio.redo()
    seen.push(studio.view().design)
  }
  return seen
}
const undoAll = (studio: Studio): Design[] => {
  const seen = [studio.view().design]
  while (studio.view().canUndo) {
    studio.undo()
    seen.push(studio.view().design)
  }
  return seen
}

/** Jest's `expect` takes longer than a command: it is called for what is wrong alone. */
function holds(isRight: boolean, what: string): asserts isRight {
  if (!isRight) throw new Error(what)
}

function checkSelection({ design, selected, others }: StudioView): void {
  const ids = new Set(design.boxes.map(({ id }) => id))
  holds(ids.size === design.boxes.length, 'two boxes have one id')
  holds(selected === null || ids.has(selected), 'what is not there is selected')
  holds(selected !== null || others.length === 0, 'others are selected beside none')
  holds(new Set([...others, selected]).size === others.length + 1, 'a box is selected twice')
  holds(
    others.every((id) => ids.has(id)),
    'what is not there is selected beside another',
  )
}

const withoutVersion = (key: string, value: unknown) => (key === 'version' ? undefined : value)

const isSame = (one: readonly Design[], other: readonly Design[]) =>
  one.length === other.length && one.every((design, index) => design === other[index])

describe('random histories of every command', () => {
  it('have every command that the studio has', () => {
    const run: Set<unknown> = new Set()
    const note: Run = (command) => (run.add(command), true)
    for (const command of COMMANDS) command(note, 0, '', '')
    const missing = commandsOfFolder().filter(([, command]) => !run.has(command))
    expect(missing.map(([name]) => name)).toEqual([])
  })

  it('come back to the beginning and from there to the end by the very same designs, and leave one that can be stored', () => {
    fc.assert(
      fc.property(acts, (list) => {
        const first = initialDesign('box-1')
        const studio = createStudio(first)
        for (const act of list) {
          perform(studio, act)
          checkSelection(studio.view())
        }
        const text = formatDraft(studio.view().design)
        const past = undoAll(studio)
        holds(past.at(-1) === first, 'the beginning is another one')
        holds(isSame(redoAll(studio), past.reverse()), 'the way there is another one')
        const read = parseDraft(text)
        // Its fields may be in another order.
        if (!read || formatDraft(read) !== text) expect(read).toEqual(JSON.parse(text, withoutVersion))
        // The server takes it as well.
        holds(documentFaults(text) === undefined, 'the server does not take the design')
      }),
      { numRuns: HISTORIES },
    )
  }, 120_000)

  it('never take more than one step for one command or gesture', () => {
    fc.assert(
      fc.property(acts, (list) => {
        const studio = createStudio(initialDesign('box-1'))
        for (const act of list) {
          const before = studio.view().design
          perform(studio, { ...act, pause: 1000 })
          const after = studio.view().design
          if (after === before) continue
          studio.undo()
          holds(studio.view().design === before, 'a step back leads elsewhere')
          studio.redo()
          holds(studio.view().design === after, 'a step forth leads elsewhere')
        }
      }),
      { numRuns: HISTORIES / 10 },
    )
  }, 60_000)
})
