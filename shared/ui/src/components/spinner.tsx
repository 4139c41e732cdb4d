import { cx } from '../styles/cx'
import { defineStyles, stylesBy } from '../styles/define-styles'
import { useStyles } from '../hooks/use-styles'

const styles = defineStyles({
  spinner: {
    display: 'inline-block',
    flexShrink: '0',
    borderRadius: 'full',
    border: '2px solid currentColor',
    borderInlineEndColor: 'transparent',
    // A device that sets its own colours would give one to the gap too, and the ring would not be seen to turn.
    forcedColorAdjust: 'preserve-parent-color',
    animation: 'yw-spin 800ms linear infinite',
  },
})

const sized = stylesBy((size: number) => ({ box: `&{width:${size}px;height:${size}px;}` }))

export interface SpinnerProps {
  /** Width and height in px. */
  size?: number
  /** Accessible name, where no text beside it says that something is at work. */
  label?: string
}

export const Spinner = ({ size = 24, label }: SpinnerProps) => (
  <span
    className={cx(useStyles(styles).spinner, useStyles(sized(size)).box)}
    {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
  />
)
