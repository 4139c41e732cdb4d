import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../styles/cx'
import { defineStyles } from '../../styles/define-styles'
import { useStyles } from '../../hooks/use-styles'

const styles = defineStyles({
  label: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'touch',
    cursor: 'pointer',
    '&:has(:disabled)': { cursor: 'not-allowed', color: 'quiet' },
  },
  box: {
    appearance: 'none',
    flexShrink: '0',
    width: '24px',
    height: '24px',
    borderRadius: 'small',
    border: '2px solid var(--yw-edge)',
    backgroundColor: 'surface',
    display: 'grid',
    placeItems: 'center',
    cursor: 'inherit',
    '&:checked': { backgroundColor: 'brand', borderColor: 'brand' },
    '&:checked::after': {
      content: '""',
      width: '16px',
      height: '16px',
      backgroundColor: 'brandInk',
      // A tick is a tick in both directions of writing: borders would be mirrored.
      clipPath: 'polygon(12% 52%, 24% 40%, 42% 58%, 78% 18%, 90% 30%, 42% 82%)',
      '@media (forced-colors: active)': { backgroundColor: 'ButtonText' },
    },
  },
})

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** What is agreed to or switched on; may hold links. */
  children: ReactNode
}

export const Checkbox = ({ children, className, ...input }: CheckboxProps) => {
  const classes = useStyles(styles)
  return (
    <label className={cx(classes.label, className)}>
      <input type="checkbox" {...input} className={classes.box} />
      <span>{children}</span>
    </label>
  )
}
