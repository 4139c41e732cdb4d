import type { ReactNode } from 'react'
import { Box, SkeletonGroup } from '@yawmi/ui'
import type { Columns } from '../../hooks/use-columns'

/** A grid of placeholders for a list that loads. It is laid out by CSS alone, since it is prerendered too. */
export function GridSkeleton({
  columns: [base, sm, lg],
  count,
  children,
}: {
  columns: Columns
  count: number
  children: (index: number) => ReactNode
}) {
  return (
    <SkeletonGroup>
      <Box
        display="grid"
        gap={{ base: '3', md: '4' }}
        gridTemplateColumns={{ base: template(base), sm: template(sm), lg: template(lg) }}
      >
        {Array.from({ length: count }, (_, index) => (
          <div key={index}>{children(index)}</div>
        ))}
      </Box>
    </SkeletonGroup>
  )
}

const template = (columns: number) => `repeat(${columns}, minmax(0, 1fr))`
