import type { CSSProperties, ReactNode } from 'react'
import { useCopy } from '../provider/ui-context'
import { cx } from '../styles/cx'
import { defineStyles, useStyles } from '../styles/use-styles'
import { hiddenFromEyes } from './field.styles'

const styles = defineStyles({
  shape: {
    display: 'block',
    backgroundColor: 'line',
    borderRadius: 'small',
    animation: 'yw-breathe 1600ms ease-in-out infinite',
  },
  text: { height: '0.75em', marginBlock: '0.5em', '&:last-child:not(:only-child)': { width: '60%' } },
  tile: { borderRadius: 'card', width: 'full' },
  circle: { borderRadius: 'full', aspectRatio: '1' },
  hidden: hiddenFromEyes,
})

export interface SkeletonProps {
  /** The shape of what comes: a line of text, a tile or card, a circle, or a plain box. */
  shape?: 'box' | 'text' | 'tile' | 'circle'
  width?: CSSProperties['width']
  height?: CSSProperties['height']
  /** For what keeps its proportions whatever its width, such as a picture: `16 / 9`. */
  aspectRatio?: CSSProperties['aspectRatio']
  className?: string
}

/** Stands where something is to come. Screen readers hear only `SkeletonGroup` around it. */
export const Skeleton = ({ shape = 'box', className, ...size }: SkeletonProps) => {
  const classes = useStyles(styles)
  return <span aria-hidden className={cx(classes.shape, shape !== 'box' && classes[shape], className)} style={size} />
}

export interface SkeletonTextProps {
  lines?: number
}

/** Lines of a text to come, the last one shorter. */
export const SkeletonText = ({ lines = 3 }: SkeletonTextProps) => (
  <span aria-hidden>
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} shape="text" />
    ))}
  </span>
)

/** Says once, for all the skeletons within, that something is being loaded. */
export const SkeletonGroup = ({ children, className }: { children: ReactNode; className?: string }) => {
  const classes = useStyles(styles)
  return (
    <div role="status" aria-busy className={className}>
      <span className={classes.hidden}>{useCopy().loading}</span>
      {children}
    </div>
  )
}
