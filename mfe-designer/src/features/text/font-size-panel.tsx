import { plural, useStyles } from '@yawmi/ui'
import { setFontSize } from '../../commands/text/text-style'
import { usePanelStrings, useValueForms } from '../../copy/panels/use-strings'
import { FONT_SIZE } from '../../document/box'
import { panelStyles } from '../../components/panel.styles'
import { RangeField } from '../../components/range-field'
import { SelectFirst } from './select-first'
import { useSelectedText } from './use-selected-text'

/** A slider up to 50. */
export function FontSizePanel() {
  const strings = usePanelStrings()
  const forms = useValueForms()
  const classes = useStyles(panelStyles)
  const { box, change } = useSelectedText()
  const size = Math.min(FONT_SIZE.max, Math.round(box?.fontSize ?? FONT_SIZE.initial))
  return (
    <div className={classes.stack}>
      <SelectFirst />
      <RangeField
        label={strings.fontSize}
        value={size}
        valueText={plural(size, forms.points)}
        min={FONT_SIZE.min}
        max={FONT_SIZE.max}
        onChange={(value) => change(setFontSize, value)}
      />
    </div>
  )
}
