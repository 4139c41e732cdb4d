import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { cx } from '../styles/cx'
import { defineStyles } from '../styles/define-styles'
import { useStyles } from '../hooks/use-styles'

const styles = defineStyles({
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    paddingInline: '4',
    borderRadius: 'full',
    border: '1px solid var(--yw-edge)',
    backgroundColor: 'surface',
    color: 'ink',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    cursor: 'pointer',
    '@media (hover: hover)': { '&:hover:not(:disabled)': { borderColor: 'brand' } },
    '&:disabled': { color: 'quiet', borderColor: 'line', cursor: 'not-allowed' },
    '&:is([aria-pressed=true], [aria-current], [aria-selected=true])': {
      backgroundColor: 'brand',
      borderColor: 'brand',
      color: 'brandInk',
    },
  },
})

export interface ChipProps extends ComponentProps<'button'> {
  /** Whether it is the one, or one of those, chosen. */
  pressed?: boolean
  /** The element to be, where a chip leads somewhere: `render={<Link to="…" />}`. */
  render?: ReactElement<{ className?: string; children?: ReactNode }>
}

/** A small choice among several: a filter, a tag. */
export const Chip = ({ pressed, render, className, ...rest }: ChipProps) => {
  const classes = cx(useStyles(styles).chip, className)
  return render ? (
    cloneElement(render, { ...rest, className: classes })
  ) : (
    <button type="button" aria-pressed={pressed} {...rest} className={classes} />
  )
}
