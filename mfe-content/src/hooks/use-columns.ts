import { useAtLeast } from '@yawmi/ui'

/** Columns of a grid: `[phones, from 600 px, from 1280 px]`. */
export type Columns = readonly [number, number, number]

/** The grids of this remote, by their content. */
export const COLUMNS = {
  videos: [1, 1, 1],
  pictures: [2, 3, 4],
  quotes: [1, 2, 2],
  packs: [1, 2, 3],
  texts: [1, 2, 3],
} as const satisfies Record<string, Columns>

/** The current number of columns of a grid. */
export function useColumns([phone, middle, wide]: Columns): number {
  const isMiddle = useAtLeast('sm')
  const isWide = useAtLeast('lg')
  return isWide ? wide : isMiddle ? middle : phone
}
