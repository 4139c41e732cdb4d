import { CALENDAR_PAGE } from '@yawmi/brand'
import { useBrand } from '../context/ui-context'
import { cx } from '../styles/cx'
import { defineStyles, stylesBy } from '../styles/define-styles'
import { useStyles } from '../hooks/use-styles'

const styles = defineStyles({
  logo: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minWidth: '0',
    fontWeight: 'bold',
    lineHeight: 'tight',
    color: 'ink',
  },
  inLight: { display: 'var(--yw-inLight)' },
  inDark: { display: 'var(--yw-inDark)' },
  mark: { flexShrink: '0', width: 'auto' },
  // Two small lines, or three, no higher than the mark's surroundings; what they do not hold is there for screen readers.
  longName: {
    display: '-webkit-box',
    boxOrient: 'vertical',
    lineClamp: '2',
    minWidth: '0',
    overflow: 'hidden',
    lineHeight: '1.4',
    // Or the dots beneath the last line's letters are cut off.
    paddingBlockEnd: '0.15em',
  },
  longestName: { lineHeight: '1.3', WebkitLineClamp: '3' },
})

/** Letters of a name that fits beside the mark in one line of its full size, in the header of a narrow phone too. */
const SHORT = 10
/** Letters of a name that fits in two small lines there. */
const LONG = 24

const sized = stylesBy((size: number) => ({
  mark: `&{height:${size}px;}`,
  name: `&{font-size:${size * 0.6}px;}`,
  longName: `&{font-size:${size * 0.4}px;}`,
  longestName: `&{font-size:${size * 0.36}px;}`,
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
  const classes = useStyles(styles)
  const sizes = useStyles(sized(size))
  const hidden = { 'aria-hidden': true } as const
  const named = markOnly ? ({ role: 'img', 'aria-label': name } as const) : hidden
  const length = [...name].length
  const shapes = logo.shapes.length > 0 ? logo.shapes : CALENDAR_PAGE
  const images = logo.imageDark
    ? ([
        { src: logo.image, shown: 'inLight' },
        { src: logo.imageDark, shown: 'inDark' },
      ] as const)
    : [{ src: logo.image, shown: undefined }]
  return (
    <span className={cx(classes.logo, className)}>
      {logo.image ? (
        images.map(({ src, shown }) => (
          // A browser does not fetch what is lazy and not shown, and takes nothing that is not shown for a name.
          <img
            key={src}
            src={src}
            alt={markOnly ? name : ''}
            loading={shown && 'lazy'}
            className={cx(classes.mark, sizes.mark, shown && classes[shown])}
          />
        ))
      ) : (
        <svg viewBox={logo.viewBox} className={cx(classes.mark, sizes.mark)} {...named}>
          {shapes.map(({ d, paint }) => (
            <path key={d} d={d} fill={`var(--yw-${paint})`} />
          ))}
        </svg>
      )}
      {!markOnly && (
        <span
          className={cx(
            length > SHORT ? cx(classes.longName, sizes.longName) : sizes.name,
            length > LONG && cx(classes.longestName, sizes.longestName),
          )}
        >
          {name}
        </span>
      )}
    </span>
  )
}
