import { useState, type ReactNode } from 'react'
import { TextField, defineStyles, fillText, useStyles } from '@yawmi/ui'
import { usePanelStrings } from '../copy/panels/use-strings'
import { panelStyles } from './panel.styles'
import { swatchStyles } from './swatch.styles'

const styles = defineStyles({
  picker: { display: 'flex', alignItems: 'end', gap: '3', '& > :first-child': { flex: '1' } },
  native: { width: '48px', height: '48px', padding: '0', border: 'none', background: 'transparent', cursor: 'pointer' },
})

/** Colours that read well on most pictures. */
const SWATCHES = '000000 ffffff 1b2430 f5a524 0b5d6b b3261e 7a2e1a 3b4a9c 25805a b83567 f6e7c8 5cc3d1'.split(' ')

const HEX = /^#?[0-9a-fA-F]{6}$/

interface ColorFieldProps {
  label: string
  /** Six hex digits without `#`; empty where there is none. */
  color: string
  onPick: (hex: string) => void
  /** Another choice among the swatches. */
  children?: ReactNode
}

/** Ready colours, the device's own picker, and the colour as six hex digits. */
export function ColorField({ label, color, onPick, children }: ColorFieldProps) {
  const strings = usePanelStrings()
  const panel = useStyles(panelStyles)
  const swatches = useStyles(swatchStyles)
  const classes = useStyles(styles)
  const [typed, setTyped] = useState<string>()
  const type = (text: string) => {
    setTyped(text)
    if (HEX.test(text)) onPick(text)
  }
  const pick = (hex: string) => {
    setTyped(undefined)
    onPick(hex)
  }
  const shown = color || '000000'
  return (
    <div role="group" aria-label={label} className={panel.stack}>
      <div className={swatches.swatches}>
        {children}
        {SWATCHES.map((hex) => (
          <button
            key={hex}
            type="button"
            className={swatches.swatch}
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
          value={typed ?? `#${shown}`}
          onChange={({ target }) => type(target.value)}
          onBlur={() => setTyped(undefined)}
        />
        <input
          type="color"
          className={classes.native}
          aria-label={strings.colorPicker}
          value={`#${shown}`}
          onChange={({ target }) => pick(target.value)}
        />
      </div>
    </div>
  )
}
