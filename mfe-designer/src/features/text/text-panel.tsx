import type { ComponentType } from 'react'
import { Button, Chip, IconButton, fillText, useStyles } from '@yawmi/ui'
import {
  AddTextIcon,
  AlignTextEndIcon,
  AlignTextMiddleIcon,
  AlignTextStartIcon,
  EdgeBottomIcon,
  EdgeCenterIcon,
  EdgeLeftIcon,
  EdgeMiddleIcon,
  EdgeRightIcon,
  EdgeTopIcon,
  type IconProps,
} from '@yawmi/ui/icons'
import { alignBox, type StagePlace } from '../../commands/align-box'
import { setAlign } from '../../commands/set-align'
import { setLineGap } from '../../commands/set-line-gap'
import { setOpacity } from '../../commands/set-opacity'
import { toggleStyle, type ToggledStyle } from '../../commands/toggle-style'
import { BoxActionIcon } from '../../components/box-action-icon'
import type { DesignerCopy } from '../../copy/ar'
import { useCopy } from '../../copy/use-strings'
import { LINE_GAP, OPACITY, type Align } from '../../document/design'
import { beginText } from '../../studio/begin-text'
import { allActions } from '../../commands/box-actions'
import { panelStyles } from '../../components/panel.styles'
import { RangeField } from './range-field'
import { SelectFirst } from './select-first'
import { useStudioView } from '../../studio/use-studio'
import { useChangeSelected } from './use-change-selected'

type Choice<T> = [value: T, name: keyof DesignerCopy, Icon: ComponentType<IconProps>]

const STYLES: readonly (readonly [ToggledStyle, keyof DesignerCopy])[] = [
  ['bold', 'bold'],
  ['outline', 'outline'],
  ['shadow', 'shadow'],
  ['plate', 'plate'],
]
const ALIGNS: readonly Choice<Align>[] = [
  ['start', 'alignStart', AlignTextStartIcon],
  ['center', 'alignCenter', AlignTextMiddleIcon],
  ['end', 'alignEnd', AlignTextEndIcon],
]
/** From the right as the page runs: the first button puts the text at the right. */
const PLACES: readonly Choice<StagePlace>[] = [
  ['right', 'placeRight', EdgeRightIcon],
  ['center', 'placeCenter', EdgeCenterIcon],
  ['left', 'placeLeft', EdgeLeftIcon],
  ['top', 'placeTop', EdgeTopIcon],
  ['middle', 'placeMiddle', EdgeMiddleIcon],
  ['bottom', 'placeBottom', EdgeBottomIcon],
]

/** How the selected text looks and lies; and another text. */
export function TextPanel() {
  const copy = useCopy()
  const classes = useStyles(panelStyles)
  const { box, change, studio } = useChangeSelected()
  // What can be done hangs on the clipboard and the order as well.
  useStudioView((view) => view)
  const opacity = Math.round((box?.opacity ?? OPACITY.first) * 100)
  const lineGap = box?.lineGap ?? LINE_GAP.first
  return (
    <div className={classes.stack}>
      <Button variant="outline" full onClick={() => beginText(studio)}>
        <AddTextIcon size={20} />
        {copy.addText}
      </Button>
      <SelectFirst />
      <div role="group" aria-label={copy.textStyle} className={classes.group}>
        {STYLES.map(([style, name]) => (
          <Chip key={style} pressed={box?.[style] ?? false} onClick={() => change(toggleStyle, style)}>
            {copy[name]}
          </Chip>
        ))}
      </div>
      <div role="group" aria-label={copy.align} className={classes.group}>
        {ALIGNS.map(([align, name, Icon]) => (
          <Chip
            key={align}
            aria-label={copy[name]}
            pressed={box?.align === align}
            onClick={() => change(setAlign, align)}
          >
            <Icon size={20} />
          </Chip>
        ))}
      </div>
      <RangeField
        label={copy.lineGap}
        value={lineGap}
        valueText={fillText(copy.sizeValue, { n: lineGap })}
        least={LINE_GAP.least}
        most={LINE_GAP.most}
        onChange={(value) => change(setLineGap, value)}
      />
      <RangeField
        label={copy.opacity}
        value={opacity}
        valueText={fillText(copy.zoomValue, { n: opacity })}
        least={OPACITY.least * 100}
        most={OPACITY.most * 100}
        onChange={(value) => change(setOpacity, value / 100)}
      />
      <div role="group" aria-label={copy.placeOnPicture} className={classes.places}>
        {PLACES.map(([place, name, Icon]) => (
          <IconButton key={place} label={copy[name]} onClick={() => change(alignBox, place)}>
            <Icon size={20} />
          </IconButton>
        ))}
      </div>
      <div role="group" aria-label={copy.arrange} className={classes.group}>
        {allActions(box?.locked ?? false).map(({ name, act }) => (
          <Chip key={name} disabled={!act(studio.can)} onClick={() => act(studio.run)}>
            <BoxActionIcon name={name} />
            {copy[name]}
          </Chip>
        ))}
      </div>
    </div>
  )
}
