import { fillText, useStyles } from '@yawmi/ui'
import { setFontSize } from '../../commands/set-font-size'
import { useCopy } from '../../copy/use-strings'
import { FONT_SIZE } from '../../document/design'
import { panelStyles } from '../../components/panel.styles'
import { RangeField } from './range-field'
import { SelectFirst } from './select-first'
import { useChangeSelected } from './use-change-selected'

/** A slider up to 50. */
export function FontSizePanel() {
  const copy = useCopy()
  const classes = useStyles(panelStyles)
  const { box, change } = useChangeSelected()
  const size = Math.round(box?.fontSize ?? FONT_SIZE.first)
  return (
    <div className={classes.stack}>
      <SelectFirst />
      <RangeField
        label={copy.fontSize}
        value={size}
        valueText={fillText(copy.sizeValue, { n: size })}
        least={FONT_SIZE.least}
        most={FONT_SIZE.most}
        onChange={(value) => change(setFontSize, value)}
      />
    </div>
  )
}
