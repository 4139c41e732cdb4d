import type { CSSProperties, ReactNode } from 'react'
import { Picture, useStyles } from '@yawmi/ui'
import { CopyIcon, PlayIcon, ZoomInIcon } from '@yawmi/ui/icons'
import type { DailyTile } from '../../lib/queries/daily.resource'
import { dailyStyles } from './daily.styles'

const SIZES = '(min-width: 1280px) 380px, (min-width: 600px) 50vw, 100vw'

/** The icon of what a tap does; a video has its play icon on the still. */
const SIGNS = { video: null, image: ZoomInIcon, message: CopyIcon, quote: CopyIcon, joke: CopyIcon, name: CopyIcon }

/** The part of a tile that is shown. */
type ShownTile = Pick<DailyTile, 'kind' | 'name' | 'color' | 'text' | 'more' | 'picture'>

export interface DailyTileCardProps<T extends ShownTile> {
  tile: T
  /** Text colour on the tile's own colour, where white lacks contrast. */
  ink?: string
  onOpen: (tile: T) => void
}

/** A tile of the day: its name on a band in its colour, with the day's content below. */
export function DailyTileCard<T extends ShownTile>({ tile, ink, onOpen }: DailyTileCardProps<T>) {
  const classes = useStyles(dailyStyles)
  const Sign = SIGNS[tile.kind]
  return (
    <button
      type="button"
      className={classes.tile}
      style={{ '--tile': tile.color, '--tile-ink': ink } as CSSProperties}
      onClick={() => onOpen(tile)}
    >
      <span className={classes.band}>
        {tile.name}
        {Sign && <Sign size={20} />}
      </span>
      <Inside tile={tile} />
    </button>
  )
}

function Inside({ tile: { kind, text, more, picture } }: { tile: ShownTile }) {
  const classes = useStyles(dailyStyles)
  if (kind === 'image') return <Still picture={picture} alt={text} />
  if (kind === 'video')
    return (
      <>
        <Still picture={picture} alt="">
          <span className={classes.play}>
            <PlayIcon filled />
          </span>
        </Still>
        <span className={classes.inside} style={{ flex: 'none' }}>
          <span className={classes.text}>{text}</span>
        </span>
      </>
    )
  return (
    <span className={classes.inside}>
      <span className={kind === 'name' ? classes.name : classes.text}>{kind === 'quote' ? `«${text}»` : text}</span>
      {(kind === 'quote' || kind === 'name') && <span className={classes.more}>{more}</span>}
    </span>
  )
}

function Still({ picture, alt, children }: Pick<DailyTile, 'picture'> & { alt: string; children?: ReactNode }) {
  const classes = useStyles(dailyStyles)
  return (
    <span className={classes.still}>
      {picture && <Picture picture={picture} alt={alt} sizes={SIZES} ratio="16 / 9" className={classes.picture} />}
      {children}
    </span>
  )
}
