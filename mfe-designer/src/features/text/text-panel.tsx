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
import { alignBox, type StagePlace } from '../../commands/placement/align-box'
import { setAlign, setLineGap, setOpacity, toggleStyle, type ToggledStyle } from '../../commands/text-style'
import { BoxActionIcon } from '../../components/box-action-icon'
import type { DesignerStrings } from '../../copy/ar'
import { useStrings } from '../../copy/use-strings'
import { LINE_GAP, OPACITY, type Align } from '../../document/design'
import { beginText } from '../../studio/begin-text'
import { allActions } from '../../commands/box-actions'
import { panelStyles } from '../../components/panel.styles'
import { RangeField } from './range-field'
import { SelectFirst } from './select-first'
import { useStudioView } from '../../studio/use-studio'
import { useSelectedBox } from './use-selected-box'

type Choice<T> = [value: T, name: keyof DesignerStrings, Icon: ComponentType<IconProps>]

const STYLES: readonly ToggledStyle[] = ['bold', 'outline', 'shadow', 'plate']
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
  const strings = useStrings()
  const classes = useStyles(panelStyles)
  const { box, change, studio } = useSelectedBox()
  // What can be done hangs on the clipboard and the order as well.
  useStudioView((view) => view)
  const opacity = Math.round((box?.opacity ?? OPACITY.initial) * 100)
  const lineGap = box?.lineGap ?? LINE_GAP.initial
  return (
    <div className={classes.stack}>
      <Button variant="outline" full onClick={() => beginText(studio)}>
        <AddTextIcon size={20} />
        {strings.addText}
      </Button>
      <SelectFirst />
      <div role="group" aria-label={strings.textStyle} className={classes.group}>
        {STYLES.map((style) => (
          <Chip key={style} pressed={box?.[style] ?? false} onClick={() => change(toggleStyle, style)}>
            {strings[style]}
          </Chip>
        ))}
      </div>
      <div role="group" aria-label={strings.align} className={classes.group}>
        {ALIGNS.map(([align, name, Icon]) => (
          <Chip
            key={align}
            aria-label={strings[name]}
            pressed={box?.align === align}
            onClick={() => change(setAlign, align)}
          >
            <Icon size={20} />
          </Chip>
        ))}
      </div>
      <RangeField
        label={strings.lineGap}
        value={lineGap}
        valueText={fillText(strings.sizeValue, { n: lineGap })}
        min={LINE_GAP.min}
        max={LINE_GAP.max}
        onChange={(value) => change(setLineGap, value)}
      />
      <RangeField
        label={strings.opacity}
        value={opacity}
        valueText={fillText(strings.zoomValue, { n: opacity })}
        min={OPACITY.min * 100}
        max={OPACITY.max * 100}
        onChange={(value) => change(setOpacity, value / 100)}
      />
      <div role="group" aria-label={strings.placeOnPicture} className={classes.places}>
        {PLACES.map(([place, name, Icon]) => (
          <IconButton key={place} label={strings[name]} onClick={() => change(alignBox, place)}>
            <Icon size={20} />
          </IconButton>
        ))}
      </div>
      <div role="group" aria-label={strings.arrange} className={classes.group}>
        {allActions(box?.locked ?? false).map(({ name, act }) => (
          <Chip key={name} disabled={!act(studio.can)} onClick={() => act(studio.run)}>
            <BoxActionIcon name={name} />
            {strings[name]}
          </Chip>
        ))}
      </div>
    </div>
  )
}
