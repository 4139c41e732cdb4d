import { Skeleton, cx, useStyles } from '@yawmi/ui'
import { toolBarStyles } from '../../features/tools/tool-bar.styles'

/** The bar of the tools, as a skeleton. */
export function ToolsSkeleton({ place, count }: { place: 'rail' | 'foot'; count: number }) {
  const classes = useStyles(toolBarStyles)
  return (
    <div className={cx(classes.bar, classes[place])} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={classes.tool}>
          <Skeleton shape="circle" width="6" />
          <Skeleton width="12" height="3" />
        </span>
      ))}
    </div>
  )
}
