import type { ReactNode } from 'react'
import { BREAKPOINTS, cx, defineStyles, SkeletonGroup, stylesBy, useStyles } from '@yawmi/ui'
import type { Columns } from '../../hooks/use-columns'

const styles = defineStyles({ grid: { display: 'grid', gap: { base: '3', md: '4' } } })

const columnsOf = (columns: number) => `grid-template-columns:repeat(${columns}, minmax(0, 1fr));`
const WIDER = { sm: `@media (min-width: ${BREAKPOINTS.sm})`, lg: `@media (min-width: ${BREAKPOINTS.lg})` }

/** There are few numbers of columns. */
const laidOut = stylesBy((columns: string) => {
  const [base = 1, sm = 1, lg = 1] = columns.split(' ').map(Number)
  return {
    columns: `&{${columnsOf(base)}}\n${WIDER.sm}{&{${columnsOf(sm)}}}\n${WIDER.lg}{&{${columnsOf(lg)}}}`,
  }
})

/** A grid of placeholders for a list that loads. It is laid out by CSS alone, since it is prerendered too. */
export function GridSkeleton({
  columns,
  count,
  children,
}: {
  columns: Columns
  count: number
  children: (index: number) => ReactNode
}) {
  const classes = useStyles(styles)
  const layout = useStyles(laidOut(columns.join(' ')))
  return (
    <SkeletonGroup>
      <div className={cx(classes.grid, layout.columns)}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index}>{children(index)}</div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
