import { cx } from '../../styles/cx'
import { defineBaseStyles } from '../../styles/define-styles'
import { useStyles } from '../../hooks/use-styles'

/** Every button and link that looks like one. At least 44 px high, so that a thumb meets it. */
const styles = defineBaseStyles({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'touch',
    minWidth: 'touch',
    borderRadius: 'field',
    border: '1px solid transparent',
    fontWeight: 'bold',
    lineHeight: 'heading',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition: 'background-color 150ms, color 150ms, border-color 150ms',
    '&:is(:disabled, [aria-disabled=true])': { cursor: 'not-allowed' },
    '&:is(:disabled, [aria-disabled=true]):not([data-loading])': {
      // Soft where a device asks for more contrast: lines are dark there.
      backgroundColor: 'var(--yw-line-soft,var(--yw-line))',
      borderColor: 'line',
      color: 'quiet',
    },
    '& > svg': { flexShrink: '0' },
  },
  // Kinds.
  solid: {
    backgroundColor: 'brand',
    color: 'brandInk',
    '@media (hover: hover)': { '&:hover:not(:disabled, [aria-disabled=true])': { backgroundColor: 'brandHover' } },
  },
  accent: {
    backgroundColor: 'accent',
    color: 'accentInk',
    '@media (hover: hover)': { '&:hover:not(:disabled, [aria-disabled=true])': { filter: 'brightness(0.94)' } },
  },
  outline: {
    borderColor: 'edge',
    color: 'brand',
    '@media (hover: hover)': {
      '&:hover:not(:disabled, [aria-disabled=true])': { borderColor: 'brand', backgroundColor: 'brandTint' },
    },
  },
  ghost: {
    color: 'brand',
    // A ground would have it stand out among its neighbours, which have none.
    '&:is(:disabled, [aria-disabled=true]):not([data-loading])': {
      backgroundColor: 'transparent',
      borderColor: 'transparent',
      opacity: '0.6',
    },
    '@media (hover: hover)': { '&:hover:not(:disabled, [aria-disabled=true])': { backgroundColor: 'brandTint' } },
  },
  danger: {
    backgroundColor: 'danger',
    color: 'dangerInk',
    '@media (hover: hover)': { '&:hover:not(:disabled, [aria-disabled=true])': { filter: 'brightness(0.92)' } },
  },
  // Of an outlined or ghost button whose act takes something away.
  dangerous: { color: 'danger' },
  // Sizes and forms.
  md: { paddingInline: '5', paddingBlock: '2', fontSize: 'md' },
  lg: { paddingInline: '6', paddingBlock: '3', minHeight: '14', fontSize: 'lg' },
  full: { width: 'full' },
  round: { padding: '0', borderRadius: 'full' },
})

export interface ButtonLook {
  variant?: 'solid' | 'accent' | 'outline' | 'ghost' | 'danger'
  /** Its act takes something away; for kinds that have no ground of their own. */
  dangerous?: boolean
  size?: 'md' | 'lg'
  /** As wide as its place. */
  full?: boolean
  /** A circle around an icon. */
  round?: boolean
  className?: string
}

/** Class names of a button's look. */
export function useButtonClass(look: ButtonLook): string {
  const { variant = 'solid', size = 'md', dangerous, full, round, className } = look
  const classes = useStyles(styles)
  return cx(
    classes.base,
    classes[variant],
    dangerous && classes.dangerous,
    classes[size],
    full && classes.full,
    round && classes.round,
    className,
  )
}
