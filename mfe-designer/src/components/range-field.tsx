import { useEffect, useId } from 'react'
import { defineStyles, useStyles } from '@yawmi/ui'
import { useStudio } from '../studio/use-studio'

const styles = defineStyles({
  range: { width: 'full', height: '11', accentColor: 'var(--yw-brand)', cursor: 'pointer' },
  size: { display: 'flex', justifyContent: 'space-between', fontWeight: 'bold' },
})

interface RangeFieldProps {
  label: string
  value: number
  /** The value in words, for screen readers. */
  valueText: string
  min: number
  max: number
  disabled?: boolean
  onChange: (value: number) => void
}

/** A slider over a field of the design; its whole way is one step. */
export function RangeField({ label, value, valueText, min, max, disabled, onChange }: RangeFieldProps) {
  const id = useId()
  const studio = useStudio()
  const classes = useStyles(styles)
  // It may go while a finger is on it, as by the way back of a phone: what is done then is no part of its step.
  useEffect(() => studio.commit, [studio])
  return (
    <div>
      <div className={classes.size}>
        <label htmlFor={id}>{label}</label>
        {/* The sign of a negative number stands before it. */}
        <output htmlFor={id} dir="ltr">
          {value}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className={classes.range}
        min={min}
        max={max}
        value={value}
        disabled={disabled}
        aria-valuetext={valueText}
        onPointerDown={studio.begin}
        onPointerUp={studio.commit}
        onPointerCancel={studio.commit}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  )
}
