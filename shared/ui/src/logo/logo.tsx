import { CALENDAR_LEAF } from '@yawmi/brand'
import { useBrand } from '../provider/ui-context'
import { cx } from '../styles/cx'
import { defineStyles, stylesBy, useStyles } from '../styles/use-styles'

const styles = defineStyles({
  logo: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    fontWeight: 'bold',
    lineHeight: 'tight',
    color: 'ink',
  },
})

const sized = stylesBy((size: number) => ({
  mark: { flexShrink: '0', width: 'auto', height: `${size}px` },
  name: { fontSize: `${size * 0.6}px` },
}))

export interface LogoProps {
  /** Height of the mark in px. */
  size?: number
  /** Leaves out the name beside the mark; it stays the accessible name. */
  markOnly?: boolean
  className?: string
}

/** The brand's mark and name. Shapes take the brand's colours, so the mark is right in both themes. */
export const Logo = ({ size = 40, markOnly = false, className }: LogoProps) => {
  const { logo, name } = useBrand()
  const classes = { ...useStyles(styles), ...useStyles(sized(size)) }
  const hidden = { 'aria-hidden': true } as const
  const named = markOnly ? ({ role: 'img', 'aria-label': name } as const) : hidden
  const shapes = logo.shapes.length > 0 ? logo.shapes : CALENDAR_LEAF
  return (
    <span className={cx(classes.logo, className)}>
      {logo.image ? (
        <img src={logo.image} alt={markOnly ? name : ''} className={classes.mark} />
      ) : (
        <svg viewBox={logo.viewBox} className={classes.mark} {...named}>
          {shapes.map(({ d, paint }) => (
            <path key={d} d={d} fill={`var(--yw-${paint})`} />
          ))}
        </svg>
      )}
      {!markOnly && <span className={classes.name}>{name}</span>}
    </span>
  )
}
