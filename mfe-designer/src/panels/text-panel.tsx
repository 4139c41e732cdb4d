import { Button, Chip, useStyles } from '@yawmi/ui'
import { centerBox } from '../commands/center-box'
import { deleteBox } from '../commands/delete-box'
import { duplicateBox } from '../commands/duplicate-box'
import { reorderBox } from '../commands/reorder-box'
import { setAlign } from '../commands/set-align'
import { toggleStyle, type ToggledStyle } from '../commands/toggle-style'
import { addText } from '../commands/add-text'
import { useCopy } from '../copy/use-copy'
import type { Align } from '../document/design'
import { AddTextIcon, CopyIcon, DeleteIcon } from '@yawmi/ui/icons'
import { panelStyles } from './panel.styles'
import { SelectFirst } from './select-first'
import { useChangeSelected } from './use-change-selected'

/** How the selected text looks and lies; and another text. */
export function TextPanel() {
  const copy = useCopy()
  const classes = useStyles(panelStyles)
  const { box, change, studio } = useChangeSelected()
  const styles: [ToggledStyle, string][] = [
    ['bold', copy.bold],
    ['outline', copy.outline],
    ['shadow', copy.shadow],
    ['plate', copy.plate],
  ]
  const aligns: [Align, string][] = [
    ['start', copy.alignStart],
    ['center', copy.alignCenter],
    ['end', copy.alignEnd],
  ]
  return (
    <div className={classes.stack}>
      <Button variant="outline" full onClick={() => studio.run(addText, undefined)}>
        <AddTextIcon size={20} />
        {copy.addText}
      </Button>
      <SelectFirst />
      <div role="group" aria-label={copy.textStyle} className={classes.group}>
        {styles.map(([style, name]) => (
          <Chip key={style} pressed={box?.[style] ?? false} onClick={() => change(toggleStyle, style)}>
            {name}
          </Chip>
        ))}
      </div>
      <div role="group" aria-label={copy.align} className={classes.group}>
        {aligns.map(([align, name]) => (
          <Chip key={align} pressed={box?.align === align} onClick={() => change(setAlign, align)}>
            {name}
          </Chip>
        ))}
      </div>
      <div role="group" aria-label={copy.arrange} className={classes.group}>
        <Chip onClick={() => change(centerBox, undefined)}>{copy.center}</Chip>
        <Chip disabled={!studio.can(reorderBox, 1)} onClick={() => change(reorderBox, 1)}>
          {copy.forward}
        </Chip>
        <Chip disabled={!studio.can(reorderBox, -1)} onClick={() => change(reorderBox, -1)}>
          {copy.backward}
        </Chip>
        <Chip onClick={() => change(duplicateBox, undefined)}>
          <CopyIcon size={20} />
          {copy.duplicate}
        </Chip>
        <Chip onClick={() => change(deleteBox, undefined)}>
          <DeleteIcon size={20} />
          {copy.remove}
        </Chip>
      </div>
    </div>
  )
}
