import { useId } from 'react'
import { fillText, useStyles } from '@yawmi/ui'
import { setFontSize } from '../commands/set-font-size'
import { useCopy } from '../copy/use-copy'
import { FONT_SIZE } from '../document/design'
import { panelStyles } from './panel.styles'
import { SelectFirst } from './select-first'
import { useChangeSelected } from './use-change-selected'

/** A slider up to 50; its whole way is one step. */
export function FontSizePanel() {
  const id = useId()
  const copy = useCopy()
  const classes = useStyles(panelStyles)
  const { box, change, studio } = useChangeSelected()
  const size = Math.round(box?.fontSize ?? FONT_SIZE.first)
  return (
    <div className={classes.stack}>
      <SelectFirst />
      <div>
        <div className={classes.size}>
          <label htmlFor={id}>{copy.fontSize}</label>
          <output htmlFor={id}>{size}</output>
        </div>
        <input
          id={id}
          type="range"
          className={classes.range}
          min={FONT_SIZE.least}
          max={FONT_SIZE.most}
          value={size}
          aria-valuetext={fillText(copy.sizeValue, { n: size })}
          onPointerDown={studio.begin}
          onPointerUp={studio.commit}
          onPointerCancel={studio.commit}
          onChange={({ target }) => change(setFontSize, Number(target.value))}
        />
      </div>
    </div>
  )
}
