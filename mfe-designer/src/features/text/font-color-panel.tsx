import { useState } from 'react'
import { TextField, fillText, useStyles } from '@yawmi/ui'
import { setFontColor } from '../../commands/text-style'
import { useStrings } from '../../copy/use-strings'
import { panelStyles } from '../../components/panel.styles'
import { SelectFirst } from './select-first'
import { useSelectedBox } from './use-selected-box'

/** Colours that read well on most pictures. */
const SWATCHES = '000000 ffffff 1b2430 f5a524 0b5d6b b3261e 7a2e1a 3b4a9c 25805a b83567 f6e7c8 5cc3d1'.split(' ')

const HEX = /^#?[0-9a-fA-F]{6}$/

/** Ready colours, the device's own picker, and the colour as six hex digits. */
export function FontColorPanel() {
  const strings = useStrings()
  const classes = useStyles(panelStyles)
  const { box, change } = useSelectedBox()
  const color = box?.fontColor ?? '000000'
  const [typed, setTyped] = useState<string>()
  const type = (text: string) => {
    setTyped(text)
    if (HEX.test(text)) change(setFontColor, text)
  }
  const pick = (hex: string) => {
    setTyped(undefined)
    change(setFontColor, hex)
  }
  return (
    <div className={classes.stack}>
      <SelectFirst />
      <div role="group" aria-label={strings.fontColor} className={classes.swatches}>
        {SWATCHES.map((hex) => (
          <button
            key={hex}
            type="button"
            className={classes.swatch}
            style={{ backgroundColor: `#${hex}` }}
            aria-label={fillText(strings.colorOf, { hex: `#${hex}` })}
            aria-pressed={color === hex}
            onClick={() => pick(hex)}
          />
        ))}
      </div>
      <div className={classes.picker}>
        <TextField
          label={strings.colorHex}
          dir="ltr"
          maxLength={7}
          spellCheck={false}
          value={typed ?? `#${color}`}
          onChange={({ target }) => type(target.value)}
          onBlur={() => setTyped(undefined)}
        />
        <input
          type="color"
          className={classes.native}
          aria-label={strings.colorPicker}
          value={`#${color}`}
          onChange={({ target }) => pick(target.value)}
        />
      </div>
    </div>
  )
}
