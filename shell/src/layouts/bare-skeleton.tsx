import { cx, useStyles } from '@yawmi/ui'
import { skeletonStyles, type SkeletonProps } from '../components/skeleton.styles'
import { mainStyles } from '../components/main-area'

/**
 * The skeleton of a screen without a layout. Nothing else could be shown or pressed before that screen loads, so that it
 * stands until then (`index.tsx`).
 */
export function BareSkeleton({ role, children }: SkeletonProps) {
  const classes = useStyles(skeletonStyles)
  return (
    <div data-frame="bare" className={cx(useStyles(mainStyles).main, classes.still, classes[role])}>
      {children}
    </div>
  )
}
