import { Chip, useStyles } from '@yawmi/ui'
import { alignTogether, distributeBoxes } from '../../../commands/together/arrange-boxes'
import { groupBoxes, ungroupBoxes } from '../../../commands/together/group-boxes'
import { panelStyles } from '../../../components/panel.styles'
import { PlaceButtons } from '../../../components/place-buttons'
import { useStudio, useStudioView } from '../../../studio/use-studio'
import { useLayersStrings } from './copy/use-strings'

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
      <PlaceButtons
        label={strings.alignTogether}
        names={{
          right: strings.alignRight,
          center: strings.alignMiddleX,
          left: strings.alignLeft,
          top: strings.alignTop,
          middle: strings.alignMiddleY,
          bottom: strings.alignBottom,
        }}
        can={(place) => studio.can(alignTogether, place)}
        onPlace={(place) => studio.run(alignTogether, place)}
      />
    </div>
  )
}
