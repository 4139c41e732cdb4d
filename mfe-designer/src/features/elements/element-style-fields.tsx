import type { ReactNode } from 'react'
import { Chip, plural, useStyles } from '@yawmi/ui'
import { ClearIcon, FlipXIcon, FlipYIcon } from '@yawmi/ui/icons'
import type { Command } from '../../commands/command'
import { flipBox, resizeBox, rotateBox, setShapeColor, setStrokeWidth } from '../../commands/element-style'
import { ColorField } from '../../components/color-field'
import { panelStyles } from '../../components/panel.styles'
import { RangeField } from '../../components/range-field'
import { usePanelStrings, useValueForms } from '../../copy/panels/use-strings'
import type { ElementBox } from '../../document/box'
import { STAGE_SIDE } from '../../document/design'
import { SIDE } from '../../document/placed'
import { STROKE_WIDTH, isStroke, type ShapeBox } from '../../document/shape-box'
import { useStudio } from '../../studio/use-studio'
import { elementsStyles } from './elements.styles'

interface ElementStyleFieldsProps {
  box: ElementBox
  /** How a picture is shown. */
  pictureEdit: ReactNode
  children: ReactNode
}

/** How the selected shape or picture looks and stands. */
export function ElementStyleFields({ box, pictureEdit, children }: ElementStyleFieldsProps) {
  const strings = usePanelStrings()
  const forms = useValueForms()
  const studio = useStudio()
  const classes = useStyles(panelStyles)
  const change = <A,>(command: Command<A>, argument: A) => void studio.run(command, argument)
  const [width, rotation] = [Math.round(box.width), Math.round(((((box.rotation + 180) % 360) + 360) % 360) - 180)]
  return (
    <>
      {box.type === 'shape' && <ShapeFields box={box} change={change} />}
      {box.type === 'picture' && pictureEdit}
      <RangeField
        label={strings.elementWidth}
        value={width}
        valueText={plural(width, forms.points)}
        min={SIDE.min}
        max={Math.max(STAGE_SIDE, width)}
        disabled={box.locked}
        onChange={(value) => change(resizeBox, value)}
      />
      <RangeField
        label={strings.turn}
        value={rotation}
        valueText={plural(rotation, forms.degrees)}
        min={-180}
        max={180}
        disabled={box.locked}
        onChange={(value) => change(rotateBox, value)}
      />
      <div role="group" aria-label={strings.flip} className={classes.group}>
        <Chip pressed={box.flipX} disabled={box.locked} onClick={() => change(flipBox, 'flipX')}>
          <FlipXIcon size={20} />
          {strings.flipX}
        </Chip>
        <Chip pressed={box.flipY} disabled={box.locked} onClick={() => change(flipBox, 'flipY')}>
          <FlipYIcon size={20} />
          {strings.flipY}
        </Chip>
      </div>
      <p role="status" className={classes.note}>
        {box.locked && strings.elementLocked}
      </p>
      {children}
    </>
  )
}

interface ShapeFieldsProps {
  box: ShapeBox
  change: <A>(command: Command<A>, argument: A) => void
}

function ShapeFields({ box, change }: ShapeFieldsProps) {
  const strings = usePanelStrings()
  const forms = useValueForms()
  const classes = useStyles(elementsStyles)
  return (
    <>
      {!isStroke(box.shape) && (
        <>
          <span className={classes.part}>{strings.fillColor}</span>
          <ColorField
            label={strings.fillColor}
            color={box.fill}
            onPick={(color) => change(setShapeColor, { part: 'fill', color })}
          >
            <button
              type="button"
              className={classes.none}
              aria-label={strings.noFill}
              aria-pressed={box.fill === ''}
              onClick={() => change(setShapeColor, { part: 'fill', color: '' })}
            >
              <ClearIcon size={20} />
            </button>
          </ColorField>
        </>
      )}
      <span className={classes.part}>{strings.strokeColor}</span>
      <ColorField
        label={strings.strokeColor}
        color={box.strokeWidth > 0 ? box.stroke : ''}
        onPick={(color) => change(setShapeColor, { part: 'stroke', color })}
      />
      <RangeField
        label={strings.strokeWidth}
        value={box.strokeWidth}
        valueText={plural(box.strokeWidth, forms.points)}
        min={STROKE_WIDTH.min}
        max={STROKE_WIDTH.max}
        disabled={box.locked}
        onChange={(value) => change(setStrokeWidth, value)}
      />
    </>
  )
}
