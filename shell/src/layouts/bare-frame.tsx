import { cx, useStyles } from '@yawmi/ui'
import { frameStyles, type FrameProps } from './frame.styles'
import { mainStyles } from './main-area'

/**
 * The shapes of a screen that owns all of the page. Nothing else could be shown or pressed before that screen comes, so
 * that they stand until then (`start.tsx`).
 */
export function BareFrame({ role, children }: FrameProps) {
  const classes = useStyles(frameStyles)
  return (
    <div data-frame="bare" className={cx(useStyles(mainStyles).main, classes.still, classes[role])}>
      {children}
    </div>
  )
}
