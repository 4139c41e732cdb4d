import type { ReactNode } from 'react'
import { defineStyles, SkeletonGroup, useStyles } from '@yawmi/ui'

const styles = defineStyles({ grid: { display: 'grid', gap: { base: '3', md: '4' } } })

/** A grid of shapes where a list is to come. */
export function GridSkeleton({
  columns,
  count,
  children,
}: {
  columns: number
  count: number
  children: (index: number) => ReactNode
}) {
  const classes = useStyles(styles)
  return (
    <SkeletonGroup>
      <div className={classes.grid} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index}>{children(index)}</div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
