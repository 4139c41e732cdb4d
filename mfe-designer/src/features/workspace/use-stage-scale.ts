import { useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useAtLeast } from '@yawmi/ui'
import { STAGE_SIDE } from '../../document/design'
import type { Size } from '../../document/placed'

/** Percentages that the zoom select offers (specification, section 9). */
export const ZOOMS = [100, 75, 50] as const
export type Zoom = (typeof ZOOMS)[number]

/** Screen px of one stage unit on a desktop: the workspace is about 700 px on large screens and 600 on medium ones. */
export function useDesktopScale(zoom: Zoom): number {
  const workspace = useAtLeast('lg') ? 700 : 600
  return (workspace / STAGE_SIDE) * (zoom / 100)
}

/** Largest width of the workspace on a phone. */
const PHONE_WORKSPACE_PX = 500

const roomOf = ({ clientWidth, clientHeight }: HTMLElement): Size => ({ width: clientWidth, height: clientHeight })

/**
 * Screen px of one stage unit at which the whole stage fits into an element.
 * @returns undefined until the element has been measured, which is before it is painted: a stage that is rendered for a guess has all its boxes
 *   styled and laid out twice
 */
export function useFittingScale(place: RefObject<HTMLElement | null>, { width, height }: Size): number | undefined {
  const [room, setRoom] = useState<Size>()
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    let known: Size | undefined
    const measure = () => setRoom((known = roomOf(element)))
    measure()
    const watch = new ResizeObserver(() => {
      const { width, height } = roomOf(element)
      // In the frame in which the room changes: rendered after it, the picture would be painted over what is beside it.
      if (width !== known?.width || height !== known.height) flushSync(measure)
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [place])
  const maxScale = PHONE_WORKSPACE_PX / STAGE_SIDE
  return room && (Math.min(maxScale, room.width / width, room.height / height) || maxScale)
}
