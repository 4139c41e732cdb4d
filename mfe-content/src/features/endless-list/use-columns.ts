import { useAtLeast } from '@yawmi/ui'

/** How many columns a grid has now: `[phones, from 600 px, from 1280 px]`. */
export function useColumns([phone, middle, wide]: readonly [number, number, number]): number {
  const isMiddle = useAtLeast('sm')
  const isWide = useAtLeast('lg')
  return isWide ? wide : isMiddle ? middle : phone
}
