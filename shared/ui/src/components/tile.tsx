import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { cx } from '../styles/cx'
import { defineStyles, stylesBy } from '../styles/define-styles'
import { useStyles } from '../hooks/use-styles'

const styles = defineStyles({
  tile: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '3',
    width: 'full',
    minWidth: '0',
    minHeight: 'touch',
    padding: '4',
    borderRadius: 'card',
    border: '1px solid color-mix(in srgb, var(--tile) 24%, var(--yw-surface))',
    backgroundColor: 'color-mix(in srgb, var(--tile) 12%, var(--yw-surface))',
    color: 'ink',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    overflow: 'hidden',
    transition: 'border-color 150ms, transform 150ms',
    '@media (hover: hover)': { '&:hover': { borderColor: 'var(--tile)' } },
    '&:active': { transform: 'scale(0.985)' },
  },
  picture: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: '12',
    height: '12',
    borderRadius: 'field',
    backgroundColor: 'var(--tile)',
    color: '#ffffff',
    overflow: 'hidden',
    '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
  },
  name: { display: 'block', fontWeight: 'bold', fontSize: 'lg', lineHeight: 'heading' },
  // Whole, however narrow the tile or large the letters: half a sentence says nothing.
  description: { fontSize: 'sm', lineHeight: '1.5', color: 'quiet', overflowWrap: 'anywhere' },
  texts: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0', width: 'full' },
})

/** The colour comes from the API: anything that is none gives the brand's own. */
const colored = stylesBy((color: string) => ({
  tint: `&{--tile:${/^#[0-9a-f]{6}$/i.test(color) ? color : 'var(--yw-brand)'};}`,
}))

export interface TileProps extends Omit<ComponentProps<'button'>, 'color' | 'name'> {
  /** The category's own colour, `#rrggbb`; the tile takes a tint of it. */
  color: string
  name: ReactNode
  description?: ReactNode
  /** An icon or picture on the category's colour; white where it has no colour of its own. */
  picture?: ReactNode
  /** The element to be, where the tile leads somewhere: `render={<Link to="…" />}`; a button unless told. */
  render?: ReactElement<{ className?: string; children?: ReactNode }>
}

/** A category: its colour, picture, name and a line about it; the whole tile is one link or one button. */
export const Tile = (props: TileProps) => {
  const { color, name, description, picture, render = <button type="button" />, className, children, ...rest } = props
  const classes = useStyles(styles)
  const { tint } = useStyles(colored(color))
  return cloneElement(
    render,
    { ...rest, className: cx(classes.tile, tint, className) },
    picture && (
      <span key="picture" className={classes.picture}>
        {picture}
      </span>
    ),
    <span key="texts" className={classes.texts}>
      <span className={classes.name}>{name}</span>
      {description && <span className={classes.description}>{description}</span>}
    </span>,
    children,
  )
}
