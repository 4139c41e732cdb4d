import type { ReactNode } from 'react'
import { defineStyles, Skeleton, useStyles } from '@yawmi/ui'

const styles = defineStyles({ unseen: { visibility: 'hidden' } })

/** As high as letters are, in the room of their lines. */
const GLYPH_CLIP = 'inset(0.2em 0 round 8px)'

/** A placeholder as wide and as high as words whose letters are on the way, in whichever brand's. */
export const TextSkeleton = ({ children }: { children: ReactNode }) => (
  <Skeleton width="fit-content" clipPath={GLYPH_CLIP}>
    <span className={useStyles(styles).unseen}>{children}</span>
  </Skeleton>
)

/** A line of words that are not known yet, as high as one of those around it. */
export const LineSkeleton = ({ width }: { width: string }) => (
  <Skeleton width={width} maxWidth="100%" clipPath={GLYPH_CLIP}>
    &nbsp;
  </Skeleton>
)
