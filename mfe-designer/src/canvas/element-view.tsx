import { memo, type PointerEvent, type Ref } from 'react'
import { cx, fillText } from '@yawmi/ui'
import type { ElementBox } from '../document/box'
import { elementName } from '../copy/element-name'
import { elementStyle } from './box-style'
import { ElementLook } from './element-look'
import type { StageParts } from './use-stage-parts'

interface ElementViewProps {
  parts: StageParts
  ref?: Ref<HTMLDivElement>
  box: ElementBox
  /** Its place among the boxes, from 1, and how many there are: screen readers announce both. */
  place: number
  of: number
  selected: boolean
  onPress: (event: PointerEvent<HTMLElement>, id: string) => void
}

/** A shape or a picture on the stage: a button to select and move it. */
export const ElementView = memo(function ElementView({
  parts,
  ref,
  box,
  place,
  of,
  selected,
  onPress,
}: ElementViewProps) {
  const { strings, studio, toast, classes } = parts
  const name = fillText(strings.elementOf, { name: elementName(box, strings), n: place, total: of })
  return (
    <div
      ref={ref}
      role="button"
      tabIndex={0}
      aria-pressed={selected}
      aria-label={box.locked ? `${name} (${strings.lockedShort})` : name}
      data-box={box.id}
      className={cx(classes.box, box.locked && classes.locked)}
      style={elementStyle(box)}
      onPointerDown={(event) => onPress(event, box.id)}
      onFocus={selected ? undefined : () => studio.select(box.id)}
    >
      <span data-reach className={classes.reach} />
      <ElementLook
        box={box}
        onError={() => toast(strings.pictureRefused, 'error')}
        onMissing={() => toast(strings.ownMissing, 'error')}
      />
    </div>
  )
})
