import { Chip, fillText, useStyles } from '@yawmi/ui'
import { allActions } from '../commands/all-actions'
import { selectedBox, type Command } from '../commands/command'
import { setOpacity } from '../commands/set-opacity'
import { alignBox } from '../commands/placement/align-box'
import { useActionStrings } from '../copy/actions/use-strings'
import { usePanelStrings } from '../copy/panels/use-strings'
import { OPACITY } from '../document/placed'
import { useStudio, useStudioView } from '../studio/use-studio'
import { BoxActionIcon } from './actions/box-action-icon'
import { panelStyles } from './panel.styles'
import { PlaceButtons } from './place-buttons'
import { RangeField } from './range-field'

/** What any selected box has: how much shows through it, where it stands, and what can be done to it. */
export function ArrangeFields() {
  const strings = usePanelStrings()
  const actionStrings = useActionStrings()
  const studio = useStudio()
  const classes = useStyles(panelStyles)
  // With nothing selected, a change only warns in the console (specification, section 5).
  const change = <A,>(command: Command<A>, argument: A) => {
    if (!studio.run(command, argument) && !selectedBox(studio.view())) console.warn('no input field selected')
  }
  // What can be done hangs on the clipboard and the order as well.
  const view = useStudioView((whole) => whole)
  const box = selectedBox(view)
  const opacity = Math.round((box?.opacity ?? OPACITY.initial) * 100)
  return (
    <>
      <RangeField
        label={strings.opacity}
        value={opacity}
        valueText={fillText(strings.zoomValue, { n: opacity })}
        min={OPACITY.min * 100}
        max={OPACITY.max * 100}
        onChange={(value) => change(setOpacity, value / 100)}
      />
      <PlaceButtons
        label={strings.placeOnPicture}
        names={{
          right: strings.placeRight,
          center: strings.placeCenter,
          left: strings.placeLeft,
          top: strings.placeTop,
          middle: strings.placeMiddle,
          bottom: strings.placeBottom,
        }}
        onPlace={(place) => change(alignBox, place)}
      />
      <div role="group" aria-label={strings.arrange} className={classes.group}>
        {allActions(view).map(({ name, act }) => (
          <Chip key={name} disabled={!act(studio.can)} onClick={() => act(studio.run)}>
            <BoxActionIcon name={name} />
            {actionStrings[name]}
          </Chip>
        ))}
      </div>
    </>
  )
}
