import type { ComponentType } from 'react'
import { Chip, IconButton, useStyles } from '@yawmi/ui'
import {
  EdgeBottomIcon,
  EdgeCenterIcon,
  EdgeLeftIcon,
  EdgeMiddleIcon,
  EdgeRightIcon,
  EdgeTopIcon,
  type IconProps,
} from '@yawmi/ui/icons'
import type { StagePlace } from '../../../commands/placement/align-box'
import { alignTogether, distributeBoxes } from '../../../commands/together/arrange-boxes'
import { groupBoxes, ungroupBoxes } from '../../../commands/together/group-boxes'
import { panelStyles } from '../../../components/panel.styles'
import { useStudio, useStudioView } from '../../../studio/use-studio'
import type { ar } from './copy/ar'
import { useLayersStrings } from './copy/use-strings'

const PLACES: readonly (readonly [StagePlace, keyof typeof ar, ComponentType<IconProps>])[] = [
  ['right', 'alignRight', EdgeRightIcon],
  ['center', 'alignMiddleX', EdgeCenterIcon],
  ['left', 'alignLeft', EdgeLeftIcon],
  ['top', 'alignTop', EdgeTopIcon],
  ['middle', 'alignMiddleY', EdgeMiddleIcon],
  ['bottom', 'alignBottom', EdgeBottomIcon],
]

/** What can be done to several selected boxes: a group of them, in line with one another, or with even spaces. */
export function TogetherFields() {
  const strings = useLayersStrings()
  const studio = useStudio()
  const classes = useStyles(panelStyles)
  // What can be done hangs on the design and on the selection.
  useStudioView((view) => view)
  return (
    <div role="group" aria-label={strings.together} className={classes.stack}>
      <div className={classes.group}>
        <Chip disabled={!studio.can(groupBoxes, undefined)} onClick={() => studio.run(groupBoxes, undefined)}>
          {strings.groupBoxes}
        </Chip>
        <Chip disabled={!studio.can(ungroupBoxes, undefined)} onClick={() => studio.run(ungroupBoxes, undefined)}>
          {strings.ungroupBoxes}
        </Chip>
        <Chip disabled={!studio.can(distributeBoxes, 'x')} onClick={() => studio.run(distributeBoxes, 'x')}>
          {strings.distributeX}
        </Chip>
        <Chip disabled={!studio.can(distributeBoxes, 'y')} onClick={() => studio.run(distributeBoxes, 'y')}>
          {strings.distributeY}
        </Chip>
      </div>
      <div role="group" aria-label={strings.alignTogether} className={classes.places}>
        {PLACES.map(([place, name, Icon]) => (
          <IconButton
            key={place}
            label={strings[name]}
            disabled={!studio.can(alignTogether, place)}
            onClick={() => studio.run(alignTogether, place)}
          >
            <Icon size={20} />
          </IconButton>
        ))}
      </div>
    </div>
  )
}
