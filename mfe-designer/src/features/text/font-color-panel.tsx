import { useStyles } from '@yawmi/ui'
import { setFontColor } from '../../commands/text/text-style'
import { ColorField } from '../../components/color-field'
import { useStrings } from '../../copy/use-strings'
import { panelStyles } from '../../components/panel.styles'
import { SelectFirst } from './select-first'
import { useSelectedText } from './use-selected-text'

/** The colour of the selected text. */
export function FontColorPanel() {
  const strings = useStrings()
  const classes = useStyles(panelStyles)
  const { box, change } = useSelectedText()
  return (
    <div className={classes.stack}>
      <SelectFirst />
      <ColorField
        label={strings.fontColor}
        color={box?.fontColor ?? '000000'}
        onPick={(hex) => change(setFontColor, hex)}
      />
    </div>
  )
}
