import type { ReactNode } from 'react'
import { defineStyles, Skeleton, useStyles } from '@yawmi/ui'

const styles = defineStyles({ unseen: { visibility: 'hidden' } })

/** As high as glyphs are, centred in the height of their lines. */
const GLYPH_CLIP = 'inset(0.2em 0 round 8px)'

/** A placeholder as wide and high as a known text whose font is still loading, in the font of any brand. */
export const TextSkeleton = ({ children }: { children: ReactNode }) => (
  <Skeleton width="fit-content" clipPath={GLYPH_CLIP}>
    <span className={useStyles(styles).unseen}>{children}</span>
  </Skeleton>
)

/** The placeholder of a line whose text is not known yet, as high as a line of the text around it. */
export const LineSkeleton = ({ width }: { width: string }) => (
  <Skeleton width={width} maxWidth="100%" clipPath={GLYPH_CLIP}>
    &nbsp;
  </Skeleton>
)
