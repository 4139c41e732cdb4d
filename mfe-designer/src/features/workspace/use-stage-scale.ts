import { useLayoutEffect, useState, type RefObject } from 'react'
import { useAtLeast } from '@yawmi/ui'
import { STAGE, type Size } from '../../document/design'

/** Per cent that the zoom select offers (specification, section 9). */
export const ZOOMS = [100, 75, 50] as const
export type Zoom = (typeof ZOOMS)[number]

/** Screen px of one stage unit on a desktop: the workspace is about 700 px on large screens and 600 on medium ones. */
export function useDesktopScale(zoom: Zoom): number {
  const workspace = useAtLeast('lg') ? 700 : 600
  return (workspace / STAGE) * (zoom / 100)
}

/** Widest that the workspace is on a phone, in px. */
const PHONE_WORKSPACE = 500

/** Screen px of one stage unit so that the whole stage is seen within an element. */
export function useFittingScale(place: RefObject<HTMLElement | null>, { width, height }: Size): number {
  const [room, setRoom] = useState<Size>({ width: PHONE_WORKSPACE, height: PHONE_WORKSPACE })
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [place])
  const most = PHONE_WORKSPACE / STAGE
  return Math.min(most, room.width / width, room.height / height) || most
}
