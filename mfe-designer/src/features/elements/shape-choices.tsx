import { useStyles } from '@yawmi/ui'
import { ShapeLook } from '../../canvas/element-look'
import { addShape, type NewShape } from '../../commands/add-element'
import { SHAPE_NAMES } from '../../copy/element-name'
import type { PanelStrings } from '../../copy/panels/ar'
import { usePanelStrings } from '../../copy/panels/use-strings'
import { FIGURES, ORNAMENTS, STROKES, isLine, isOrnament, isStroke, type Ornament } from '../../document/shape-box'
import { useStudio, useStudioView } from '../../studio/use-studio'
import { elementsStyles } from './elements.styles'

const CHOICES: readonly NewShape[] = [...FIGURES, ...STROKES, 'frame', ...ORNAMENTS]

const ORNAMENT_NAMES = {
  'frame-double': 'frameDouble',
  'frame-girih': 'frameGirih',
  'frame-plaque': 'framePlaque',
  'frame-mihrab': 'frameMihrab',
  'corner-star': 'cornerStar',
  'corner-net': 'cornerNet',
} as const satisfies Record<Ornament, keyof PanelStrings>

/** Side of a sample, in its own units. */
const SIDE = 36

/** Every shape as a button that puts it on the picture. */
export function ShapeChoices() {
  const strings = usePanelStrings()
  const studio = useStudio()
  const classes = useStyles(elementsStyles)
  const full = useStudioView((view) => !addShape.enabled(view, 'line'))
  return (
    <div role="group" aria-label={strings.shapes} className={classes.shapes}>
      {CHOICES.map((choice) => (
        <button
          key={choice}
          type="button"
          className={classes.shape}
          disabled={full}
          aria-label={strings[nameOf(choice)]}
          onClick={() => studio.run(addShape, choice)}
        >
          <Sample choice={choice} />
        </button>
      ))}
    </div>
  )
}

function nameOf(choice: NewShape) {
  if (choice === 'frame') return 'shapeFrame'
  return isOrnament(choice) ? ORNAMENT_NAMES[choice] : SHAPE_NAMES[choice]
}

function Sample({ choice }: { choice: NewShape }) {
  const classes = useStyles(elementsStyles)
  const shape = choice === 'frame' ? 'rectangle' : choice
  const stroked = choice === 'frame' || isStroke(shape)
  const height = isLine(shape) ? SIDE / 3 : SIDE
  const strokeWidth = isOrnament(shape) ? 1 : stroked ? 3 : 0
  const look = { shape, width: SIDE, height, strokeWidth, flipX: false, flipY: false }
  return (
    <span className={classes.sample} style={{ height }}>
      <ShapeLook box={{ ...look, fill: stroked ? '' : 'currentColor', stroke: 'currentColor' }} />
    </span>
  )
}
